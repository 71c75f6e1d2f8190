import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { ownStoreId } from '../stores/index.ts';

const addressesMax = 5;
/** Owners order for themselves rarely: further back nothing new is found. */
const ordersMax = 50;

/** Where the last orders for oneself went, each address once, the newest first. */
export async function listOwnAddresses(ctx: Ctx): Promise<{ list: Address[] }> {
  const rows = await ctx.db.rows(
    sql`
    select latest.address from (
      select o.id, o.address from orders o where o.store_id = ${ownStoreId(ctx)} and o.kind = 'own' and o.address ->> 'line1' <> ''
      order by o.placed_at desc, o.id desc limit ${ordersMax}::int) latest
    group by latest.address order by max(latest.id) desc limit ${addressesMax}::int`,
    { address: as.json<Address>() },
  );
  return { list: rows.map(({ address }) => address) };
}
