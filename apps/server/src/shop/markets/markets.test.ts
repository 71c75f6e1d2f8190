import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { convertMinor } from '@vitrine/contract/money.ts';
import * as contract from '@vitrine/contract/shop/markets.ts';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { addRate, findRate, installMarkets } from './index.ts';
import {
  crossRate,
  formatFraction,
  freeLimit,
  parseFraction,
  regionOf,
  roundLimit,
} from './markets.rules.ts';

const app = await closeAfter(createTestApp({ environment: { TRUST_PROXY: '127.0.0.1' } }));
before(async () => {
  await installMarkets(systemContext(app.platform));
  await installMarkets(systemContext(app.platform));
});

test('a caller of whom nothing is known is in the US and gets the defaults of the specification', async () => {
  const answer = await app.call(contract.lookUpCountry, { query: { api_token: 'whatever' } });
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.body.info.default, [
    {
      id: 840,
      name: 'United States',
      currency: 'United States dollar',
      currency_jc: 'USD',
      currency_symbol: '$',
      short_name: 'US',
      percentage: 200,
    },
  ]);
});

test('the saved choice wins over the proxy, the proxy over the address, the address over the browser', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await app.call(contract.lookUpCountry, { query: {} }, { headers })).body.info.default[0]
      ?.short_name;
  const browser = { 'accept-language': 'pt-BR,pt;q=0.9' };
  assert.equal(await ask(browser), 'BR');
  assert.equal(await ask({ ...browser, 'x-forwarded-for': '80.58.61.250' }), 'ES');
  assert.equal(
    await ask({ ...browser, 'x-forwarded-for': '80.58.61.250', 'cf-ipcountry': 'DE' }),
    'DE',
  );
  assert.equal(await ask({ ...browser, 'cf-ipcountry': 'DE', cookie: 'vt_country=JP' }), 'JP');
  assert.equal(await ask({ 'accept-language': 'de', 'cf-ipcountry': 'T1' }), 'US');
});

test('choosing a country keeps it in a cookie, and an unknown one is refused', async () => {
  const answer = await app.call(
    contract.chooseCountry,
    { body: { country: 'PT' } },
    { lang: 'es' },
  );
  assert.equal(answer.body.data.currency, 'EUR');
  assert.match(String(answer.headers['set-cookie']), /vt_country=PT/);
  assert.equal((await app.call(contract.chooseCountry, { body: { country: 'XX' } })).status, 400);
});

test('countries are named and sorted in the language of the call', async () => {
  const answer = await app.call(contract.listCountries, {}, { lang: 'fr' });
  assert.equal(answer.body.data.list.find(({ code }) => code === 'DE')?.name, 'Allemagne');
  assert.equal(answer.body.data.list[0]?.name, 'Allemagne');
  assert.ok(answer.body.data.list.length >= 40);
  assert.equal((await app.call(contract.listCurrencies, {})).body.data.list.length, 20);
});

test('a newer rate counts at once, and a rate is exact in both directions', async () => {
  const ctx = systemContext(app.platform);
  const before = await findRate(ctx, 'USD', 'EUR');
  assert.equal(convertMinor(10_000n, before), 9_215n);
  await addRate(ctx, 'EUR', '0.95');
  assert.equal(convertMinor(10_000n, await findRate(ctx, 'USD', 'EUR')), 9_500n);
  const there = await findRate(ctx, 'EUR', 'JPY');
  const back = await findRate(ctx, 'JPY', 'EUR');
  assert.equal(there.numerator * back.numerator, there.denominator * back.denominator);
});

test('a limit keeps two digits, the second 0 or 5 from twenty on; in the middle it goes down', () => {
  const cases = [
    [5_527n, 5_500n],
    [5_750n, 5_500n],
    [5_751n, 6_000n],
    [9_312n, 9_500n],
    [18_413n, 18_000n],
    [18_500n, 18_000n],
    [19_600n, 20_000n],
    [505_200n, 500_000n],
    [975_001n, 1_000_000n],
    [7n, 7n],
    [0n, 0n],
  ] as const;
  for (const [raw, round] of cases) assert.equal(roundLimit(raw), round, String(raw));
  const rate = { from: 'USD', to: 'USD', numerator: 1n, denominator: 1n } as const;
  assert.equal(
    freeLimit({ freeFromMinor: 5_990n }, rate, 0),
    5_990n,
    'in dollars it stays what the operator set',
  );
  assert.equal(
    freeLimit({ freeFromMinor: 6_000n }, rate, 2_100),
    7_500n,
    'with tax it is a round amount again',
  );
});

test('decimals become fractions and come back', () => {
  for (const text of ['1', '0.9215', '25430', '151.2', '0.377']) {
    const { numerator, denominator } = parseFraction(text);
    assert.equal(formatFraction(numerator, denominator), text);
  }
  const asOf = new Date(0);
  const dollars = new Map([
    ['USD', { numerator: 1n, denominator: 1n, asOf }],
    ['EUR', { numerator: 4n, denominator: 5n, asOf }],
  ] as const);
  assert.deepEqual(crossRate('EUR', 'USD', dollars as never), {
    from: 'EUR',
    to: 'USD',
    numerator: 5n,
    denominator: 4n,
  });
  assert.equal(regionOf('zh-Hans-CN;q=0.8, en'), 'CN');
  assert.equal(regionOf('en'), undefined);
});
