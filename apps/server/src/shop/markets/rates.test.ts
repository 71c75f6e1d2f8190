import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { changeCart, createCart } from '@vitrine/contract/shop/carts.ts';
import * as contract from '@vitrine/contract/shop/exchange-rates.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { withOwner } from '../testing/fixtures.ts';
import { keepRates } from './fetch-rates.ts';
import { findRate } from './index.ts';
import { parseFeed } from './rate-feed.rules.ts';

const hourMs = 3_600_000;
let answer = { status: 200, body: '' };

/** A file of one day as the bank publishes it; one euro in each currency. */
const fileOf = (
  day: string,
  rates: Record<string, string>,
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>
  ${Object.entries(rates)
    .map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`)
    .join('')}</Cube></Cube></gesmes:Envelope>`;

const feed = http
  .createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
  .listen(0, '127.0.0.1');
await once(feed, 'listening');
const environment = {
  CACHES: 'off',
  RATES_URL: `http://127.0.0.1:${(feed.address() as AddressInfo).port}/daily.xml`,
};
const {
  app,
  mug,
  owner,
  admin: {
    account: { id: adminId },
  },
} = await withOwner({ owner: { countryCode: 'ES' }, admin: 'ADMIN' }, { units: 100, environment });
after(async () => {
  feed.closeAllConnections();
  feed.close();
});

/** The moved clock ends everybody's access. */
const signIn = () =>
  inTx(systemContext(app.platform), async (ctx) => (await openSession(ctx, adminId)).accessToken);
const asAdmin = async () => ({ token: await signIn() });
const rateOf = async (currency: string) =>
  (await app.call(contract.listRates, {}, await asAdmin())).body.data.list.find(
    (rate) => rate.currency === currency,
  );
const set = async (currency: 'EUR' | 'GBP', perUsd: string, isJumpMeant = false) =>
  app.call(
    contract.setRates,
    { body: { rates: [{ currency, perUsd }], isJumpMeant } },
    await asAdmin(),
  );
const fetchNow = async () =>
  (await app.call(contract.fetchRatesNow, { body: {} }, await asAdmin())).body.data;
const mails = async (template: string) =>
  (
    await app.platform.database.db.execute<{ text: string }>(
      sql`select text from outbox_mails where template = ${template} order by id`,
    )
  ).rows;

test('a buyer is charged in the chosen currency until its rate is 72 hours old, and then in that of the store', async () => {
  const params = { slug: owner.slug };
  const body = {
    currency: 'GBP' as const,
    countryCode: 'ES',
    line: { variantId: mug, quantity: 1 },
  };
  const fresh = (await app.call(createCart, { params, body })).body.data;
  assert.deepEqual([fresh.currency, fresh.askedCurrency, fresh.approximate], ['GBP', 'GBP', null]);
  const of = { ...params, cart: fresh.token };
  const quote = async () =>
    (await app.call(quoteCheckout, { params: of, body: { countryCode: 'ES' } })).body.data;
  app.clock.advance(72 * hourMs);
  assert.equal((await quote()).total.currency, 'GBP');
  app.clock.advance(1);
  const old = await quote();
  assert.equal(old.total.currency, 'EUR');
  const rate = await findRate(systemContext(app.platform), 'EUR', 'GBP');
  const inPounds = Math.round(
    (old.total.amount * Number(rate.numerator)) / Number(rate.denominator),
  );
  assert.deepEqual(old.approximate?.amount, { amount: inPounds, currency: 'GBP' });
  const cart = (await app.call(changeCart, { params: of, body: { language: 'es' } })).body.data;
  assert.deepEqual(
    [cart.currency, cart.askedCurrency, cart.lines[0]?.unit.currency],
    ['EUR', 'GBP', 'EUR'],
  );
  // The euro of the store is too old as well, so a dollar is not charged either; both are needed.
  await set('GBP', (await rateOf('GBP'))?.perUsd ?? '');
  assert.equal((await quote()).total.currency, 'EUR');
  await set('EUR', (await rateOf('EUR'))?.perUsd ?? '');
  assert.deepEqual([(await quote()).total.currency, (await quote()).approximate], ['GBP', null]);
});

test('a rate by hand counts at once, is in the history with its author, and one that moved far has to be meant', async () => {
  const before = await rateOf('EUR');
  assert.deepEqual((await set('EUR', '0.95')).body.data, { changed: 1 });
  const now = await rateOf('EUR');
  assert.deepEqual([now?.perUsd, now?.source, now?.isCurrent], ['0.95', 'operator', true]);
  assert.ok(now?.by);
  const refused = await set('EUR', '9.5');
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.errors?.[0]?.path],
    [422, 'rate-jump', 'rates.0.perUsd'],
  );
  assert.equal((await rateOf('EUR'))?.perUsd, '0.95');
  app.clock.advance(1);
  assert.equal((await set('EUR', '1.2', true)).status, 200);
  const history = await app.call(
    contract.pageRateHistory,
    { query: { currency: 'EUR', pageSize: '3' } },
    await asAdmin(),
  );
  assert.deepEqual(
    history.body.data.list.map(({ perUsd }) => perUsd),
    ['1.2', '0.95', before?.perUsd],
  );
  for (const wrong of ['0', '-1', '1,5', '1e3', '', ' '])
    assert.equal((await set('EUR', wrong)).status, 400, `"${wrong}" is no rate`);
  const twice = [
    { currency: 'EUR' as const, perUsd: '1.2' },
    { currency: 'EUR' as const, perUsd: '1.21' },
  ];
  assert.equal(
    (await app.call(contract.setRates, { body: { rates: twice } }, await asAdmin())).status,
    400,
  );
});

test('what is exported is imported without a change, and a file with a wrong line is refused whole', async () => {
  const file = (await app.call(contract.exportRates, {}, await asAdmin())).text;
  const take = async (csv: string) =>
    app.call(contract.importRates, { body: { csv } }, await asAdmin());
  const history = async () =>
    (await app.call(contract.pageRateHistory, { query: {} }, await asAdmin())).body.data.total;
  // Rates of the program become rates of the operator, once.
  assert.equal((await take(file)).status, 200);
  const count = await history();
  assert.deepEqual((await take(file)).body.data, { changed: 0 });
  assert.equal(await history(), count);
  const wrong = await take('currency;per USD\nGBP;0,79\nXXX;1\nJPY;many\n');
  assert.deepEqual(
    wrong.body.errors?.map(({ path, message }) => [path, message]),
    [
      [
        'csv',
        'In each line, write a currency code and a rate, such as EUR,0.9215. Lines that are wrong: 3, 4',
      ],
    ],
  );
  app.clock.advance(1);
  assert.deepEqual((await take('gbp;0,79')).body.data, { changed: 1 });
  assert.equal((await rateOf('GBP'))?.perUsd, '0.79');
  assert.deepEqual(
    (await take('Currency\tper USD\nGBP\t0,79\n')).body.data,
    { changed: 0 },
    'two columns of a spreadsheet',
  );
  assert.equal((await take('"GBP;1')).status, 400);
  assert.equal((await take('nothing here')).status, 400);
});

test('the feed brings rates of a newer day, confirms those that stand, and leaves alone what is older, broken or moved too far', async () => {
  app.clock.set('2026-12-01T16:10:00.000Z');
  const rates = { USD: '1.0800', GBP: '0.8600', JPY: '164.16' };
  answer = { status: 200, body: fileOf('2026-12-01', rates) };
  await set('GBP', '0.79', true);
  const first = await fetchNow();
  assert.deepEqual(
    [first.outcome, first.publishedOn],
    ['failed', '2026-12-01'],
    'the euro that was set to 1.2 by hand moved too far',
  );
  assert.equal((await rateOf('JPY'))?.perUsd, '152');
  assert.deepEqual(
    [(await rateOf('GBP'))?.perUsd, (await rateOf('EUR'))?.perUsd],
    ['0.79', '1.2'],
    'set on that very day',
  );
  await set('EUR', '0.9259', true);
  app.clock.set('2026-12-02T16:10:00.000Z');
  answer.body = fileOf('2026-12-02', rates);
  assert.equal((await fetchNow()).outcome, 'changed');
  assert.equal((await rateOf('GBP'))?.perUsd, '0.796296');
  app.clock.advance(48 * hourMs);
  assert.equal((await fetchNow()).outcome, 'unchanged');
  assert.equal(
    (await rateOf('GBP'))?.confirmedAt,
    '2026-12-04T16:10:00.000Z',
    'a weekend is no reason for a rate to be too old',
  );
  answer.body = fileOf('2026-12-01', { ...rates, GBP: '0.8500' });
  await fetchNow();
  assert.equal((await rateOf('GBP'))?.perUsd, '0.796296');
  for (const [status, body, problem] of [
    [500, '', 'no-answer'],
    [200, '<html>', 'unreadable'],
    [200, fileOf('2026-12-04', { GBP: '0.86' }), 'unreadable'],
    [200, fileOf('2026-11-20', rates), 'old'],
  ] as const) {
    answer = { status, body };
    assert.deepEqual([(await fetchNow()).outcome, (await fetchNow()).problem], ['failed', problem]);
  }
  const { list } = (
    await app.call(contract.pageRateFetches, { query: { pageSize: '2' } }, await asAdmin())
  ).body.data;
  assert.deepEqual(
    list.map(({ problem }) => problem),
    ['old', 'old'],
  );
});

test('operators are told once when the feed has failed for a day and when rates are too old', async () => {
  answer = { status: 500, body: '' };
  await keepRates(app.platform);
  app.clock.advance(25 * hourMs);
  await keepRates(app.platform);
  await keepRates(app.platform);
  assert.equal((await mails('rates-failed')).length, 1);
  app.clock.advance(72 * hourMs);
  await keepRates(app.platform);
  app.clock.advance(2 * hourMs);
  await keepRates(app.platform);
  const told = (await mails('rates-old')).filter(({ text }) => text.includes('GBP'));
  assert.equal(told.length, 1);
  assert.equal((await mails('rates-failed')).length, 1, 'the same failure is not told twice');
});

test('a file with entities, without a dollar or with a rate of 0 is not read', () => {
  for (const file of [
    '<!DOCTYPE x [<!ENTITY a "b">]><Cube/>',
    fileOf('2026-12-01', { GBP: '0.86' }),
    fileOf('2026-12-01', { USD: '0' }),
    fileOf('tomorrow', { USD: '1.08' }),
    '',
  ])
    assert.throws(() => parseFeed({ text: file }));
  const { publishedOn, rates } = parseFeed({
    text: fileOf('2026-12-01', { USD: '1.08', XXX: '1', JPY: '162' }),
  });
  assert.equal(publishedOn, '2026-12-01');
  assert.deepEqual([...rates.keys()].sort(), ['EUR', 'JPY']);
});
