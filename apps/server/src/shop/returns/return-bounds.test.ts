import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { requestReturn } from '@vitrine/contract/shop/buyer-returns.ts';
import { returnKinds, returnStates } from '@vitrine/contract/shop/return-shapes.ts';
import * as contract from '@vitrine/contract/shop/returns.ts';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { refundByOperators } from '../refunds/testing/refunds.ts';
import { canBecome } from './returns.rules.ts';
import { approval, createReturnDesk } from './testing/return-desk.ts';

const desk = await closeAfter(createReturnDesk());
const shop = desk.shop;

const codeOf = async (call: Promise<{ body: { code: number | string } }>) => (await call).body.code;
const mug = (quantity: number) => [{ variantId: shop.mug, quantity }];

test('no unit is requested twice, before it is delivered, after it is refunded, or when its time is over', async () => {
  const [order, undelivered] = [await desk.delivered(mug(3)), await desk.paid(mug(2))];
  assert.equal(await codeOf(desk.ask(undelivered)), 'return-closed');
  assert.equal(await codeOf(desk.ask(order, { kind: 'cancellation' })), 'return-closed');
  assert.equal(await codeOf(desk.ask(order, { quantity: 4 })), 'return-too-many');
  assert.equal((await desk.ask(order, { quantity: 2 })).status, 200);
  assert.equal(await codeOf(desk.ask(order, { quantity: 2, kind: 'refund' })), 'return-too-many');
  const { lines } = await desk.read(order);
  await refundByOperators(shop, desk.tokens.admin, order.orderId, {
    kind: 'lines',
    lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
  });
  assert.equal(await codeOf(desk.ask(order)), 'return-closed');
  const late = await desk.delivered(mug(1));
  shop.app.clock.advance(29 * 86_400_000);
  assert.equal((await desk.read(late)).lines[0]?.returnable, 1);
  shop.app.clock.advance(2 * 86_400_000);
  assert.equal(await codeOf(desk.ask(late)), 'return-closed');
  await desk.signIn();
});

test('a refund by hand that takes the units of a request answers it, and only it', async () => {
  const order = await desk.delivered(mug(3));
  const [first, second] = [await desk.asked(order), await desk.asked(order)];
  const { lines } = await desk.read(order);
  const units = (quantity: number) => ({
    kind: 'lines' as const,
    lines: [{ lineId: lines[0]?.id ?? '', quantity }],
  });
  const refunded = await refundByOperators(shop, desk.tokens.admin, order.orderId, units(2));
  assert.equal(refunded.status, 200, refunded.text);
  assert.deepEqual(
    [(await desk.readOne(first)).state, (await desk.readOne(second)).state],
    ['refunded', 'requested'],
  );
  assert.equal((await desk.readOne(first)).refund?.isDone, true);
  const seen = refunded.body.data.paid?.refunded.amount ?? 0;
  await refundByOperators(shop, desk.tokens.admin, order.orderId, { kind: 'whole' }, { seen });
  assert.equal((await desk.readOne(second)).state, 'refunded');
  assert.equal(await codeOf(desk.refund(second)), 'return-state');
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('the database holds the bounds too: units, lines of the order, states, and what is kept', async () => {
  const [order, other] = [await desk.delivered(mug(1)), await desk.delivered(mug(1))];
  const id = await desk.asked(order);
  const { db } = shop.app.platform.database;
  const lineOf = async (placed: { token: string }) => (await desk.read(placed)).lines[0]?.id ?? '';
  const copy = (to: { orderId: string }) =>
    sql`insert into return_requests (order_id, store_id, kind, state, reason, text, language, answered_by, created_at, changed_at)
      select ${to.orderId}::bigint, store_id, kind, 'requested', reason, '', 'en', answered_by, now(), now() from return_requests where id = ${id} returning id`;
  const add = (requested: { orderId: string }, line: string) =>
    db
      .run(sql`with q as (${copy(requested)}) select 1 from q`)
      .then(() =>
        db.run(
          sql`insert into return_lines (request_id, line_id, quantity) select max(id), ${line}::bigint, 1 from return_requests`,
        ),
      );
  await assert.rejects(add(order, await lineOf(order)), /more units of line/);
  await assert.rejects(add(other, await lineOf(order)), /line of another order/);
  await assert.rejects(
    db.run(sql`update return_lines set quantity = 9 where request_id = ${id}`),
    /What was requested stays/,
  );
  await assert.rejects(
    db.run(sql`delete from return_requests where id = ${id}`),
    /What was requested stays/,
  );
  await assert.rejects(
    db.run(sql`update return_requests set answered_by = 'owner' where id = ${id}`),
    /keeps its order/,
  );
  await db.run(sql`alter table return_requests disable trigger return_requests_keep`);
  await db.run(
    sql`delete from return_requests q where not exists (select 1 from return_lines where request_id = q.id)`,
  );
  await db.run(sql`alter table return_requests enable trigger return_requests_keep`);
});

test('the states of the rules and of the database are the same', async () => {
  const id = await desk.asked(await desk.delivered(mug(1)));
  const { db } = shop.app.platform.database;
  const guarded = async (kind: string, from: string, to: string): Promise<boolean> => {
    await db.run(sql`alter table return_requests disable trigger return_requests_guard`);
    await db.run(sql`update return_requests set kind = ${kind}, state = ${from}, return_address = ${kind === 'return' ? 'Somewhere' : null},
      send_before = now(), replacement_sent_at = case ${from} when 'replaced' then now() end,
      replacement_carrier = case ${from} when 'replaced' then 'DHL' end, replacement_number = case ${from} when 'replaced' then 'JD01' end where id = ${id} and (${kind} = 'return' or ${from} not in ('approved', 'sent', 'received', 'expired', 'inspected', 'replacing', 'replaced'))`);
    await db.run(sql`alter table return_requests enable trigger return_requests_guard`);
    return db
      .run(
        sql`update return_requests set state = ${to}, replacement_sent_at = case ${to} when 'replaced' then now() end,
          replacement_carrier = case ${to} when 'replaced' then 'DHL' end, replacement_number = case ${to} when 'replaced' then 'JD01' end where id = ${id} and state = ${from} and kind = ${kind}`,
      )
      .then(
        () => true,
        () => false,
      );
  };
  for (const kind of returnKinds)
    for (const state of kind === 'return'
      ? returnStates
      : (['requested', 'refunded', 'refused', 'withdrawn'] as const))
      for (const next of returnStates)
        if (next !== state && !(kind !== 'return' && next === 'expired'))
          assert.equal(
            await guarded(kind, state, next),
            canBecome({ kind, state }, next),
            `${kind}: ${state} to ${next}`,
          );
  await db.run(sql`alter table return_requests disable trigger return_requests_guard`);
  await db.run(
    sql`update return_requests set kind = 'return', state = 'withdrawn', replacement_sent_at = null, replacement_carrier = null,
      replacement_number = null where id = ${id}`,
  );
  await db.run(sql`alter table return_requests enable trigger return_requests_guard`);
});

test('bad input names its field; without the right, for another store and without a row it is refused', async () => {
  const order = await desk.delivered(mug(2));
  const own = await desk.delivered(mug(2), desk.kira);
  const [id, direct] = [await desk.asked(order), await desk.asked(own)];
  const { link, lines } = await desk.read(order);
  const body = {
    kind: 'return' as const,
    lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }],
    reason: 'takes_too_long' as const,
  };
  const wrong = await shop.app.call(
    requestReturn,
    { params: { token: link }, body },
    { idempotencyKey: randomUUID() },
  );
  assert.deepEqual(
    [wrong.status, wrong.body.errors?.[0]?.path],
    [400, 'reason'],
    'a reason of another kind',
  );
  const foreignLine = (await desk.read(own)).lines[0]?.id ?? '';
  const foreign = await desk.ask(order, {
    more: { lines: [{ lineId: foreignLine, quantity: 1 }] },
  });
  assert.deepEqual([foreign.status, foreign.body.errors?.[0]?.path], [400, 'lines']);
  const strangePhoto = ((await desk.photo(own)).body.data as { key: string }).key;
  const stolen = await desk.ask(order, { more: { photoKeys: [strangePhoto] } });
  assert.deepEqual([stolen.status, stolen.body.errors?.[0]?.path], [400, 'photoKeys']);
  const call = shop.app.call.bind(shop.app);
  const codes = await Promise.all([
    codeOf(
      call(
        requestReturn,
        { params: { token: `${link.slice(0, -2)}AA` }, body: { ...body, reason: 'damaged' } },
        { idempotencyKey: randomUUID() },
      ),
    ),
    codeOf(desk.byBuyer(own, id, 'withdraw')),
    codeOf(desk.byBuyer(order, id, 'send')),
    codeOf(desk.decide(id, approval, desk.tokens.guest)),
    codeOf(desk.decide(id, { decision: 'approve', returnAddress: 'x' })),
    codeOf(desk.decide('900000001', approval)),
    codeOf(desk.decideOwn(id, approval, desk.luna)),
    codeOf(desk.decideOwn(direct, approval, desk.luna)),
    codeOf(call(contract.readOwnReturn, { params: { id: direct } }, desk.luna)),
    codeOf(call(contract.readReturn, { params: { id: direct } }, desk.kira)),
    codeOf(call(contract.listOwnReturns, { query: {} }, { token: desk.tokens.admin })),
    codeOf(desk.refundOwn(direct, { owner: desk.luna })),
    codeOf(desk.refund(id, { expected: { amount: 1, currency: 'USD' } })),
  ]);
  assert.deepEqual(codes, [
    'not-found',
    'not-found',
    'return-state',
    'forbidden',
    'invalid-input',
    'not-found',
    'refund-by-operators',
    'not-found',
    'not-found',
    'forbidden',
    'forbidden',
    'not-found',
    'conflict',
  ]);
});

test('owners and operators find requests by group, kind, order, words and who answers; counts agree', async () => {
  const [platform, direct] = [
    await desk.delivered(mug(2)),
    await desk.delivered(mug(1), desk.kira),
  ];
  const [id, own] = [await desk.asked(platform), await desk.asked(direct, { kind: 'refund' })];
  const page = async (query: object) =>
    (
      await shop.app.call(
        contract.pageReturns,
        { query: { pageSize: '100', ...query } as never },
        { token: desk.tokens.guest },
      )
    ).body.data;
  const has = async (query: object, wanted: string) =>
    (await page(query)).list.some((row) => row.id === wanted);
  assert.equal(await has({ group: 'waiting', answeredBy: 'operators' }, id), true);
  assert.equal(await has({ group: 'waiting', answeredBy: 'operators' }, own), false);
  assert.deepEqual(
    (await page({ keywords: direct.number })).list.map((row) => row.id),
    [own],
  );
  assert.deepEqual(
    (await page({ orderId: platform.orderId, kind: 'return' })).list.map((row) => row.id),
    [id],
  );
  assert.deepEqual((await page({ orderId: platform.orderId, kind: 'refund' })).list, []);
  const feed = (
    await shop.app.call(contract.listOwnReturns, { query: { limit: '1' } as never }, desk.kira)
  ).body.data;
  assert.deepEqual([feed.list[0]?.id, typeof feed.nextCursor], [own, 'string']);
  const counts = (await shop.app.call(contract.countOwnReturns, {}, desk.kira)).body.data;
  assert.equal(
    counts.all,
    (await shop.app.call(contract.listOwnReturns, { query: { limit: '100' } as never }, desk.kira))
      .body.data.list.length,
  );
  await desk.decideOwn(own, { decision: 'refuse', reason: 'Not broken.' });
  const after = (await shop.app.call(contract.countOwnReturns, {}, desk.kira)).body.data;
  assert.deepEqual([after.mine, after.closed], [counts.mine - 1, counts.closed + 1]);
});

test('a buyer who is refused again and again can ask again the next day', async () => {
  const order = await desk.delivered(mug(1));
  for (let times = 0; times < 5; times += 1)
    await desk.decide(await desk.asked(order), { decision: 'refuse', reason: 'It was worn.' });
  const insisting = await desk.ask(order);
  assert.deepEqual([insisting.status, insisting.body.code], [429, 'return-asked-often']);
  shop.app.clock.advance(25 * 3_600_000);
  assert.equal((await desk.ask(order)).status, 200);
  await desk.signIn();
});
