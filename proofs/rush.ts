import { sql } from 'drizzle-orm';
import { payPlacedOrder, placeNewOrder } from './buyers.ts';
import type { Shop } from './shop.ts';
import { findBreaks, waitForQuiet, watchFaults } from './verdict.ts';

/** Many buyers, each through the whole checkout at the same time, for a few units: as many orders as units. */
export async function runRush(
  shop: Shop,
  settings: { buyers: number; units: number },
): Promise<{ paid: number; breaks: string[] }> {
  const findFaults = watchFaults(shop);
  const { db } = shop.database();
  const { slug, storeId } = shop.platformOwner;
  await db.execute(
    sql`update stock_levels set on_hand = held + ${settings.units} where variant_id = ${shop.scarce}`,
  );
  // Everybody has a cart and an order before the first one pays: then they run.
  const placed = await Promise.all(
    Array.from({ length: settings.buyers }, (_, index) =>
      placeNewOrder(shop, {
        slug,
        variantId: shop.scarce,
        quantity: 1,
        email: `rush-${index}@example.com`,
      }),
    ),
  );
  const outcomes = await Promise.all(placed.map(({ token }) => payPlacedOrder(shop, token)));
  const paid = outcomes.filter((outcome) => outcome === 'paid').length;
  const left = await waitForQuiet(shop);
  const { rows } = await db.execute<{ paid: number; on_hand: number; held: number }>(sql`
    select (select count(distinct o.id)::int from orders o join order_lines l on l.order_id = o.id
        where o.store_id = ${storeId} and l.variant_id = ${shop.scarce} and o.buyer_payment = 'paid') as paid,
      on_hand, held from stock_levels where variant_id = ${shop.scarce}`);
  const [row] = rows;
  const isRight =
    paid === settings.units && row?.paid === settings.units && row.on_hand === 0 && row.held === 0;
  const breaks = isRight
    ? []
    : [`${settings.units} units gave ${paid} paid orders: ${JSON.stringify(row)}`];
  return { paid, breaks: [...left, ...breaks, ...(await findBreaks(shop)), ...findFaults()] };
}
