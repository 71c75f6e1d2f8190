import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/payment-fees.ts';
import { getOwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { refreshOutdatedStores } from '../pricing/refresh-outdated.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { withBank } from '../testing/fixtures.ts';
import { applyDueRules } from './fee-rules.ts';
import { findFees } from './index.ts';

/** Two providers of one kind or another: the sandbox's own API and PayPal's. */
const { shop, app, ctx, sample, owner } = await withBank(
  { owner: {} },
  { PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox', CACHES: 'off' },
);
const dayMs = 86_400_000;
const { mug } = sample.products;

type Rule = Parameters<typeof app.call<typeof contract.addFeeRule>>[1]['body'];
const general: Rule = {
  provider: null,
  currency: null,
  countryCode: null,
  percentage: 2.9,
  fixed: { amount: 30, currency: 'USD' },
  validFrom: null,
};
/** The moved clock ends everybody's access. */
const asOwner = async () => ({
  ...owner,
  token: (await inTx(ctx, (tx) => openSession(tx, owner.accountId))).accessToken,
});
const admin = async () => ({ token: (await signInAs(app, 'ADMIN')).token });
const add = async (rule: Partial<Rule>) =>
  app.call(contract.addFeeRule, { body: { ...general, ...rule } }, await admin());
const listed = async () => (await app.call(contract.listFeeRules, {}, await admin())).body.data;
const feesIn = (currency: 'USD' | 'EUR' | 'JPY', countryCode = 'US') =>
  findFees(ctx, { id: owner.storeId, settlementMode: 'platform', countryCode }, currency);
const dayIn = (days: number) =>
  new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
const apply = async () => {
  await applyDueRules(app.platform);
  await app.drain();
};
const product = async () =>
  (await app.call(getOwnProduct, { params: { id: mug.productId } }, await asOwner())).body.data;

test('it begins with the fee that was in the program, for every provider, currency and country', async () => {
  const { list, providers } = await listed();
  assert.deepEqual(
    list.map(({ provider, currency, countryCode, percentage, fixed, state, by }) => ({
      ...{ provider, currency, countryCode, percentage, state, by },
      fixed,
    })),
    [
      {
        ...{ provider: null, currency: null, countryCode: null, percentage: 2.9 },
        ...{ state: 'current', by: null },
        fixed: { amount: 30, currency: 'USD' },
      },
    ],
  );
  assert.deepEqual(providers, ['sandbox', 'paypal']);
  assert.deepEqual(await feesIn('USD'), [{ basisPoints: 290, fixedMinor: 30n }]);
});

test('everybody reads the planned fee of a currency, without a session', async () => {
  const answer = await app.call(contract.readPlannedFees, { params: { currency: 'USD' } });
  assert.equal(answer.status, 200, answer.text);
  const { basisPoints, fixed } = answer.body.data;
  assert.deepEqual([basisPoints, fixed], [290, { amount: 30, currency: 'USD' }]);
});

test('a change that is wrong, dated back or made without the right is refused', async () => {
  const guest = { token: (await signInAs(app, 'GUEST')).token };
  assert.equal(
    (await app.call(contract.addFeeRule, { body: general }, guest)).body.code,
    'forbidden',
  );
  const pathsOf = async (rule: Partial<Rule>) =>
    (await add(rule)).body.errors?.map(({ path }) => path);
  assert.deepEqual(await pathsOf({ provider: 'nobody' }), ['provider']);
  assert.deepEqual(await pathsOf({ countryCode: 'XX' }), ['countryCode']);
  assert.deepEqual(await pathsOf({ validFrom: dayIn(-1) }), ['validFrom']);
  assert.deepEqual(await pathsOf({ percentage: 20.5 }), ['percentage']);
  assert.deepEqual(await pathsOf({ currency: 'EUR' }), ['fixed.currency']);
  assert.equal((await listed()).list.length, 1);
});

test('a change counts from its day on: fees follow, owners under a floor are notified once, and the history has all of them', async () => {
  // At the floor: any dearer fee puts it below.
  const [variant] = (await product()).variants;
  assert.ok(variant);
  const before = (await product()).floor;
  const saved = await saveSeen(app, owner, {
    kind: 'product',
    id: mug.productId,
    fixed: before,
    percentage: null,
  });
  assert.equal(saved.status, 200, saved.text);
  const planned = await add({ percentage: 4, validFrom: dayIn(1) });
  assert.equal(planned.body.data.state, 'planned', planned.text);
  await apply();
  assert.deepEqual((await product()).floor, before, 'its day has not come');
  app.clock.advance(dayMs);
  await apply();
  const after = (await product()).floor;
  assert.ok(after.amount > before.amount);
  assert.equal((await product()).fees.basisPoints, 400);
  await apply();
  const mails = await app.platform.database.db.rows(
    sql`select count(*)::int as count from outbox_mails where template = 'prices-raised'`,
    { count: as.integer },
  );
  assert.equal(mails[0]?.count, 1);
  const history = await app.call(
    contract.pageFeeRules,
    { query: { pageNum: 1, pageSize: 20 } },
    await admin(),
  );
  assert.deepEqual(
    history.body.data.list.map(({ percentage, state }) => [percentage, state]),
    [
      [4, 'current'],
      [2.9, 'replaced'],
    ],
  );
  assert.deepEqual(
    (await listed()).list.map(({ percentage }) => percentage),
    [4],
  );
});

test('floor and earnings use the dearest fee of the providers that are offered in the currency', async () => {
  await add({});
  // Dearer than the other for cheap goods only.
  await add({ provider: 'paypal', percentage: 1, fixed: { amount: 99, currency: 'USD' } });
  const [general_, paypal] = [
    { basisPoints: 290, fixedMinor: 30n },
    { basisPoints: 100, fixedMinor: 99n },
  ];
  assert.deepEqual(await feesIn('USD'), [general_, paypal]);
  const { fees, variants } = await product();
  assert.deepEqual(
    [fees, ...fees.alternatives].map(({ basisPoints, fixed }) => [basisPoints, fixed.amount]),
    [
      [290, 30],
      [100, 99],
    ],
  );
  const [variant] = variants;
  assert.ok(variant);
  const platform = variant.platformPrice.amount;
  const earnsAt = (price: number) =>
    price - platform - Math.max(Math.round(price * 0.029) + 30, Math.round(price * 0.01) + 99);
  const { amount: floor } = variant.floor;
  assert.deepEqual([earnsAt(floor) >= 0, earnsAt(floor - 1) >= 0], [true, false]);
  assert.ok(floor - platform > 99, 'for a cheap mug the larger fixed amount decides');
  assert.equal(variant.earns.amount, earnsAt(variant.sellingPrice.amount));
  // PayPal does not take this currency, so its fee is nobody's there.
  const { basisPoints } = (
    await findFees(ctx, { id: owner.storeId, settlementMode: 'platform', countryCode: 'US' }, 'KWD')
  )[0] ?? { basisPoints: 0 };
  assert.equal(basisPoints, 290);
  assert.equal((await feesIn('EUR')).length, 2);
});

test('a rule for a country or a currency counts there only, and prices of stores there are computed again', async () => {
  const spanish = await createOwner(app, { name: 'Spanish', countryCode: 'ES' });
  await app.drain();
  const marks = async () =>
    new Map(
      (
        await app.platform.database.db.rows(
          sql`select store_id, mark from store_price_marks order by store_id`,
          { storeId: as.id, mark: as.text },
        )
      ).map(({ storeId, mark }) => [storeId, mark]),
    );
  await refreshOutdatedStores(app.platform);
  const before = await marks();
  await add({ countryCode: 'ES', percentage: 1.5, fixed: { amount: 25, currency: 'USD' } });
  await add({
    ...{ countryCode: 'ES', currency: 'EUR', percentage: 1.4 },
    fixed: { amount: 20, currency: 'EUR' },
  });
  await app.drain();
  await refreshOutdatedStores(app.platform);
  const after = await marks();
  assert.notEqual(after.get(spanish.storeId), before.get(spanish.storeId));
  assert.equal(after.get(owner.storeId), before.get(owner.storeId));
  assert.ok((await feesIn('EUR', 'ES')).some(({ basisPoints }) => basisPoints === 140));
  assert.ok((await feesIn('USD', 'ES')).some(({ basisPoints }) => basisPoints === 150));
  assert.ok((await feesIn('USD')).some(({ basisPoints }) => basisPoints === 290));
});

test('a direct store is offered by the provider that its owner linked', async () => {
  const store = { id: owner.storeId, settlementMode: 'direct', countryCode: 'US' } as const;
  await add({ provider: 'sandbox', percentage: 3.5 });
  await shop.link(await asOwner());
  await app.drain();
  assert.deepEqual(await findFees(ctx, store, 'USD'), [{ basisPoints: 350, fixedMinor: 30n }]);
});
