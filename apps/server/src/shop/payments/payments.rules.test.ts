import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import type { PaymentStatus } from '@vitrine/contract/shop/payments.ts';
import fc from 'fast-check';
import type { JournalLine } from '../ledger/index.ts';
import { compactLines, imbalanceOf } from '../ledger/ledger.rules.ts';
import {
  advance,
  buyerCaptureLines,
  type CaptureAmounts,
  findMismatches,
  lateCaptureLines,
  refundLines,
  sellerCaptureLines,
} from './payments.rules.ts';
import type { PaymentSnapshot } from './provider.ts';

const minor = fc.bigInt({ min: 0n, max: 1_000_000_000_000n });
const currency = fc.constantFrom(...currencies);

/** Orders as checkout makes them: profit = selling total − cost, total in whatever the buyer sees. */
const order: fc.Arbitrary<CaptureAmounts> = fc
  .record({
    platform: minor,
    shipping: minor,
    fees: minor,
    profit: minor,
    tax: minor,
    total: minor,
    currency,
    storeCurrency: currency,
    rounding: fc.bigInt({ min: -3n, max: 3n }),
  })
  .map(({ platform, shipping, fees, profit, tax, total, rounding, ...rest }) => {
    const owed = platform + shipping + fees + profit + tax;
    const isSame = rest.currency === rest.storeCurrency;
    return {
      ...rest,
      storeId: '1',
      platformCostMinor: platform,
      shippingCostMinor: shipping,
      ownerFeesMinor: fees,
      costMinor: platform + shipping + fees,
      profitMinor: profit,
      taxStoreMinor: tax,
      totalMinor: isSame ? owed + rounding : total,
    };
  });

const sumOf = (lines: readonly JournalLine[], code: string, of: Currency) =>
  lines.filter((line) => line.account.code === code && line.currency === of).reduce((sum, line) => sum + line.amountMinor, 0n);

test('every capture balances in every currency, and gives the owner exactly the profit', () => {
  fc.assert(
    fc.property(order, (drawn) => {
      const lines = buyerCaptureLines(drawn, 'sandbox');
      assert.equal(imbalanceOf(lines).size, 0);
      assert.equal(sumOf(lines, 'owner_pending', drawn.storeCurrency), -drawn.profitMinor);
      assert.equal(sumOf(lines, 'provider_clearing', drawn.currency), drawn.totalMinor);
      if (drawn.currency === drawn.storeCurrency) {
        const rounding = sumOf(lines, 'rounding', drawn.currency);
        assert.ok(rounding >= -3n && rounding <= 3n);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('an owner’s payment balances by card and from earnings, with any offer on the goods', () => {
  fc.assert(
    fc.property(order, fc.nat(100), fc.constantFrom('card' as const, 'earnings' as const), (drawn, percent, method) => {
      const offerMinor = (drawn.platformCostMinor * BigInt(percent)) / 100n;
      const lines = sellerCaptureLines(drawn, { method, provider: 'sandbox', amountMinor: drawn.costMinor - offerMinor, offerMinor });
      assert.equal(imbalanceOf(lines).size, 0);
    }),
    { numRuns: 2_000 },
  );
});

test('money that came too late and its refund leave nothing', () => {
  assert.deepEqual(compactLines([...lateCaptureLines('sandbox', 500n, 'USD'), ...refundLines('sandbox', 500n, 'USD')]), []);
});

test('states only go forward: any order and number of the same messages ends alike', () => {
  const seen = fc.constantFrom<PaymentSnapshot['state']>('pending', 'authorized', 'captured', 'failed', 'expired');
  fc.assert(
    fc.property(fc.array(seen, { minLength: 1, maxLength: 8 }), fc.infiniteStream(fc.nat()), (messages, shuffle) => {
      const run = (order: readonly PaymentSnapshot['state'][]) =>
        order.reduce<PaymentStatus>((status, state) => advance(status, state) ?? status, 'created');
      const mixed = [...messages, ...messages]
        .map((state) => ({ state, at: shuffle.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ state }) => state);
      const ends = (status: PaymentStatus) => (status === 'expired' ? 'failed' : status);
      assert.equal(ends(run(mixed)), ends(run(messages)));
    }),
  );
});

test('what left its end never comes back', () => {
  for (const end of ['captured', 'part_refunded', 'refunded'] as const) {
    for (const seen of ['pending', 'authorized', 'failed', 'expired', 'captured'] as const) assert.equal(advance(end, seen), null);
  }
  assert.equal(advance('failed', 'pending'), null);
  assert.equal(advance('failed', 'captured'), 'captured');
  assert.equal(advance('unknown', 'pending'), 'pending');
});

test('a snapshot that does not fit the row is found out in each of its parts', () => {
  const row = { amountMinor: 100n, currency: 'USD' as const, providerAccount: null };
  const good: PaymentSnapshot = {
    ref: 'r',
    key: 'k',
    state: 'captured',
    isProcessing: false,
    amountMinor: 100n,
    currency: 'USD',
    refundedMinor: 0n,
    account: null,
    isLive: false,
    payUrl: null,
    failure: null,
    instrument: null,
  };
  assert.deepEqual(findMismatches(row, good, false), []);
  assert.deepEqual(
    findMismatches(row, { ...good, amountMinor: 99n, currency: 'EUR', account: 'a', isLive: true }, false).map(({ kind }) => kind),
    ['amount', 'currency', 'account', 'mode'],
  );
});
