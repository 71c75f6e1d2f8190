import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { getMe } from '@vitrine/contract/admin/users.ts';
import type { Currency, Money } from '@vitrine/contract/money.ts';
import { saveChoices } from '@vitrine/contract/shop/account-choices.ts';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import * as contract from '@vitrine/contract/shop/markets.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { getOwnProduct, listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { testAddress } from '../orders/testing/placed-orders.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { addRate } from './index.ts';

const hourMs = 3_600_000;

const { app, mug, owner, other } = await withOwner(
  { owner: { countryCode: 'ES' }, other: { countryCode: 'ES' } },
  { units: 100, environment: { CACHES: 'off' } },
);
before(async () => {
  const ctx = systemContext(app.platform);
  // One dollar is 0.80 euros, 0.60 pounds, 150 yen and 0.3 dinars: a euro is 0.75 pounds, 187.5 yen, 0.375 dinars.
  for (const [code, rate] of [
    ['EUR', '0.8'],
    ['GBP', '0.6'],
    ['JPY', '150'],
    ['KWD', '0.3'],
  ] as const)
    await addRate(ctx, code, rate);
});

/** The moved clock ends access, so each call has its own session. */
const sign = async ({ accountId }: TestOwner, currency?: string) => ({
  token: await inTx(
    systemContext(app.platform),
    async (ctx) => (await openSession(ctx, accountId)).accessToken,
  ),
  ...(currency ? { currency: currency as Currency } : {}),
});

/** All amounts in a reply. */
function amountsIn(value: unknown): Money[] {
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && typeof value.amount === 'number') return [value as Money];
  return Object.values(value).flatMap(amountsIn);
}

test('every amount of an owner keeps its true currency and has a second one in the chosen currency, rounded half-even', async () => {
  const { data: plain } = (await app.call(listOwnProducts, { query: {} }, await sign(owner))).body;
  assert.deepEqual(
    amountsIn(plain).filter(({ shown }) => shown),
    [],
    'without a currency there is only the true amount',
  );
  for (const [header, currency, numerator, denominator] of [
    ['GBP', 'GBP', 75, 100],
    ['JPY', 'JPY', 1_875, 1_000],
    ['KWD', 'KWD', 3_750, 1_000],
    ['USD1', 'USD', 125, 100],
  ] as const) {
    const { data } = (await app.call(listOwnProducts, { query: {} }, await sign(owner, header)))
      .body;
    const amounts = amountsIn(data);
    assert.ok(amounts.length > 8);
    assert.deepEqual(
      amounts.map(({ amount, currency: code }) => ({ amount, currency: code })),
      amountsIn(plain),
      'true amounts are the same whatever was chosen',
    );
    for (const { amount, currency: code, shown } of amounts) {
      if (code !== 'EUR') continue;
      const exact = (amount * numerator) / denominator;
      assert.equal(shown?.currency, currency);
      assert.ok(
        Math.abs((shown?.amount ?? 0) - exact) <= 0.5,
        `${amount} EUR is ${shown?.amount} ${currency}`,
      );
    }
  }
});

test('nothing is shown twice: amounts in the chosen currency have no second one, and balances of nothing are nothing', async () => {
  const { data } = (await app.call(readBalances, {}, await sign(owner, 'EUR'))).body;
  assert.equal('shown' in data.available, false);
  const pounds = (await app.call(readBalances, {}, await sign(owner, 'GBP'))).body.data;
  assert.deepEqual(pounds.available, {
    amount: 0,
    currency: 'EUR',
    shown: { amount: 0, currency: 'GBP' },
  });
});

test('what buyers read has one amount, in the currency that they are charged in', async () => {
  const answer = await app.call(
    getStorefrontHome,
    { params: { slug: owner.slug }, query: { currency: 'EUR' } },
    { currency: 'GBP' },
  );
  const amounts = amountsIn(answer.body.data);
  assert.ok(amounts.length > 0);
  assert.deepEqual(
    amounts.filter(({ shown }) => shown),
    [],
  );
});

test('a total is sent back as it was received, and what is shown beside it changes nothing', async () => {
  const auth = await sign(owner, 'GBP');
  const lines = [{ variantId: mug, quantity: 1 }];
  const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'ES' } }, auth)).body
    .data;
  assert.equal(quote.total.shown?.currency, 'GBP');
  const body = {
    lines,
    address: testAddress,
    shippingMethod: quote.shippingMethod,
    expectedTotal: quote.total,
  };
  const address = { ...testAddress };
  const there = (
    await app.call(quoteOwnOrder, { body: { lines, countryCode: address.countryCode } }, auth)
  ).body.data;
  const placed = await app.call(
    placeOwnOrder,
    { body: { ...body, expectedTotal: there.total } },
    { ...auth, idempotencyKey: 'as-received' },
  );
  assert.equal(placed.status, 200);
  const wrong = { ...there.total, amount: there.total.amount - 1 };
  const refused = await app.call(
    placeOwnOrder,
    { body: { ...body, expectedTotal: wrong } },
    { ...auth, idempotencyKey: 'less' },
  );
  assert.equal(refused.body.code, 'price-changed');
});

test('a rate that nobody confirmed for 72 hours shows only the true amounts, and the list of currencies says so', async () => {
  const read = async () =>
    (await app.call(getOwnProduct, { params: { id: await productId() } }, await sign(owner, 'GBP')))
      .body.data;
  const productId = async () =>
    (await app.call(listOwnProducts, { query: {} }, await sign(owner))).body.data.list[0]?.id ?? '';
  app.clock.advance(72 * hourMs);
  assert.ok(amountsIn(await read()).some(({ shown }) => shown));
  app.clock.advance(1);
  assert.deepEqual(
    amountsIn(await read()).filter(({ shown }) => shown),
    [],
  );
  const pound = (await app.call(contract.listCurrencies, {})).body.data.list.find(
    ({ code }) => code === 'GBP',
  );
  assert.deepEqual([pound?.isCurrent, pound?.perUsd], [false, '0.6']);
  const fraction = [Number(pound?.numerator), Number(pound?.denominator)];
  assert.equal(fraction[0], (fraction[1] ?? 0) * 0.6);
  assert.equal(
    (await app.call(contract.listCurrencies, {})).body.data.list.find(({ code }) => code === 'USD')
      ?.isCurrent,
    true,
  );
  for (const [code, rate] of [
    ['EUR', '0.8'],
    ['GBP', '0.6'],
  ] as const)
    await addRate(systemContext(app.platform), code, rate);
  assert.ok(amountsIn(await read()).some(({ shown }) => shown));
});

test('language, country and currency are kept on the account, and changing one changes neither other', async () => {
  const save = async (body: object, who = owner) =>
    app.call(saveChoices, { body }, await sign(who));
  // The language of the registration is the first choice.
  const nothing = { language: 'en', country: null, currency: null };
  const mine = async (who = owner) => (await app.call(getMe, {}, await sign(who))).body.data;
  assert.deepEqual((await mine()).choices, nothing);
  assert.deepEqual((await save({ currency: 'GBP' })).body.data, { ...nothing, currency: 'GBP' });
  const chosen = await save({ country: 'JP' });
  assert.deepEqual(chosen.body.data, { language: 'en', country: 'JP', currency: 'GBP' });
  assert.match(String(chosen.headers['set-cookie']), /vt_country=JP/);
  assert.deepEqual((await save({ language: 'zh-cn' })).body.data, {
    language: 'zh-cn',
    country: 'JP',
    currency: 'GBP',
  });
  const { choices, language, storeCurrency } = await mine();
  assert.deepEqual(
    [choices, language, storeCurrency],
    [{ language: 'zh-cn', country: 'JP', currency: 'GBP' }, 'zh-cn', 'EUR'],
  );
  assert.deepEqual((await save({ currency: null })).body.data, {
    language: 'zh-cn',
    country: 'JP',
    currency: null,
  });
  assert.deepEqual(
    (await mine(other)).choices,
    nothing,
    'choices of one account are nobody else’s',
  );
  const where = await app.call(
    contract.lookUpCountry,
    { query: {} },
    { ...(await sign(owner)), headers: { cookie: 'vt_country=DE' } },
  );
  assert.equal(
    where.body.info.default[0]?.short_name,
    'JP',
    'the account’s country wins over the browser’s',
  );
  assert.equal((await app.call(saveChoices, { body: { currency: 'GBP' } })).body.code, 1002);
});

test('a country that is none and a currency without a rate are refused at their fields, and nothing changes', async () => {
  const save = async (body: object) =>
    app.call(saveChoices, { body }, { ...(await sign(other)), lang: 'es' });
  await app.platform.database.db.execute(sql`delete from exchange_rates where currency = 'BHD'`);
  // Each change of a rate makes every process read the rates again.
  await addRate(systemContext(app.platform), 'CNY', '7');
  const withoutRate = await save({ currency: 'BHD', language: 'fr' });
  assert.deepEqual(
    [withoutRate.status, withoutRate.body.errors?.[0]?.path, withoutRate.body.errors?.[0]?.message],
    [400, 'currency', 'Todavía no hay tipo de cambio para esta moneda: elige otra'],
  );
  assert.ok(
    !(await app.call(contract.listCurrencies, {})).body.data.list.some(
      ({ code }) => code === 'BHD',
    ),
    'nor is it offered',
  );
  assert.equal((await save({ country: 'XX' })).body.errors?.[0]?.path, 'country');
  assert.equal((await save({ currency: 'XXX' })).status, 400);
  assert.deepEqual((await save({})).body.data, { language: 'en', country: null, currency: null });
});
