import { sql } from 'drizzle-orm';
import { type Ctx, inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { notifyOwner } from '../../notifications/index.ts';
import { readMode } from '../adapters/providers.ts';

/**
 * Notifies owners once that an account which was linked in tests has to be linked again, after the platform began to take real
 * money, by the back office or by the environment. Owners with an account of real money are left out.
 */
export async function requestRelinking(ctx: Ctx, limit = 500): Promise<number> {
  if (!readMode(ctx).isLive) return 0;
  return inTx(ctx, async (tx) => {
    const due = await tx.db.rows(
      sql`
      update linked_accounts set relink_requested_at = ${tx.clock.now().toISOString()}::timestamptz where id in (
        select l.id from linked_accounts l
        where l.is_test and l.state = 'active' and l.relink_requested_at is null
          and not exists (select 1 from linked_accounts r where r.store_id = l.store_id and r.state = 'active' and not r.is_test)
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
