import { createCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import type pg from 'pg';
import { invariants } from '../apps/server/src/modules.ts';
import { Db } from '../apps/server/src/platform/db/db.ts';
import { buyerAddress, payPlacedOrder } from './buyers.ts';
import { callUntilAnswered } from './calls.ts';
import type { Shop } from './shop.ts';
import { waitForQuiet } from './verdict.ts';

/** What the server allows a statement (`platform/db/database.ts`). */
const statementTimeoutMs = 15_000;

/** So few that no statement meets the client's own time limit, however slow the machine is. */
const copiesAtOnce = 5_000;

/** A paid order in a currency, through the API; answers its id. */
async function sell(shop: Shop, currency: 'USD' | 'EUR'): Promise<string> {
  const { slug } = shop.platformOwner;
  const variantId = shop.variants[0] ?? '';
  const opened = await callUntilAnswered(shop, createCart, {
    params: { slug },
    body: { countryCode: 'US', language: 'en', currency, line: { variantId, quantity: 1 } },
  });
  const params = { slug, cart: opened.data.token };
  const { quoteId, shippingMethod, termsVersion } = (
    await callUntilAnswered(shop, quoteCheckout, { params, body: { countryCode: 'US' } })
  ).data;
  const body = {
    quoteId,
    email: 'maya@example.com',
    address: buyerAddress,
    shippingMethod,
    termsVersion,
  };
  const placed = await callUntilAnswered(
    shop,
    placeOrder,
    { params, body },
    { key: `large-${currency}` },
  );
  if (placed.data?.outcome !== 'placed') throw new Error(`No order: ${placed.text}`);
  // With a rate that is too old, buyers are charged in the store's currency, and nothing would move between two.
  if (placed.data.total.currency !== currency)
    throw new Error(`Charged in ${placed.data.total.currency}, not in ${currency}`);
  await payPlacedOrder(shop, placed.data.orderToken);
  return placed.data.number;
}

/** Which tables a paid order has rows in, by which column they are found, and what differs in a copy. */
const copied = [
  [
    'orders',
    'id',
    'order_id',
    `'id', n_order, 'number', 'P-' || n_order, 'token_hash', md5('a' || n_order) || md5('b' || n_order), 'cart_id', null`,
  ],
  ['order_lines', 'order_id', 'order_id', `'id', n_order + 1000, 'order_id', n_order`],
  [
    'payments',
    'id',
    'payment_id',
    `'id', n_payment, 'provider_key', 'p' || n_payment, 'provider_ref', 'r' || n_payment`,
  ],
  ['payment_orders', 'order_id', 'order_id', `'payment_id', n_payment, 'order_id', n_order`],
  ['stock_holds', 'order_id', 'order_id', `'order_id', n_order`],
  ['journals', 'id', 'journal_id', `'id', n_journal, 'source_id', n_order::text`],
  ['ledger_entries', 'journal_id', 'journal_id', `'journal_id', n_journal`],
  ['owner_earnings', 'order_id', 'order_id', `'order_id', n_order`],
] as const;

/** Copies of the two paid orders with all that belongs to them, by bulk SQL without the guards that would look at each row. */
async function copyOrders(
  client: pg.PoolClient,
  numbers: readonly string[],
  entries: number,
): Promise<number> {
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await client.query(
    `create table models as select row_number() over (order by o.id) as rank, o.id as order_id, x.payment_id, j.id as journal_id,
        (select max(id) from orders) as orders, (select max(id) from payments) as payments, (select max(id) from journals) as journals
      from orders o join payment_orders x on x.order_id = o.id join journals j on j.kind = 'buyer_capture' and j.source_id = o.id::text
      where o.number = any($1)`,
    [numbers],
  );
  const { rows } = await client.query<{ lines: number }>(
    'select count(*)::int as lines from ledger_entries e join models m on m.journal_id = e.journal_id',
  );
  const copies = Math.ceil(entries / (rows[0]?.lines ?? 1));
  for (let from = 0; from < copies; from += copiesAtOnce)
    for (const [table, column, model, differing] of copied)
      await client.query(`
        insert into ${table} select copy.* from models m join ${table} t on t.${column} = m.${model}
          cross join generate_series(${from}, ${Math.min(from + copiesAtOnce, copies) - 1}) n
          cross join lateral (select m.orders + 2 * n + m.rank as n_order, m.payments + 2 * n + m.rank as n_payment, m.journals + 2 * n + m.rank as n_journal) ids
          cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy`);
  await client.query(`update owner_balances set balance_minor = balance_minor * ${copies + 1}`);
  await client.query('drop table models');
  for (const [table] of copied) await client.query(`analyze ${table}`);
  await client.query('reset session_replication_role');
  return copies * (rows[0]?.lines ?? 0);
}

interface Timed {
  breaks: string[];
  statements: number;
  slowestMs: number;
  slowest: string;
  totalMs: number;
}

/** Checks every rule, and how long its slowest statement takes. */
async function checkTimed(client: pg.PoolClient): Promise<Timed> {
  const result: Timed = { breaks: [], statements: 0, slowestMs: 0, slowest: '', totalMs: 0 };
  const db = new Db(client);
  const begun = performance.now();
  for (const { name, find } of invariants) {
    const timed = Object.assign(Object.create(db) as Db, {
      rows: async (...asked: Parameters<Db['rows']>) => {
        const began = performance.now();
        const rows = await db.rows(...asked);
        const ms = performance.now() - began;
        result.statements += 1;
        if (ms > result.slowestMs) Object.assign(result, { slowestMs: ms, slowest: name });
        return rows;
      },
    });
    for (const { subject, detail } of await find(timed))
      result.breaks.push(`${name}: ${subject}, ${detail}`);
  }
  result.totalMs = performance.now() - begun;
  return result;
}

/** The check of the books over a large ledger: no statement comes near the timeout, and a wrong exchange in its midst is found. */
export async function runLargeLedger(
  shop: Shop,
  { entries }: { entries: number },
): Promise<Timed & { entries: number }> {
  const numbers = [await sell(shop, 'USD'), await sell(shop, 'EUR')];
  await waitForQuiet(shop);
  const client = await shop.database().pool.connect();
  try {
    const copiedEntries = await copyOrders(client, numbers, entries);
    await client.query(`set statement_timeout = ${statementTimeoutMs}`);
    const result = await checkTimed(client);
    // Ten units more than the rate of the order says, in a journal that still balances.
    await client.query('set session_replication_role = replica');
    const wrong = await client.query(`
      update ledger_entries e set amount_minor = amount_minor + case when a.code = 'exchange' then 10 else -10 end
      from ledger_accounts a where a.id = e.account_id and (e.journal_id, e.currency) = (
        select y.journal_id, y.currency from ledger_entries y join ledger_accounts b on b.id = y.account_id and b.code = 'exchange'
        where y.journal_id > (select max(id) / 2 from journals) order by y.journal_id limit 1)
        and e.line_number in (
          select min(z.line_number) from ledger_entries z join ledger_accounts c on c.id = z.account_id
          where z.journal_id = e.journal_id and z.currency = e.currency group by c.code = 'exchange')`);
    await client.query('reset session_replication_role');
    const found = (await checkTimed(client)).breaks.filter((text) =>
      text.startsWith('I1 what moves between currencies'),
    );
    if (wrong.rowCount !== 2 || found.length !== 1)
      result.breaks.push(`a wrong exchange was found ${found.length} times, not once`);
    return { ...result, entries: copiedEntries };
  } finally {
    client.release(true);
  }
}
