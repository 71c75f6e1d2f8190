import { sql } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { createPurchases } from './create-purchase-orders.ts';

/** Between two purchase orders that are made by schedule for a supplier. */
const pauseMs = 22 * 3_600_000;

/** Makes and sends the day's purchase order of each supplier that operators chose this for. */
export async function createAutomatically(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const since = new Date(platform.clock.now().getTime() - pauseMs).toISOString();
  const due = await ctx.db.rows(
    sql`select s.id from suppliers s where s.is_automatic and not exists (
      select 1 from purchase_orders p where p.supplier_id = s.id and p.is_automatic and p.created_at > ${since}::timestamptz) order by s.id`,
    { id: as.id },
  );
  if (!due.length) return;
  const body = {
    supplierIds: due.map(({ id }) => id),
    chooseBy: 'preferred' as const,
    choices: [],
    isSent: true,
  };
  await inTx(ctx, (tx) => createPurchases(tx, body, true)).catch((error: unknown) => {
    if (!(error instanceof Failure && error.code === 'nothing-to-purchase')) throw error;
  });
}
