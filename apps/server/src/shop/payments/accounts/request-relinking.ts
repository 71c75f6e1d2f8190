import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notifyOwner } from '../../notifications/index.ts';
import { readMode } from '../adapters/providers.ts';
import { isMadeInOther } from '../keys/own-accounts.ts';

/** Keys of another account may be a mistake that operators put right. */
const settledMs = 86_400_000;

/** The columns that decide under whose keys an account was linked, of the two rows of the statement. */
const columnsOf = {
  l: { provider: sql`l.provider`, isTest: sql`l.is_test`, madeAt: sql`l.created_at` },
  r: { provider: sql`r.provider`, isTest: sql`r.is_test`, madeAt: sql`r.created_at` },
};

/**
 * Notifies owners once that an account has to be linked again: one that was linked in tests, after the platform began to take real
 * money, by the back office or by the environment; and one that was linked under another account of the platform at the provider,
 * a day after that changed. Owners with an account that serves are left out.
 */
export async function requestRelinking(ctx: Ctx, limit = 500): Promise<number> {
  const { isLive } = readMode(ctx);
  return inTx(ctx, async (tx) => {
    const now = tx.clock.now();
    const settled = new Date(now.getTime() - settledMs).toISOString();
    const isElsewhere = (row: 'l' | 'r') => {
      const { provider, isTest, madeAt } = columnsOf[row];
      return sql`(${isMadeInOther(provider, isTest, madeAt)} and not exists (select 1 from provider_accounts a
        where a.provider = ${provider} and a.is_live = not ${isTest} and a.since > ${settled}::timestamptz))`;
    };
    const isOfTests = (row: 'l' | 'r') => sql`(${isLive} and ${columnsOf[row].isTest})`;
    const due = await tx.db.rows(
      sql`
      update linked_accounts set relink_requested_at = ${now.toISOString()}::timestamptz where id in (
        select l.id from linked_accounts l
        where l.state = 'active' and l.relink_requested_at is null and (${isOfTests('l')} or ${isElsewhere('l')})
          and not exists (select 1 from linked_accounts r where r.store_id = l.store_id and r.state = 'active'
            and r.is_test = ${!isLive} and not ${isElsewhere('r')})
        order by l.id limit ${limit} for update skip locked)
      returning id, store_id, coalesce(label, '') as label`,
      { id: as.id, storeId: as.id, label: as.text },
    );
    const byStore = new Map(due.map((account) => [account.storeId, account]));
    for (const { id, storeId, label } of byStore.values())
      await notifyOwner(tx, storeId, {
        template: 'payment-account-relink',
        key: `account-relink:${id}`,
        values: { account: label },
        path: '/payment',
      });
    return byStore.size;
  });
}
