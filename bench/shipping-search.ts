import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectToAdministrate } from '../apps/server/src/platform/db/migrations.ts';
import { withoutIndexes } from './growth-fill.ts';
import { callDesk, getMedian, type ShippingDesk } from './shipping.ts';

export interface SearchFigure {
  key: string;
  medianMs: number;
}

const rareSku = 'BENCH-ORDER-4321';
const rareProduct = 'thing dpjlphbdfnom';

/** One order of the shop, and each key by which it alone is found. */
export type SearchKeys = Readonly<Record<string, string>>;

/**
 * A parcel for each order that left, and for each that arrived a replacement; then one order in the middle gets a product and a SKU
 * that no other has.
 */
export async function addSearchKeys(client: Client): Promise<void> {
  await withoutIndexes(client, ['shipments', 'return_requests'], async () => {
    await client.query(
      `insert into shipments (order_id, carrier, tracking_number, tracking_key, shipped_at, delivered_at)
        select id, 'DHL', 'COPY' || right(number, 8), 'COPY' || right(number, 8), placed_at + interval '1 day',
          case when fulfilment = 'delivered' then placed_at + interval '5 days' end
        from orders where fulfilment in ('shipped', 'delivered')`,
    );
    await client.query(
      `insert into return_requests (order_id, store_id, kind, state, reason, text, language, answered_by, created_at, changed_at,
         replacement_carrier, replacement_number, replacement_key, replacement_sent_at)
        select id, store_id, 'return', 'replaced', 'damaged', '', 'en', 'operators', placed_at, placed_at,
          'DHL', 'AGAIN' || right(number, 8), 'AGAIN' || right(number, 8), placed_at from orders where fulfilment = 'delivered'`,
    );
  });
  await client.query(
    `with line as (
        select l.id, l.variant_id from order_lines l where l.position = 0 and l.order_id =
          (select id from orders where fulfilment = 'delivered' order by id offset (select count(*) / 2 from orders where fulfilment = 'delivered') limit 1)),
      variant as (
        insert into variants select copy.* from variants t join line on line.variant_id = t.id
          cross join lateral jsonb_populate_record(t, jsonb_build_object('id', t.id + 100000000, 'sku', $1::text)) copy returning id)
    update order_lines l set search_text = $2, variant_id = variant.id from line, variant where l.id = line.id`,
    [rareSku, rareProduct],
  );
}

/** The keys of the order that has the product and the SKU. */
async function readSearchKeys(client: Client): Promise<SearchKeys> {
  const { rows } = await client.query<{ number: string; email: string }>(
    'select o.number, o.email from orders o join order_lines l on l.order_id = o.id where l.search_text = $1',
    [rareProduct],
  );
  const [order] = rows;
  if (!order) throw new Error('No order has the rare product');
  const digits = order.number.slice(-8);
  const name = order.email.split('@')[0] ?? '';
  return {
    number: order.number,
    product: rareProduct,
    SKU: rareSku,
    'name of the buyer': name,
    'email address': order.email,
    telephone: `+34 6${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
    postcode: `${Number(digits)}X`,
    'tracking number': `copy ${digits}`,
    'tracking number of a replacement': `again ${digits}`,
  };
}

/** How often the tables of the search were read from end to end since the server began. */
async function countTableScans(client: Client): Promise<number> {
  const { rows } = await client.query<{ scans: string }>(
    `select sum(seq_scan) as scans from pg_stat_user_tables where relname in ('orders', 'order_lines', 'shipments', 'return_requests')`,
  );
  return Number(rows[0]?.scans ?? 0);
}

/** Connections write their statistics once a second at most. */
const statisticsMs = 2_000;

/** The operators' search for one order by each key, one request after the other. */
export async function measureOrderSearch(
  desk: ShippingDesk,
): Promise<{ figures: SearchFigure[]; tableScans: number }> {
  const client = await connectToAdministrate(desk.databaseUrl);
  try {
    const keys = await readSearchKeys(client);
    await sleep(statisticsMs);
    const before = await countTableScans(client);
    const figures: SearchFigure[] = [];
    for (const [key, keywords] of Object.entries(keys)) {
      const durations: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const began = performance.now();
        const { list } = await callDesk<{ list: unknown[] }>(
          desk,
          `orders?pageSize=20&keywords=${encodeURIComponent(keywords)}`,
        );
        if (list.length !== 1) throw new Error(`${key} found ${list.length} orders`);
        // The first ones prepare statements and read pages from disk.
        if (round >= 10) durations.push(performance.now() - began);
      }
      figures.push({ key, medianMs: getMedian(durations) });
    }
    await sleep(statisticsMs);
    return { figures, tableScans: (await countTableScans(client)) - before };
  } finally {
    await client.end();
  }
}
