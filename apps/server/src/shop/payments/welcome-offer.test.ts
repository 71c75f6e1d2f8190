import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { listOrders, quoteOwnOrder, readOrder } from '@vitrine/contract/shop/orders.ts';
import { previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import { testCards } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { testAddress } from '../orders/testing/placed-orders.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { createSellerDesk } from './testing/seller-desk.ts';

const { shop, desk } = await withBank({ desk: createSellerDesk });

test('the welcome offer takes 10 % off the goods of the first payment, never off shipping, and is used once', async () => {
  const owner = await createOwner(shop.app);
  const offer = async () => (await shop.app.call(readWelcomeOffer, {}, owner)).body.data;
  assert.equal((await offer()).state, 'available');
  const orderId = await shop.ownOrder(owner, shop.lamp, 3);
  const seen = await desk.preview(owner, [orderId]);
  assert.deepEqual(
    [seen.goods.amount, seen.offer?.percent, seen.offer?.amount.amount],
    [3_600, 10, 360],
  );
  assert.equal(
    seen.total.amount,
    seen.goods.amount + seen.shipping.amount + seen.fees.amount - 360,
  );
  const { id, location } = await desk.payByCard(owner, [orderId]);
  assert.match(location, /\/#\/payresult\?kind=payment&payment=\d+&result=success/);
  const view = (await desk.read(owner, id)).body;
  assert.deepEqual(
    [view.code, view.data.status, view.data.offer?.amount.amount, view.data.instrument],
    [1, 'captured', 360, 'card ending 4242'],
  );
  assert.equal(await desk.readSellerState(orderId), 'paid');
  assert.deepEqual([(await offer()).state, (await offer()).given?.amount], ['used', 360]);
  const next = await shop.ownOrder(owner, shop.lamp, 1);
  assert.equal((await desk.preview(owner, [next])).offer, null);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('preview, receipt and orders show one cost, the offer once, and what was paid', async () => {
  for (const [goods, percent, card] of [
    [[shop.lamp, shop.mug], 10, '2002'],
    [[shop.mug], 100, '2003'],
  ] as const) {
    const owner = await createOwner(shop.app);
    const orderIds: string[] = [];
    for (const variantId of goods) orderIds.push(await shop.ownOrder(owner, variantId));
    const seen = await desk.preview(owner, orderIds);
    const { id } = await desk.payByCard(owner, orderIds, card);
    const receipt = (await desk.read(owner, id)).body.data;
    assert.equal(receipt.offer?.percent, percent);
    const { list } = (await shop.app.call(listOrders, { query: {} }, owner)).body.data;
    let costs = 0;
    let offers = 0;
    for (const line of seen.lines) {
      const result = receipt.results.find(({ orderId }) => orderId === line.orderId);
      const row = list.find((one) => one.id === line.orderId);
      const order = (await shop.app.call(readOrder, { params: { orderId: line.orderId } }, owner))
        .body.data;
      for (const cost of [result?.cost, row?.cost, order.cost.due])
        assert.deepEqual(cost, line.cost);
      assert.deepEqual(row?.offer, order.cost.offer);
      const paid = order.timeline.find(({ kind }) => kind === 'seller_paid')?.amount;
      assert.deepEqual(paid, result?.amount);
      assert.equal(line.cost.amount - (row?.offer?.amount ?? 0), paid?.amount);
      costs += line.cost.amount;
      offers += row?.offer?.amount ?? 0;
    }
    assert.deepEqual(
      [offers, costs - offers],
      [receipt.offer?.amount.amount, receipt.total.amount],
    );
    assert.deepEqual(receipt.total, seen.total);
  }
});

test('of several orders the one that gets more from the offer alone is named', async () => {
  const owner = await createOwner(shop.app);
  const [lamp, mug] = [
    await shop.ownOrder(owner, shop.lamp, 1),
    await shop.ownOrder(owner, shop.mug, 1),
  ];
  const both = await desk.preview(owner, [lamp, mug]);
  assert.deepEqual(
    [both.offer?.amount.amount, both.betterAlone?.orderId, both.betterAlone?.offer.amount.amount],
    [162, mug, 420],
  );
  assert.deepEqual((await desk.preview(owner, [mug])).offer, both.betterAlone?.offer);
  for (const orderIds of [[lamp], [mug]])
    assert.equal((await desk.preview(owner, orderIds)).betterAlone, null);
  const large = await shop.ownOrder(owner, shop.lamp, 9);
  const over = await desk.preview(owner, [large, mug]);
  assert.deepEqual(
    [over.offer, over.offerRefusal, over.betterAlone?.orderId],
    [null, 'over_limit', mug],
  );
});

test('goods under 10 dollars are free and only shipping is charged; above 100 dollars nothing is given', async () => {
  const small = await createOwner(shop.app);
  const seen = await desk.preview(small, [await shop.ownOrder(small, shop.mug, 2)]);
  assert.deepEqual(
    [seen.goods.amount, seen.offer?.kind, seen.total.amount],
    [840, 'free', seen.shipping.amount + seen.fees.amount],
  );
  const large = await createOwner(shop.app);
  assert.equal((await desk.preview(large, [await shop.ownOrder(large, shop.lamp, 9)])).offer, null);
});

test('a card that another owner’s offer was paid with is not charged; the offer stays for another card', async () => {
  const earlier = await createOwner(shop.app);
  await desk.payByCard(earlier, [await shop.ownOrder(earlier, shop.lamp, 1)], '4242');
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp, 1);
  const { id, location } = await desk.payByCard(owner, [orderId], '4242');
  assert.match(location, /result=failed&reason=offer_used_by_card/);
  const view = (await desk.read(owner, id)).body.data;
  assert.deepEqual(
    [view.status, view.failure, view.results[0]?.result],
    ['failed', 'offer_used_by_card', 'void'],
  );
  assert.equal(await desk.readSellerState(orderId), 'unpaid');
  const plain = await shop.app.call(
    previewSellerPayment,
    { body: { orderIds: [orderId], withOffer: false } },
    owner,
  );
  assert.deepEqual(
    [plain.body.data.offer, plain.body.data.total],
    [null, plain.body.data.lines[0]?.cost],
  );
  assert.match((await desk.payByCard(owner, [orderId], '4444')).location, /result=success/);
  await shop.settle();
  assert.deepEqual(await shop.discrepancies(), []);
});

test('start page, order summary and payment decide the same: an account that another owner’s offer used is refused with its reason', async () => {
  const earlier = await createOwner(shop.app);
  await shop.link(earlier, '5210 0000 1111');
  await desk.payByCard(earlier, [await shop.ownOrder(earlier, shop.lamp, 1)], '2001');
  const owner = await createOwner(shop.app);
  const home = async () => (await shop.app.call(readWelcomeOffer, {}, owner)).body.data;
  const quote = async (line1: string) => {
    const body = {
      lines: [{ variantId: shop.mug, quantity: 2 }],
      countryCode: 'US',
      address: { line1, city: testAddress.city },
    };
    return (await shop.app.call(quoteOwnOrder, { body }, owner)).body.data;
  };
  const summary = await quote(`${owner.slug} street`);
  assert.deepEqual(
    [summary.offer?.kind, summary.offer?.amount.amount, summary.offerRefusal],
    ['free', 840, null],
  );
  const taken = { ...testAddress, line1: `${earlier.slug} street` };
  const there = await shop.app.call(
    quoteOwnOrder,
    {
      body: {
        lines: [{ variantId: shop.mug, quantity: 2 }],
        countryCode: 'US',
        address: { line1: taken.line1, city: taken.city, postcode: taken.postcode },
      },
    },
    owner,
  );
  assert.deepEqual([there.body.data.offer, there.body.data.offerRefusal], [null, 'address_used']);
  await shop.link(owner, '5210 0000 1111');
  assert.deepEqual(
    [(await home()).state, (await home()).refusal],
    ['unavailable', 'linked_account_used'],
  );
  assert.equal((await quote(`${owner.slug} street`)).offerRefusal, 'linked_account_used');
  const seen = await desk.preview(owner, [await shop.ownOrder(owner, shop.mug, 2)]);
  assert.deepEqual([seen.offer, seen.offerRefusal], [null, 'linked_account_used']);
});

test('who comes back from the bank’s page without paying still sees the offer and pays on the same page', async () => {
  const owner = await createOwner(shop.app);
  const orderId = await shop.ownOrder(owner, shop.lamp, 1);
  const first = await desk.preview(owner, [orderId]);
  const begun = await desk.pay(owner, [orderId], 'card', first.total.amount);
  const again = await desk.preview(owner, [orderId]);
  assert.deepEqual(
    [again.offer, again.offerRefusal, again.total],
    [first.offer, null, first.total],
  );
  const repeated = await desk.pay(owner, [orderId], 'card', again.total.amount);
  assert.deepEqual([repeated.body.code, repeated.body.data.payUrl], [1, begun.body.data.payUrl]);
});

test('three new owners link an account as the bank proposes it and get the offer with the bank’s own cards', async () => {
  const accounts = new Set<string>();
  for (const card of testCards.slice(-3)) {
    const owner = await createOwner(shop.app);
    const { linkUrl } = (
      await shop.app.call(
        linkPayoutAccount,
        { body: {} },
        { token: owner.token, idempotencyKey: randomUUID() },
      )
    ).body.data;
    const account =
      /name="account"[^>]*value="([\d ]+)"/.exec(await (await fetch(linkUrl)).text())?.[1] ?? '';
    accounts.add(account);
    await fetch(linkUrl, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve', account }),
    });
    await shop.settle();
    const orderId = await shop.ownOrder(owner, shop.mug, 2);
    const { location, id } = await desk.payByCard(owner, [orderId], card.id);
    assert.match(location, /result=success/, card.id);
    const { data } = (await desk.read(owner, id)).body;
    assert.deepEqual([data.offer?.kind, data.instrument], ['free', card.label]);
  }
  assert.equal(accounts.size, 3);
});

/** As many as there are connections: a call that waits for one longer than the server allows is answered 503. */
const triesAtOnce = 12;

test('twelve tries to use the offer at once use it once', async () => {
  const owner = await createOwner(shop.app);
  await desk.give(owner, 1_000_000n);
  const ids: string[] = [];
  for (let index = 0; index < triesAtOnce; index += 1)
    ids.push(await shop.ownOrder(owner, shop.lamp, 1));
  const { total, offer } = await desk.preview(owner, [ids[0] ?? '']);
  assert.equal(offer?.percent, 10);
  const answers = await Promise.all(
    ids.map((id) => desk.pay(owner, [id], 'earnings', total.amount)),
  );
  assert.equal(answers.filter(({ body }) => body.code === 1).length, 1);
  assert.ok(
    answers.every(({ body }) => body.code === 1 || body.code === 'price-changed'),
    answers.map(({ body }) => body.code).join(),
  );
  const { rows } = await shop.app.platform.database.db.execute<{ live: number }>(
    sql`select count(*)::int as live from welcome_claims where store_id = ${owner.storeId} and state <> 'freed'`,
  );
  assert.equal(rows[0]?.live, 1);
});
