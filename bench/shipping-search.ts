import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectToAdministrate } from '../apps/server/src/platform/db/migrations.ts';
import { callDesk, getMedian, listWaitingOrders, type ShippingDesk } from './shipping.ts';

/** How an order is looked for, with a key that one order among the copies has. */
const searchKeys = {
  number: 'VT-900004321',
  product: 'thing dpjlphbdfnom',
  SKU: 'BENCH-ORDER-4321',
  'name of the buyer': 'buyer4321',
  'email address': 'buyer4321@example.com',
  telephone: '+34 600 004 321',
  postcode: '4321X',
  'tracking number': 'copy 0000004321',
  'tracking number of a replacement': 'again 00004321',
} as const;

export interface SearchFigure {
  key: string;
  medianMs: number;
}

const batch = 100_000;

/** Copies of an order with its first line and its parcel, each with different keys; guards would look at each of them. */
async function copyOrders(client: Client, orderId: string, count: number): Promise<void> {
  await client.query(
    'set session_replication_role = replica; set statement_timeout = 0; set lock_timeout = 0',
  );
  for (let from = 1; from <= count; from += batch) {
    const copy = (table: string, where: string, differing: string) =>
      client.query(
        `insert into ${table} select copy.* from ${table} t cross join generate_series($2::int, $3::int) n
          cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where ${where} = $1`,
        [orderId, from, Math.min(count, from + batch - 1)],
      );
    await copy(
      'orders',
      't.id',
      `'id', t.id * 10000000 + n, 'number', 'VT-9' || lpad(n::text, 8, '0'), 'token_hash', md5('order' || n), 'cart_id', null,
         'buyer_words', array['buyer' || n || '@example.com', 'buyer' || n, 't:' || reverse('6' || lpad(n::text, 8, '0')), 'p:' || n || 'x']`,
    );
    await copy(
      'order_lines',
      't.order_id',
      `'id', t.id * 10000000 + n, 'order_id', t.order_id * 10000000 + n, 'search_text', 'thing ' || translate(md5(n::text), '0123456789', 'ghijklmnop')`,
    );
    await copy(
      'shipments',
      't.order_id',
      `'id', t.id * 10000000 + n, 'order_id', t.order_id * 10000000 + n, 'tracking_number', 'COPY' || lpad(n::text, 10, '0'),
         'tracking_key', 'COPY' || lpad(n::text, 10, '0')`,
    );
  }
  // A variant that one copy has.
  await client.query(
    `with one as (
         insert into variants select copy.* from variants t join order_lines l on l.variant_id = t.id and l.order_id = $1
         cross join lateral jsonb_populate_record(t, jsonb_build_object('id', t.id + 100000000, 'sku', 'BENCH-ORDER-4321')) copy
         limit 1 returning id)
       update order_lines set variant_id = (select id from one) where order_id = $1::bigint * 10000000 + 4321`,
    [orderId],
  );
  await client.query(
    `insert into return_requests (order_id, store_id, kind, state, reason, text, language, answered_by, created_at, changed_at,
       replacement_carrier, replacement_number, replacement_key, replacement_sent_at)
     select id, store_id, 'return', 'replaced', 'damaged', '', 'en', 'operators', placed_at, placed_at,
       'DHL', 'AGAIN' || right(number, 8), 'AGAIN' || right(number, 8), placed_at from orders where number like 'VT-9%'`,
  );
  await client.query('vacuum analyze orders, order_lines, shipments, variants, return_requests');
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

/** The operators' search by each key among copies of an order that was shipped, one request after the other. */
export async function measureOrderSearch(
  desk: ShippingDesk,
  copies: number,
): Promise<{ figures: SearchFigure[]; tableScans: number }> {
  const client = await connectToAdministrate(desk.databaseUrl);
  try {
    const [order] = await listWaitingOrders(client, 1);
    if (!order) throw new Error('No order waits');
    await callDesk(desk, 'shipments', { text: `${order.number}\tJD014600009999`, carrier: 'DHL' });
    await copyOrders(client, order.id, copies);
    await sleep(statisticsMs);
    const before = await countTableScans(client);
    const figures: SearchFigure[] = [];
    for (const [key, keywords] of Object.entries(searchKeys)) {
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
