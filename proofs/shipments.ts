import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { shipPasted, withdrawShipmentBatch } from '@vitrine/contract/shop/bulk-shipments.ts';
import { sql } from 'drizzle-orm';
import { as } from '../apps/server/src/platform/db/sql-rows.ts';
import { payPlacedOrder, placeNewOrder } from './buyers.ts';
import { callUntilAnswered } from './calls.ts';
import { type Random, seededRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { endDeadLeases, findBreaks, waitForQuiet } from './verdict.ts';

export interface ShipmentsLoad {
  kills: number;
  orders: number;
  seed: number;
}

export interface ShipmentsResult {
  kills: number;
  /** Calls that were answered only when they were repeated. */
  repeated: number;
  /** Milliseconds of the calls that no kill met, for each order. */
  msPerOrder: number;
  breaks: string[];
}

const buyersAtOnce = 6;

/** Paid orders of one store. */
export async function placeOrders(shop: Shop, count: number, random: Random): Promise<string[]> {
  const numbers: string[] = [];
  let next = 0;
  const buy = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const order = await placeNewOrder(shop, {
        slug: shop.platformOwner.slug,
        variantId: shop.variants[index % shop.variants.length] ?? '',
        quantity: random.between(1, 3),
        email: `shipped-${index}@example.com`,
      });
      await payPlacedOrder(shop, order.token);
      numbers.push(order.number);
    }
  };
  await Promise.all(Array.from({ length: buyersAtOnce }, buy));
  return numbers;
}

/** Sends a call and kills the server some milliseconds later, before or after its commit. */
async function killDuring<Answer>(
  shop: Shop,
  afterMs: number | undefined,
  send: (onRetry: () => void) => Promise<Answer>,
): Promise<{ answer: Answer; ms: number; isRepeated: boolean }> {
  let isRepeated = false;
  const began = performance.now();
  const sending = send(() => {
    isRepeated = true;
  });
  if (afterMs !== undefined) {
    await pause(afterMs);
    await shop.kill(() => endDeadLeases(shop));
    await shop.start();
  }
  const answer = await sending;
  return { answer, ms: performance.now() - began, isRepeated };
}

/** Everything that is lost or doubled: parcels, units, lines of the timeline, emails. */
export async function findShippingBreaks(shop: Shop, orders: number): Promise<string[]> {
  const [found] = await shop.database().db.rows(
    sql`
    with o as (select id, fulfilment from orders where email like 'shipped-%')
    select (select count(*) from o where fulfilment = 'shipped')::int as shipped,
      (select count(*) from shipments s join o on o.id = s.order_id)::int as parcels,
      (select count(*) from order_lines l join o on o.id = l.order_id where l.shipped = l.quantity)::int as whole_lines,
      (select count(*) from (select s.order_id, sum(sl.quantity) as units from shipments s join shipment_lines sl on sl.shipment_id = s.id
        group by 1) p join (select order_id, sum(quantity) as units from order_lines group by 1) l using (order_id)
        join o on o.id = p.order_id where p.units = l.units)::int as whole_parcels,
      (select count(*) from (select s.tracking_key from shipments s group by 1 having count(*) > 1) twice)::int as doubled_numbers,
      (select count(*) from (select e.order_id from order_events e join o on o.id = e.order_id where e.kind = 'shipped'
        group by 1 having count(*) <> 1 + (select count(*) from order_events w where w.order_id = e.order_id and w.kind = 'parcel_withdrawn')) odd)::int as odd_timelines,
      (select count(*) from (select s.order_id, count(m.id) as mails from shipments s join o on o.id = s.order_id
        left join outbox_mails m on m.unique_key like 'shipped-' || s.id || ':%' group by s.order_id, s.id having count(m.id) <> 1) odd)::int as odd_mails`,
    {
      shipped: as.integer,
      parcels: as.integer,
      wholeLines: as.integer,
      wholeParcels: as.integer,
      doubledNumbers: as.integer,
      oddTimelines: as.integer,
      oddMails: as.integer,
    },
  );
  const wanted = {
    shipped: orders,
    parcels: orders,
    wholeLines: orders,
    wholeParcels: orders,
    doubledNumbers: 0,
    oddTimelines: 0,
    oddMails: 0,
  };
  return Object.entries(wanted).flatMap(([name, count]) =>
    found?.[name as keyof typeof wanted] === count
      ? []
      : [`${found?.[name as keyof typeof wanted]} ${name} instead of ${count}`],
  );
}

/** Orders are shipped by pasted lists, and some lists are taken back and shipped again, with the server killed during the calls. */
export async function runShipments(
  shop: Shop,
  { kills, orders, seed }: ShipmentsLoad,
): Promise<ShipmentsResult> {
  const random = seededRandom(seed);
  const numbers = await placeOrders(shop, orders, random);
  const lists = Math.max(kills, 4);
  const size = Math.ceil(orders / lists);
  let done = 0;
  let repeated = 0;
  const undisturbed: number[] = [];
  const breaks: string[] = [];
  const shipList = (list: readonly string[], round: number) => {
    const key = randomUUID();
    const text = list
      .map((number) => `${number}\tPR${round}${number.replace(/\D/g, '').padStart(12, '0')}`)
      .join('\n');
    return (onRetry: () => void) =>
      callUntilAnswered(
        shop,
        shipPasted,
        { body: { text, carrier: 'DHL' } },
        { token: shop.operatorToken, key, onRetry },
      );
  };
  for (let index = 0; index < lists; index += 1) {
    const list = numbers.slice(index * size, (index + 1) * size);
    if (!list.length) break;
    const afterMs = done < kills ? random.between(0, 4 + 2 * list.length) : undefined;
    if (afterMs !== undefined) done += 1;
    const { answer, ms, isRepeated } = await killDuring(shop, afterMs, shipList(list, 1));
    if (isRepeated) repeated += 1;
    if (afterMs === undefined) undisturbed.push(ms / list.length);
    if (answer.data?.shippedCount !== list.length)
      breaks.push(`${answer.data?.shippedCount} of ${list.length} were shipped: ${answer.text}`);
    // Every fourth list is taken back and shipped again.
    const batchKey = answer.data?.batchKey;
    if (index % 4 !== 3 || !batchKey) continue;
    const undoKey = randomUUID();
    const undone = await killDuring(shop, undefined, (onRetry) =>
      callUntilAnswered(
        shop,
        withdrawShipmentBatch,
        { params: { batchKey } },
        { token: shop.operatorToken, key: undoKey, onRetry },
      ),
    );
    if (undone.answer.data?.withdrawnCount !== list.length)
      breaks.push(`A list was not taken back: ${undone.answer.text}`);
    const again = await killDuring(shop, undefined, shipList(list, 2));
    undisturbed.push(again.ms / list.length);
  }
  breaks.push(
    ...(await waitForQuiet(shop)),
    ...(await findShippingBreaks(shop, numbers.length)),
    ...(await findBreaks(shop)),
  );
  return {
    kills: done,
    repeated,
    msPerOrder: undisturbed.reduce((sum, one) => sum + one, 0) / Math.max(1, undisturbed.length),
    breaks,
  };
}
