import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';

/**
 * Waits for a named lock and holds it until the transaction ends, so that the section after it runs in one transaction at a
 * time. Several locks are acquired in the order of their names, so that two sections cannot wait for each other.
 */
export async function lockInTx({ db }: Pick<Ctx, 'db'>, ...names: string[]): Promise<void> {
  for (const name of names.toSorted())
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same for sections that only exclude the holder of `lockInTx`, not each other. */
export async function lockSharedInTx({ db }: Pick<Ctx, 'db'>, name: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`);
}
