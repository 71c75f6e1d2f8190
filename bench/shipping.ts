import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Client } from 'pg';
import { connectToAdministrate } from '../apps/server/src/platform/db/migrations.ts';
import type { BenchServer } from './server.ts';

/** The server that the parts of this bench measure. */
export interface ShippingDesk {
  api: string;
  adminToken: string;
  databaseUrl: string;
  server: BenchServer;
}

export const getMedian = (values: number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

export async function callDesk<Data>(
  { api, adminToken }: ShippingDesk,
  path: string,
  body?: unknown,
): Promise<Data> {
  const response = await fetch(`${api}/api/v1/platform/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${adminToken}`,
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** The oldest paid orders that are still to be shipped. */
export async function listWaitingOrders(
  client: Client,
  limit: number,
): Promise<{ id: string; number: string }[]> {
  const { rows } = await client.query<{ id: string; number: string }>(
    `select id::text, number from orders where is_test and cancelled_at is null and buyer_payment = 'paid'
      and fulfilment in ('waiting', 'processing') order by id limit $1`,
    [limit],
  );
  if (rows.length < limit) throw new Error(`Only ${rows.length} of ${limit} orders wait`);
  return rows;
}

export interface PastingFigure {
  orders: number;
  /** Milliseconds of the call that ships all. */
  shipMs: number;
  previewMs: number;
  /** Milliseconds of as many selects of one row by its key, one after the other. */
  selectsMs: number;
}

const rounds = 3;

/** Ships so many orders by pasted numbers in one call, several times, beside selects of one row each. */
export async function measurePasting(desk: ShippingDesk, orders: number): Promise<PastingFigure> {
  const client = await connectToAdministrate(desk.databaseUrl);
  try {
    const rows = await listWaitingOrders(client, orders * (rounds + 1));
    const figures = { ship: [] as number[], preview: [] as number[], selects: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const listed = rows.slice(round * orders, (round + 1) * orders);
      const text = listed
        .map(({ number }, index) => `${number}\tJD01${round}${String(index).padStart(14, '0')}`)
        .join('\n');
      const body = { text, carrier: 'DHL' };
      const began = performance.now();
      await callDesk(desk, 'shipments/preview', body);
      const previewed = performance.now();
      const { shippedCount, list } = await callDesk<{
        shippedCount: number;
        list: { state: string }[];
      }>(desk, 'shipments', body);
      const shipped = performance.now();
      if (shippedCount !== orders)
        throw new Error(
          `${shippedCount} of ${orders} were shipped: ${[...new Set(list.map(({ state }) => state))].join()}`,
        );
      for (const { id } of listed)
        await client.query({
          name: 'one-row',
          text: 'select * from orders where id = $1',
          values: [id],
        });
      const selected = performance.now();
      // The first round compiles the code of the server.
      if (!round) continue;
      figures.preview.push(previewed - began);
      figures.ship.push(shipped - previewed);
      figures.selects.push(selected - shipped);
    }
    return {
      orders,
      shipMs: getMedian(figures.ship),
      previewMs: getMedian(figures.preview),
      selectsMs: getMedian(figures.selects),
    };
  } finally {
    await client.end();
  }
}

export interface QueueFigure {
  waiting: number;
  /** Milliseconds of the median response. */
  openMs: number;
  nextPageMs: number;
  countMs: number;
}

/** The queue as it is opened, its next page and the count of the menu. */
export async function measureQueue(desk: ShippingDesk, waiting: number): Promise<QueueFigure> {
  const median = async (path: string) => {
    const durations: number[] = [];
    for (let index = 0; index < 250; index += 1) {
      const began = performance.now();
      await callDesk(desk, path);
      if (index >= 150) durations.push(performance.now() - began);
    }
    return getMedian(durations);
  };
  return {
    waiting,
    openMs: await median('ship-queue'),
    nextPageMs: await median('ship-queue/orders?limit=50'),
    countMs: await median('ship-queue-counts'),
  };
}

/** Leaves so many orders to ship, then copies them: waiting since different days. */
export async function fillQueue(
  databaseUrl: string,
  { waiting, copies }: { waiting: number; copies: number },
): Promise<void> {
  const client = await connectToAdministrate(databaseUrl);
  try {
    // Without the guards that would look at each row.
    await client.query(
      'set session_replication_role = replica; set statement_timeout = 0; set lock_timeout = 0',
    );
    await client.query(`update orders set fulfilment = 'delivered' where is_test and fulfilment in ('waiting', 'processing', 'shipped')
      and id not in (select id from orders where is_test and buyer_payment = 'paid' and fulfilment in ('waiting', 'processing') order by id limit ${waiting})`);
    const copy = (table: string, where: string, differing: string) =>
      copies
        ? client.query(`insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${copies}) n
            cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy where ${where}`)
        : undefined;
    const isWaiting = `t.is_test and t.fulfilment in ('waiting', 'processing')`;
    await copy(
      'order_lines',
      `exists (select 1 from orders t2 where t2.id = t.order_id and t2.is_test and t2.fulfilment in ('waiting', 'processing'))`,
      `'id', t.id + 10000000::bigint * n, 'order_id', t.order_id + 1000000::bigint * n`,
    );
    await copy(
      'orders',
      isWaiting,
      `'id', t.id + 1000000::bigint * n, 'number', 'VT-8' || lpad(n::text, 6, '0') || t.id, 'token_hash', md5(n || '-' || t.id) || md5(t.id || '+' || n),
        'email', 'copy' || n || '-' || t.id || '@example.com', 'ship_by', current_date + (n % 7)::int - 3`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
