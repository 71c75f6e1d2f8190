import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencies } from '../money.ts';
import { getBankFormat, listRails, type PayoutRail } from './payout-rails.ts';

const all = new Set<PayoutRail>(['stripe_transfer', 'paypal_payout', 'bank_file']);

const rows = (...args: Parameters<typeof listRails>) =>
  listRails(...args).map(
    ({ rail, format, serves, reason }) => `${format ?? rail} ${serves ? 'yes' : 'no'} ${reason}`,
  );

test('a Spanish store in euro is served by everything but the file for banks outside SEPA', () => {
  assert.deepEqual(rows('ES', 'EUR', all), [
    'stripe_transfer yes currency_kept',
    'paypal_payout yes currency_kept',
    'sepa yes iban_in_euro',
    'csv no sepa_serves',
  ]);
});

test('the same owner with a store in dollars is converted by Stripe and paid by the plain file', () => {
  assert.deepEqual(rows('ES', 'USD', all), [
    'stripe_transfer yes currency_converted',
    'paypal_payout yes currency_kept',
    'sepa no sepa_euro_only',
    'csv yes bank_number',
  ]);
  assert.equal(listRails('ES', 'USD', all)[0]?.converted, 'EUR');
});

test('where no provider serves, a bank transfer does', () => {
  assert.deepEqual(rows('NG', 'USD', all), [
    'stripe_transfer no country_not_served',
    'paypal_payout no country_not_served',
    'sepa no outside_sepa',
    'csv yes bank_number',
  ]);
  assert.deepEqual(rows('CL', 'CLP', all)[1], 'paypal_payout no currency_not_carried');
});

test('a rail that the platform has not set up is marked, and the sandbox is listed only where it is on', () => {
  assert.deepEqual(rows('ES', 'EUR', new Set()), [
    'stripe_transfer no not_set_up',
    'paypal_payout no not_set_up',
    'sepa no not_set_up',
    'csv no not_set_up',
  ]);
  assert.deepEqual(rows('ES', 'EUR', new Set(['sandbox']))[0], 'sandbox yes test_money');
});

test('every no has a reason and no time, every yes a time and a price, and exactly one file serves', () => {
  for (const country of ['ES', 'US', 'NG', 'RE', 'AX', 'JP', 'ZZ'])
    for (const currency of currencies) {
      const listed = listRails(country, currency, all);
      for (const { serves, reason, arrives, cost } of listed) {
        assert.ok(reason);
        assert.deepEqual([arrives !== null, cost !== null], [serves, serves]);
      }
      const files = listed.filter(({ rail, serves }) => rail === 'bank_file' && serves);
      assert.deepEqual(
        files.map(({ format }) => format),
        [getBankFormat(country, currency)],
      );
    }
});
