import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import fc from 'fast-check';
import { imbalanceOf } from '../ledger/ledger.rules.ts';
import type { ProviderEntry } from '../payments/index.ts';
import { createFeeLines, readTrueFee } from './payment-fees.rules.ts';

const entry = (settled: ProviderEntry['settled'], amountMinor = 10_000n): ProviderEntry => ({
  kind: 'capture',
  key: 'a',
  amountMinor,
  currency: 'EUR',
  at: new Date('2026-03-02T12:00:00Z'),
  settled,
});
const toDollars = {
  currency: 'EUR',
  storeCurrency: 'USD',
  rateNumerator: 11n,
  rateDenominator: 10n,
} as const;
const inEuros = {
  currency: 'EUR',
  storeCurrency: 'EUR',
  rateNumerator: 1n,
  rateDenominator: 1n,
} as const;

test('a fee in the currency that was paid is taken as it is, and converted at the order’s rate', () => {
  const settled = { amountMinor: 9_680n, feeMinor: 320n, currency: 'EUR' } as const;
  assert.deepEqual(readTrueFee(entry(settled), inEuros).storeMinor, 320n);
  assert.deepEqual(readTrueFee(entry(settled), toDollars).storeMinor, 352n);
  assert.equal(readTrueFee(entry(null), inEuros).storeMinor, 0n, 'no fee was taken');
});

test('a fee in another currency is converted back at the provider’s own rate', () => {
  // 100.00 EUR became 16,200 JPY before the fee of 486: 3 %.
  const settled = { amountMinor: 15_714n, feeMinor: 486n, currency: 'JPY' } as const;
  const fee = readTrueFee(entry(settled), inEuros);
  assert.deepEqual(
    [fee.paidMinor, fee.storeMinor, fee.settledFeeMinor, fee.settledCurrency],
    [300n, 300n, 486n, 'JPY'],
  );
});

test('the lines balance in each currency, whatever was planned and taken', () => {
  const amounts = fc.bigInt({ min: 0n, max: 1_000_000n });
  fc.assert(
    fc.property(
      amounts,
      amounts,
      amounts,
      fc.constantFrom<Currency>('EUR', 'USD'),
      (paidMinor, other, plannedMinor, storeCurrency) => {
        const storeMinor = storeCurrency === 'EUR' ? paidMinor : other;
        const lines = createFeeLines('sandbox', { paidMinor, storeMinor }, plannedMinor, {
          ...toDollars,
          storeCurrency,
        });
        assert.deepEqual([...imbalanceOf(lines)], []);
        const difference = lines.find(({ account }) => account.code === 'fee_differences');
        assert.equal(difference?.amountMinor, storeMinor - plannedMinor);
      },
    ),
  );
});
