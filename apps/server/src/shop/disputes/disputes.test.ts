import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/disputes.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { matureEarnings, readOwnerBalances } from '../ledger/index.ts';
import { createLinkedOwner } from '../payments/testing/direct-shop.ts';
import { createRefundDesk } from '../refunds/testing/refund-desk.ts';
import { buyerPaymentKey } from '../refunds/testing/refunds.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { sweepDisputes } from './ask-provider.ts';
import { remindOfDue } from './notify.ts';

const desk = await closeAfter(createRefundDesk());
const { shop, owner, admin, guest } = desk;
const { bank } = shop.sandbox;

const balances = (of: TestOwner = owner) => readOwnerBalances(shop.ctx, of.storeId, 'USD');
async function sumOf(code: string): Promise<bigint> {
  const [row] = await shop.app.platform.database.db.rows(
    sql`select coalesce(sum(e.amount_minor), 0)::text as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code = ${code}`,
    { sum: as.minor },
  );
  return row?.sum ?? 0n;
}
const mailsTo = async (template: string) =>
  (await shop.app.platform.database.db.select().from(outboxMails)).filter(
    (mail) => mail.template === template,
  ).length;

/** A paid order that its buyer disputes at the bank. */
async function dispute(
  wanted: { isInquiry?: boolean; of?: TestOwner; amount?: string } = {},
  prepare: (orderId: string) => Promise<void> = async () => undefined,
) {
  const { isInquiry = false, of = owner, ...more } = wanted;
  const order = await shop.paidOrder(of, shop.lamp, 2);
  await prepare(order.orderId);
  const { ref } = await bank.openDispute(await buyerPaymentKey(shop, order.orderId), {
    reason: 'not_received',
    isInquiry,
    ...more,
  });
  await shop.settle();
  const [listed] = await page({ orderId: order.orderId });
  return { ...order, ref, disputeId: listed?.id ?? '' };
}
const page = async (query: Record<string, string> = {}) =>
  (await shop.app.call(contract.pageDisputes, { query }, { token: guest })).body.data.list;
const read = async (id: string) =>
  (await shop.app.call(contract.readDispute, { params: { id } }, { token: guest })).body.data;
const factOf = async (orderId: string) => (await desk.readOrder(orderId)).buyerPayment;
const decide = async (ref: string, step: Parameters<typeof bank.decideDispute>[1]) => {
  await bank.decideDispute(ref, step);
  await shop.settle();
};
const submit = (id: string, version: number) =>
  shop.app.call(
    contract.submitDispute,
    { params: { id }, body: { version } },
    { token: admin, idempotencyKey: randomUUID() },
  );
const texts = {
  explanation: 'It was delivered and signed for.',
  carrier: 'Correos',
  trackingNumber: 'PQ4F8C07',
  shippedOn: '2026-11-03',
  deliveredOn: null,
};
const save = (id: string, version: number) =>
  shop.app.call(
    contract.saveDisputeEvidence,
    { params: { id }, body: { version, ...texts } },
    { token: admin },
  );
async function mature(orderId: string): Promise<void> {
  const now = shop.app.clock.now().toISOString();
  await shop.app.platform.database.db.execute(
    sql`update owner_earnings set available_at = ${now}::timestamptz where order_id = ${orderId}`,
  );
  await matureEarnings(shop.ctx, owner.storeId);
}

test('an open dispute holds the earnings and refuses refunds; when it is won, everything is as before', async () => {
  const before = await balances();
  const { orderId, ref, disputeId, number } = await dispute();
  const opened = await read(disputeId);
  assert.deepEqual(
    [opened.state, opened.reason, opened.order.number, opened.can.answer, opened.settlement],
    ['open', 'not_received', number, true, 'platform'],
  );
  assert.equal(opened.money.taken?.amount, opened.amount.amount);
  assert.ok(opened.money.fee && opened.money.held && opened.dueAt);
  assert.equal(await factOf(orderId), 'disputed');
  const refused = await desk.refund(orderId, { kind: 'whole' });
  assert.equal(refused.body.code, 'refund-nothing', refused.text);
  await mature(orderId);
  assert.equal((await balances()).availableMinor, before.availableMinor, 'held: not available');
  assert.deepEqual(await shop.discrepancies(), []);

  await decide(ref, 'win');
  const won = await read(disputeId);
  assert.deepEqual(
    [won.state, won.money.held, won.money.returned?.amount, won.can],
    ['won', null, won.amount.amount, { answer: false, accept: false, appeal: false }],
  );
  assert.equal(await factOf(orderId), 'paid');
  assert.equal(await sumOf('disputed_funds'), 0n);
  await mature(orderId);
  assert.ok((await balances()).availableMinor > before.availableMinor, 'released');
  const events = (await desk.readOrder(orderId)).timeline.map(({ kind }) => kind);
  assert.deepEqual(
    events.filter((kind) => /disput/.test(kind)),
    ['buyer_disputed', 'buyer_dispute_won'],
  );
  assert.equal(await mailsTo('dispute-opened'), 1);
  assert.equal(await mailsTo('dispute-won'), 1);
  assert.ok((await mailsTo('disputes-open')) > 0);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a lost dispute takes the margin of the owner, even if it was paid out: the platform bears the rest', async () => {
  const before = await balances();
  const fees = await sumOf('dispute_fees');
  const { orderId, ref, disputeId } = await dispute({}, mature);
  const held = await read(disputeId);
  const margin = BigInt(held.money.held?.amount ?? 0);
  assert.ok(margin > 0n);
  const during = await balances();
  assert.deepEqual(
    [during.availableMinor, during.pendingMinor],
    [before.availableMinor, before.pendingMinor + margin],
    'available earnings are pending again',
  );
  await decide(ref, 'lose');
  assert.equal(await factOf(orderId), 'charged_back');
  const after = await balances();
  assert.deepEqual(
    [after.availableMinor, after.pendingMinor],
    [before.availableMinor, before.pendingMinor],
  );
  assert.equal(await sumOf('disputed_funds'), 0n);
  assert.equal(await sumOf('dispute_fees'), fees + 1_500n);
  assert.equal(await mailsTo('dispute-lost'), 1);
  assert.deepEqual(await shop.discrepancies(), []);

  // An appeal that wins returns all of it.
  await decide(ref, 'offer-appeal');
  const offered = await read(disputeId);
  assert.equal(offered.can.appeal, true);
  assert.equal((await save(disputeId, offered.evidence.version)).status, 200);
  const appealed = await submit(disputeId, offered.evidence.version + 1);
  assert.equal(appealed.body.data?.state, 'appealed', appealed.text);
  await shop.settle();
  assert.equal(await mailsTo('dispute-appealed'), 1);
  assert.equal(await factOf(orderId), 'disputed');
  assert.deepEqual(await shop.discrepancies(), []);
  await decide(ref, 'win');
  assert.equal(await factOf(orderId), 'paid');
  assert.equal((await balances()).availableMinor, before.availableMinor + margin);
  assert.equal(await sumOf('disputed_funds'), 0n);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('events in any order and several times have their effect once, and one that was lost is found by the job', async () => {
  await shop.admin('PUT', '/admin/webhooks', { mode: 'reorder' });
  const order = await shop.paidOrder(owner, shop.mug, 1).catch(() => undefined);
  await shop.admin('POST', '/admin/webhooks/flush');
  await shop.settle();
  const { orderId } = order ?? assert.fail('not paid');
  const { ref } = await bank.openDispute(await buyerPaymentKey(shop, orderId), {
    reason: 'fraudulent',
    isInquiry: true,
  });
  await bank.decideDispute(ref, 'escalate');
  await bank.decideDispute(ref, 'lose');
  await shop.admin('POST', '/admin/webhooks/flush');
  await shop.settle();
  await shop.admin('PUT', '/admin/webhooks', { mode: 'duplicate' });
  assert.equal(await factOf(orderId), 'charged_back');
  const [{ state } = assert.fail()] = await page({ orderId });
  assert.equal(state, 'lost');
  const second = await dispute();
  assert.equal(
    (await read(second.disputeId)).steps.filter(({ kind }) => kind === 'money_taken').length,
    1,
  );
  await shop.admin('PUT', '/admin/webhooks', { mode: 'withhold' });
  const silent = await dispute();
  assert.equal(silent.disputeId, '', 'nobody has reported it');
  await sweepDisputes(shop.ctx);
  await shop.admin('PUT', '/admin/webhooks', { mode: 'normal' });
  const [{ state: found } = assert.fail()] = await page({ orderId: silent.orderId });
  assert.equal(found, 'open');
  assert.equal(await factOf(silent.orderId), 'disputed');
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an inquiry changes nothing; of a payment to the owner’s account nothing is in the platform’s book', async () => {
  const { orderId, ref, disputeId } = await dispute({ isInquiry: true });
  const inquiry = await read(disputeId);
  assert.deepEqual(
    [inquiry.state, inquiry.money.taken, inquiry.money.held],
    ['inquiry', null, null],
  );
  assert.equal(await factOf(orderId), 'paid');
  await decide(ref, 'close');
  assert.equal((await read(disputeId)).state, 'closed');
  assert.equal(await mailsTo('dispute-closed'), 0, 'the owner has not heard of it');

  const kira = await createLinkedOwner(shop, 'Kira');
  const [funds, fees] = [await sumOf('disputed_funds'), await sumOf('dispute_fees')];
  const direct = await dispute({ of: kira });
  const opened = await read(direct.disputeId);
  assert.deepEqual([opened.settlement, opened.money.held], ['direct', null]);
  assert.ok(opened.money.taken);
  assert.equal(await factOf(direct.orderId), 'disputed');
  await decide(direct.ref, 'lose');
  assert.equal(await factOf(direct.orderId), 'charged_back');
  assert.deepEqual([await sumOf('disputed_funds'), await sumOf('dispute_fees')], [funds, fees]);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('evidence is saved, its files are checked by their content, and the answer is sent once', async () => {
  const { disputeId } = await dispute();
  const upload = async (bytes: Buffer, kind: contract.EvidenceFileKind = 'receipt') => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new File([new Uint8Array(bytes)], 'receipt.exe'));
    const sent = new Response(form);
    const response = await shop.app.send({
      method: 'POST',
      url: contract.addDisputeFile.path.replace(':id', disputeId),
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        authorization: `Bearer ${admin}`,
      },
    });
    return response.body as { code?: string; data?: contract.Dispute };
  };
  const { version } = (await read(disputeId)).evidence;
  assert.equal((await submit(disputeId, version)).body.code, 'dispute-empty');
  assert.equal((await save(disputeId, version)).status, 200);
  assert.equal((await save(disputeId, version)).body.code, 'saved-elsewhere');
  assert.equal((await upload(Buffer.from('MZ program'))).code, 'file-type');
  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  const added = await upload(pdf);
  assert.deepEqual(
    added.data?.evidence.files.map(({ kind, name, mimeType }) => [kind, name, mimeType]),
    [['receipt', 'receipt.pdf', 'application/pdf']],
    added.code,
  );
  await upload(pdf, 'tracking');
  const { files } = (await read(disputeId)).evidence;
  const removed = await shop.app.call(
    contract.deleteDisputeFile,
    { params: { id: disputeId, fileId: files[1]?.id ?? '' } },
    { token: admin },
  );
  assert.equal(removed.body.data?.evidence.files.length, 1);
  const file = await shop.app.call(
    contract.readDisputeFile,
    { params: { id: disputeId, fileId: files[0]?.id ?? '' } },
    { token: guest },
  );
  assert.equal(file.headers['content-type'], 'application/pdf');
  const now = removed.body.data?.evidence.version ?? 0;
  const refused = await shop.app.call(
    contract.submitDispute,
    { params: { id: disputeId }, body: { version: now } },
    { token: guest, idempotencyKey: randomUUID() },
  );
  assert.equal(refused.status, 403, 'a guest reads only');
  assert.equal((await submit(disputeId, now - 1)).body.code, 'saved-elsewhere');
  const both = await Promise.all([submit(disputeId, now), submit(disputeId, now)]);
  for (const answer of both) assert.equal(answer.status, 200, answer.text);
  const answered = await read(disputeId);
  assert.deepEqual([answered.can.answer, answered.state], [false, 'open']);
  assert.ok(answered.answeredAt);
  assert.equal(answered.steps.filter(({ kind }) => kind === 'answered').length, 1);
  assert.equal((await submit(disputeId, now)).status, 200, 'a second answer is harmless');
  assert.equal((await save(disputeId, now)).body.code, 'dispute-state');
  const [sent] = [...bank.disputes.values()]
    .filter(({ answer }) => answer?.['explanation'])
    .slice(-1);
  assert.equal(sent?.answer?.['trackingNumber'], texts.trackingNumber);
});

test('a refund and a dispute at the same moment: the money goes one way only, and the books agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId } = await shop.paidOrder(owner, shop.mug, 1);
    const key = await buyerPaymentKey(shop, orderId);
    const refund = () => desk.refund(orderId, { kind: 'whole' });
    const claim = () => bank.openDispute(key, { reason: 'duplicate', isInquiry: false });
    const claimed = round % 2 ? claim() : undefined;
    const [decided] = await Promise.all([refund(), claimed ?? claim()]);
    assert.ok(decided.status < 500, decided.text);
    await shop.settle();
    assert.deepEqual(await shop.discrepancies(), []);
    const fact = await factOf(orderId);
    assert.ok(['disputed', 'refunded', 'paid', 'part_refunded'].includes(fact), fact);
    const ref = [...bank.disputes.values()].at(-1)?.ref ?? '';
    await decide(ref, 'lose').catch(() => undefined);
    assert.deepEqual(await shop.discrepancies(), []);
  }
});

test('the list is filtered by days and store, counted alike, and exported in the language of the caller', async () => {
  const { number, disputeId, orderId } = await dispute();
  const day = (await read(disputeId)).openedAt.slice(0, 10);
  const counts = async (query: Record<string, string>) =>
    (await shop.app.call(contract.countDisputes, { query }, { token: guest })).body.data;
  const file = async (query: Record<string, string>, lang = 'en') =>
    (await shop.app.call(contract.exportDisputes, { query } as never, { token: guest, lang })).text;
  const on = { openedFrom: day, openedTo: day, storeId: owner.storeId };
  assert.ok((await page(on)).some(({ id }) => id === disputeId));
  assert.equal((await counts(on)).all, (await page({ ...on, pageSize: '50' })).length);
  for (const none of [{ openedTo: '2026-01-01' }, { storeId: '999999' }] as Record<
    string,
    string
  >[]) {
    assert.deepEqual(await page(none), []);
    assert.equal((await counts(none)).all, 0);
    assert.equal((await file(none)).trim().split('\r\n').length, 1);
  }
  const wrong = { openedFrom: '2026-11-21', openedTo: '2026-11-20' };
  assert.equal(
    (await shop.app.call(contract.pageDisputes, { query: wrong }, { token: guest })).status,
    400,
  );
  const [head, row] = (await file({ orderId, timeZone: 'Asia/Shanghai' })).trim().split('\r\n');
  assert.match(head ?? '', /^Order,Orders,Store,.*Opened \(Asia\/Shanghai\)/);
  assert.match(row ?? '', new RegExp(`^${number},1,.*,Open,Product not received,`));
  assert.match((await file({ orderId }, 'zh-cn')).split('\r\n')[1] ?? '', /处理中,未收到商品/);
  assert.equal((await counts({})).bankUrl, null, 'a page for it is in trials only');
});

test('an answered inquiry that becomes a dispute awaits another answer, and a lost one that can be appealed is listed with those to answer', async () => {
  const { ref, disputeId } = await dispute({ isInquiry: true });
  const listed = async (group: string) =>
    (await page({ group })).find(({ id }) => id === disputeId);
  const { version } = (await save(disputeId, 0)).body.data.evidence;
  assert.ok((await submit(disputeId, version)).body.data.answeredAt);
  await decide(ref, 'escalate');
  const again = await read(disputeId);
  assert.deepEqual(
    [again.state, again.answeredAt, again.can.answer, again.evidence.version],
    ['open', null, true, version + 1],
  );
  assert.ok(await listed('waiting'));
  assert.equal((await submit(disputeId, version)).body.code, 'saved-elsewhere');
  const answered = await submit(disputeId, version + 1);
  assert.ok(answered.body.data.answeredAt, answered.text);
  await decide(ref, 'lose');
  assert.equal((await listed('ended'))?.canAppeal, false);
  await decide(ref, 'offer-appeal');
  assert.equal((await listed('waiting'))?.canAppeal, true);
  assert.equal((await submit(disputeId, version + 1)).body.data.state, 'appealed');
});

test('accepting a dispute loses it; the respondent is reminded three days before the end of another, once', async () => {
  const { disputeId, orderId } = await dispute();
  const accept = () =>
    shop.app.call(
      contract.acceptDispute,
      { params: { id: disputeId }, body: {} },
      { token: admin, idempotencyKey: randomUUID() },
    );
  const accepted = await accept();
  assert.equal(accepted.body.data?.state, 'lost', accepted.text);
  assert.equal((await accept()).body.data?.state, 'lost');
  assert.equal(await factOf(orderId), 'charged_back');
  const own = await shop.app.call(readOrder, { params: { orderId } }, owner);
  assert.ok(own.body.data.timeline.some(({ kind }) => kind === 'buyer_charged_back'));
  const counts = (await shop.app.call(contract.countDisputes, {}, { token: guest })).body.data;
  assert.equal(counts.all, counts.waiting + counts.answered + counts.ended);

  const second = await dispute();
  const before = await mailsTo('dispute-due');
  shop.app.clock.advance(7 * 86_400_000);
  await remindOfDue(shop.app.platform);
  await remindOfDue(shop.app.platform);
  await shop.settle();
  assert.ok((await mailsTo('dispute-due')) > before);
  const [steps] = await shop.app.platform.database.db.rows(
    sql`select count(*)::int as count from dispute_steps where dispute_id = ${second.disputeId} and kind = 'reminded'`,
    { count: as.integer },
  );
  assert.equal(steps?.count, 1);
  assert.deepEqual(await shop.discrepancies(), []);
});

test('operators are mailed every decision, also when the dispute that was opened first is decided last', async () => {
  const open = async () => {
    const { orderId } = await shop.paidOrder(owner, shop.mug, 1);
    const { ref } = await bank.openDispute(await buyerPaymentKey(shop, orderId), {
      reason: 'not_received',
      isInquiry: false,
    });
    await shop.settle();
    return ref;
  };
  const [first, last] = [await open(), await open()];
  // A digest is not repeated within the hour.
  const decideLater = async (ref: string) => {
    shop.app.clock.advance(2 * 3_600_000);
    const before = await mailsTo('disputes-decided');
    await decide(ref, 'win');
    return (await mailsTo('disputes-decided')) - before;
  };
  assert.ok((await decideLater(last)) > 0);
  assert.ok((await decideLater(first)) > 0);
});

test('a dispute that is closed without a decision releases the earnings, and its owner and the operators are notified', async () => {
  // A digest is not repeated within the hour.
  shop.app.clock.advance(2 * 3_600_000);
  const { orderId, number } = await shop.paidOrder(owner, shop.lamp, 2);
  const { ref } = await bank.openDispute(await buyerPaymentKey(shop, orderId), {
    reason: 'not_received',
    isInquiry: false,
  });
  await shop.settle();
  shop.app.clock.advance(2 * 3_600_000);
  const [owners, digests] = [await mailsTo('dispute-closed'), await mailsTo('disputes-decided')];
  await decide(ref, 'close');
  const [row] = await shop.app.platform.database.db.rows(
    sql`select d.id, d.state, d.held_minor::text as held, o.buyer_payment as fact from disputes d
      join orders o on o.id = ${orderId} where d.provider_ref = ${ref}`,
    { id: as.id, state: as.text, held: as.minor, fact: as.text },
  );
  assert.deepEqual([row?.state, row?.held, row?.fact], ['closed', 0n, 'paid']);
  assert.equal((await mailsTo('dispute-closed')) - owners, 1);
  const [sent] = await shop.app.platform.database.db.rows(
    sql`select count(*)::int as count from sent_notifications where key = ${`dispute-closed:${row?.id}:1`}`,
    { count: as.integer },
  );
  assert.equal(sent?.count, 1, 'by all channels of its kind, once');
  const mails = await shop.app.platform.database.db.select().from(outboxMails);
  assert.ok(
    mails.some(({ template, text }) => template === 'dispute-closed' && text.includes(number)),
  );
  assert.ok((await mailsTo('disputes-decided')) > digests);
  assert.ok(
    mails.some(
      ({ template, text }) =>
        template === 'disputes-decided' && text.includes(number) && text.includes('Closed · '),
    ),
  );
  assert.deepEqual(await shop.discrepancies(), []);
});
