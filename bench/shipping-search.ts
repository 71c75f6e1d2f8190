import { performance } from 'node:perf_hooks';
import pg from 'pg';

/** How an order is looked for, with a key that one order among the copies has. */
export const searchKeys = {
  number: 'VT-900004321',
  product: 'thing dpjlphbdfnom',
  SKU: 'BENCH-ORDER-4321',
  'name of the buyer': 'buyer4321',
  'email address': 'buyer4321@example.com',
  telephone: '+34 600 004 321',
  postcode: '4321X',
  'tracking number': 'copy 0000004321',
} as const;

export interface SearchFigure {
  key: string;
  medianMs: number;
  rows: number;
}

const batch = 100_000;

/** Copies of an order with its first line and its parcel, each with different keys; guards would look at each of them. */
export async function copyOrders(url: string, orderId: string, count: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
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
        `'id', t.id + 100000000 + n, 'number', 'VT-9' || lpad(n::text, 8, '0'), 'token_hash', md5('order' || n), 'cart_id', null,
         'buyer_words', array['buyer' || n || '@example.com', 'buyer' || n, 't:' || reverse('6' || lpad(n::text, 8, '0')), 'p:' || n || 'x']`,
      );
      await copy(
        'order_lines',
        't.order_id',
        `'id', t.id + 100000000 + n, 'order_id', t.order_id + 100000000 + n, 'search_text', 'thing ' || translate(md5(n::text), '0123456789', 'ghijklmnop')`,
      );
      await copy(
        'shipments',
        't.order_id',
        `'id', t.id + 100000000 + n, 'order_id', t.order_id + 100000000 + n, 'tracking_number', 'COPY' || lpad(n::text, 10, '0'),
         'tracking_key', 'COPY' || lpad(n::text, 10, '0')`,
      );
    }
    // A variant that one copy has.
    await client.query(
      `with one as (
         insert into variants select copy.* from variants t join order_lines l on l.variant_id = t.id and l.order_id = $1
         cross join lateral jsonb_populate_record(t, jsonb_build_object('id', t.id + 100000000, 'sku', 'BENCH-ORDER-4321')) copy
         limit 1 returning id)
       update order_lines set variant_id = (select id from one) where order_id = $1::bigint + 100004321`,
      [orderId],
    );
    await client.query('vacuum analyze orders, order_lines, shipments, variants');
  } finally {
    await client.end();
  }
}

/** The operators' search by each key, one request after the other. */
export async function measureOrderSearch(api: string, token: string): Promise<SearchFigure[]> {
  const figures: SearchFigure[] = [];
  for (const [key, keywords] of Object.entries(searchKeys)) {
    const durations: number[] = [];
    let rows = 0;
    for (let round = 0; round < 40; round += 1) {
      const began = performance.now();
      const response = await fetch(
        `${api}/api/v1/platform/orders?pageSize=20&keywords=${encodeURIComponent(keywords)}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      if (!response.ok) throw new Error(`${key} answered ${response.status}`);
      const { data } = (await response.json()) as { data: { list: unknown[] } };
      rows = data.list.length;
      // The first ones prepare statements and read pages from disk.
      if (round >= 10) durations.push(performance.now() - began);
    }
    if (rows !== 1) throw new Error(`${key} found ${rows} orders`);
    durations.sort((left, right) => left - right);
    figures.push({ key, medianMs: durations[durations.length / 2] ?? 0, rows });
  }
  return figures;
}
