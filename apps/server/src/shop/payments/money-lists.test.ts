import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { exportJournals, listJournals } from '@vitrine/contract/shop/journal-lists.ts';
import {
  exportDiscrepancies,
  exportPayments,
  exportWebhookEvents,
  listDiscrepancies,
  listPayments,
  listWebhookEvents,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { buyerPaymentKey } from '../refunds/testing/refunds.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: {} });
const { app } = shop;
const other = await createOwner(app, { name: 'Sol' });
const { token } = await signInAs(app, 'GUEST');

/** A paid order of each store, and one that nobody has paid. */
const [mine, theirs, unpaid] = [
  await shop.order(owner, shop.lamp),
  await shop.order(other, shop.lamp),
  await shop.order(owner, shop.lamp),
] as const;
await shop.pay(mine.token);
await shop.pay(theirs.token);
await shop.start(unpaid.token);
await shop.settle();
const numberOf = async (orderId: string) => {
  const { rows } = await app.platform.database.db.execute<{ number: string }>(
    sql`select number from orders where id = ${orderId}`,
  );
  return rows[0]?.number ?? '';
};
const number = await numberOf(mine.orderId);
const key = await buyerPaymentKey(shop, mine.orderId);

/** The fields of the rows of all four lists. */
interface Row {
  id: string;
  key?: string;
  account?: string | null;
  method?: string;
  providerRef?: string;
  paymentId?: string | null;
  orderNumber?: string | null;
  orders?: unknown;
  entries?: unknown[];
  store?: { id: string; name: string } | null;
}

async function call<E extends Endpoint>(endpoint: E, query: Record<string, string>) {
  const answer = await app.call(endpoint as Endpoint, { query } as never, { token });
  assert.equal(answer.status, 200, answer.text);
  return answer;
}
async function list(endpoint: Endpoint, query: Record<string, string> = {}) {
  const { data } = (await call(endpoint, query)).body;
  return (data as { list: Row[] }).list;
}
const lines = async (endpoint: Endpoint, query: Record<string, string> = {}) =>
  (await call(endpoint, query)).text.trim().split('\r\n');

test('payments are found by order, store, ids and filters, and each names its store and orders', async () => {
  const all = await list(listPayments);
  assert.equal(all.length, 3);
  const [found, ...rest] = await list(listPayments, { keywords: number });
  assert.deepEqual(rest, []);
  assert.deepEqual(
    [found?.orders, found?.store, found?.account, found?.method],
    [
      [{ orderId: mine.orderId, number }],
      { id: owner.storeId, name: found?.store?.name },
      null,
      'card',
    ],
  );
  const id = String(found?.id);
  for (const keywords of [id, key, String(found?.providerRef)])
    assert.deepEqual(
      (await list(listPayments, { keywords })).map((row) => row.id),
      [id],
      keywords,
    );
  const counts = async (query: Record<string, string>) => (await list(listPayments, query)).length;
  assert.deepEqual(
    [
      await counts({ keywords: 'sOL' }),
      await counts({ storeId: owner.storeId }),
      await counts({ status: 'captured' }),
      await counts({ provider: 'sandbox' }),
      await counts({ provider: 'stripe' }),
      await counts({ side: 'seller' }),
      await counts({ settlementMode: 'platform' }),
      await counts({ settlementMode: 'direct' }),
      await counts({ refundDue: 'true' }),
    ],
    [1, 2, 2, 3, 0, 0, 3, 0, 0],
  );
  const file = await lines(exportPayments, { storeId: owner.storeId, timeZone: 'Asia/Shanghai' });
  assert.equal(file.length, 3);
  assert.match(file[0] ?? '', /^\uFEFF?Payment,Created \(Asia\/Shanghai\),/);
  assert.ok(file.some((line) => line.includes(number) && line.includes(',Paid,')));
  assert.ok(file.slice(1).every((line) => line.includes(',sandbox,Test,')));
});

test('the file of payments has the cause of a failure and the reason of a hold', async () => {
  const [payment] = await list(listPayments, { keywords: number });
  const id = payment?.id ?? assert.fail();
  const write = async (status: string, failure: string | null, pendingReason: string | null) => {
    await app.platform.database.db.execute(
      sql`update payments set status = ${status}, failure = ${failure}, pending_reason = ${pendingReason} where id = ${id}`,
    );
    return (await lines(exportPayments, { keywords: id })).at(-1) ?? '';
  };
  assert.match(await write('failed', 'declined', null), /,Failed,declined,,/);
  assert.match(await write('pending', null, 'ECHECK'), /,Awaiting payment,,echeck,/);
  assert.match(await write('captured', null, null), /,Paid,,,/);
});

test('an event leads to the payment, order and store that it is about', async () => {
  const [event] = await list(listWebhookEvents, { keywords: number });
  const [payment] = await list(listPayments, { keywords: number });
  assert.deepEqual(
    [event?.orderNumber, event?.paymentId, event?.store?.id],
    [number, payment?.id, owner.storeId],
  );
  const [byStore, byKey, none] = [
    await list(listWebhookEvents, { storeId: other.storeId }),
    await list(listWebhookEvents, { keywords: key }),
    await list(listWebhookEvents, { provider: 'paypal' }),
  ];
  assert.ok(byStore.length > 0 && byStore.every((row) => row.orderNumber !== number));
  assert.ok(byKey.length > 0 && byKey.every((row) => row.orderNumber === number));
  assert.deepEqual(none, []);
  const file = await lines(exportWebhookEvents, { storeId: owner.storeId });
  assert.ok(file.slice(1).every((line) => line.includes(number)));
  assert.ok(!file.join('').includes('"payment":'), 'what the provider sent stays here');
  assert.equal((event as { isTest?: boolean | null } | undefined)?.isTest, true);
  assert.ok(file.slice(1).every((line) => line.includes(',sandbox,Test,')));
});

test('journals are found by order, store, account, provider and days; the file has one row for each entry', async () => {
  const found = await list(listJournals, { keywords: number });
  assert.ok(found.length > 0 && found.every((row) => row.orderNumber === number));
  const [payment] = await list(listPayments, { keywords: number });
  const ofPayment = await list(listJournals, { keywords: String(payment?.id) });
  assert.ok(ofPayment.length > 0 && ofPayment.every((row) => row.paymentId === payment?.id));
  const total = (await list(listJournals)).length;
  const counts = async (query: Record<string, string>) => (await list(listJournals, query)).length;
  assert.ok((await counts({ storeId: other.storeId })) < total);
  assert.equal(await counts({ account: 'exchange' }), 0);
  assert.equal(await counts({ account: 'provider_clearing', provider: 'sandbox' }), 2);
  assert.equal(await counts({ createdFrom: '2020-01-01', createdTo: '2020-01-02' }), 0);
  const file = await lines(exportJournals, { keywords: number });
  const entries = found.flatMap((row) => row.entries ?? []);
  assert.equal(file.length, entries.length + 1);
  assert.ok(file.some((line) => line.includes('buyer_capture') && line.includes(number)));
});

test('a discrepancy that names only a key leads to its payment, and a file has its sides', async () => {
  await app.platform.database.db.execute(sql`
    insert into discrepancies (kind, provider, moves, key, expected_minor, expected_currency, seen_minor, seen_currency, at)
    values ('amount', 'sandbox', 'capture', ${key}, 100, 'USD', 90, 'USD', ${app.clock.now().toISOString()}::timestamptz),
      ('not_found', 'stripe', 'refund', 'nobody', null, null, 70, 'USD', ${app.clock.now().toISOString()}::timestamptz)`);
  const [found, ...rest] = await list(listDiscrepancies, { keywords: number });
  assert.deepEqual(rest, []);
  assert.deepEqual(
    [found?.orderNumber, found?.store?.id, found?.key],
    [number, owner.storeId, key],
  );
  const [unknown] = await list(listDiscrepancies, { kind: 'not_found', provider: 'stripe' });
  assert.deepEqual([unknown?.store, unknown?.paymentId], [null, null]);
  assert.equal((await list(listDiscrepancies, { storeId: owner.storeId })).length, 1);
  const file = await lines(exportDiscrepancies, { storeId: owner.storeId });
  assert.equal(file.length, 2);
  assert.match(file[1] ?? '', /,Amount differs,sandbox,.*1\.00 USD,0\.90 USD,Open,/);
});

test('days in the wrong order are refused at their field', async () => {
  for (const [endpoint, first, last] of [
    [listPayments, 'createdFrom', 'createdTo'],
    [listJournals, 'createdFrom', 'createdTo'],
    [listDiscrepancies, 'createdFrom', 'createdTo'],
    [listWebhookEvents, 'receivedFrom', 'receivedTo'],
  ] as const) {
    const query = { [first]: '2026-02-02', [last]: '2026-02-01' };
    const answer = await app.call(endpoint as Endpoint, { query } as never, { token });
    assert.equal(answer.status, 400, endpoint.name);
    assert.ok(answer.text.includes(last), answer.text);
  }
});
