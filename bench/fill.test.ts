import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { createTestDatabase } from '../apps/server/src/platform/testing/database.ts';
import { fillForBench } from './fill.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

before(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
after(async () => {
  await client.end();
  await database.drop();
});

test('orders are filled in batches: no statement writes more than 2,000 of them, none is missing and none is there twice', async () => {
  // Every insert reports the number of its rows.
  await client.query(`
    create table batches (name text, rows bigint);
    create function note_batch() returns trigger language plpgsql as $$
      begin insert into batches select tg_table_name, count(*) from inserted; return null; end $$;
    create trigger note_orders after insert on orders referencing new table as inserted for each statement execute function note_batch();
    create trigger note_lines after insert on order_lines referencing new table as inserted for each statement execute function note_batch();`);
  const orders = 4_500;
  await fillForBench(
    database.url,
    { LOG_LEVEL: 'silent', SECRET: 'bench-secret-bench-secret-bench-secret' },
    { products: 60, orders },
  );
  const { rows } = await client.query<{ name: string; most: string; total: string }>(
    'select name, max(rows)::text as most, sum(rows)::text as total from batches group by name order by name',
  );
  const { rows: counted } = await client.query<{
    orders: number;
    numbers: number;
    units: string;
    lines: string;
  }>(`
    select count(*)::int as orders, count(distinct number)::int as numbers, sum(units)::text as units,
      (select count(*)::text from order_lines) as lines from orders`);
  assert.deepEqual(
    { orders: counted[0]?.orders, numbers: counted[0]?.numbers },
    { orders, numbers: orders },
  );
  assert.equal(counted[0]?.lines, counted[0]?.units, 'an order has as many lines as units');
  assert.ok(
    rows.every(({ name, most }) => Number(most) <= (name === 'orders' ? 2_000 : 6_000)),
    JSON.stringify(rows),
  );
});
