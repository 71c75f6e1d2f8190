import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import type { PaymentStatus } from '@vitrine/contract/shop/payments.ts';
import fc from 'fast-check';
import type { JournalLine } from '../ledger/index.ts';
import { compactLines, imbalanceOf } from '../ledger/ledger.rules.ts';
import { refundArrivedLines } from '../refunds/refunds.rules.ts';
import type { PaymentSnapshot } from './adapters/provider.ts';
import {
  advance,
  buyerCaptureLines,
  findPaymentMismatches,
  lateCaptureLines,
  sellerCaptureLines,
} from './payments.rules.ts';
import { drawnOrder } from './testing/drawn-orders.ts';

const sumOf = (lines: readonly JournalLine[], code: string, of: Currency) =>
  lines
    .filter((line) => line.account.code === code && line.currency === of)
    .reduce((sum, line) => sum + line.amountMinor, 0n);

test('every capture balances in every currency and gives the owner exactly the profit; only the conversion is rounded', () => {
  fc.assert(
    fc.property(drawnOrder, (drawn) => {
      const lines = buyerCaptureLines(drawn, 'sandbox');
      assert.equal(imbalanceOf(lines).size, 0);
      assert.equal(sumOf(lines, 'owner_pending', drawn.storeCurrency), -drawn.profitMinor);
      assert.equal(sumOf(lines, 'provider_clearing', drawn.currency), drawn.totalMinor);
      if (drawn.currency === drawn.storeCurrency)
        assert.ok(lines.every(({ account }) => account.code !== 'exchange'));
    }),
    { numRuns: 2_000 },
  );
});

test('an amount that neither the order nor its rate explains is refused, whatever else is right', () => {
  fc.assert(
    fc.property(
      drawnOrder,
      fc.constantFrom(
        'profitMinor' as const,
        'taxStoreMinor' as const,
        'platformCostMinor' as const,
      ),
      fc.bigInt({ min: 6n, max: 1_000_000n }),
      (drawn, field, extra) => {
        const off = drawn.currency === drawn.storeCurrency ? 1n : extra;
        assert.throws(
          () => buyerCaptureLines({ ...drawn, [field]: drawn[field] + off }, 'sandbox'),
          /minor units/,
        );
        assert.throws(
          () => buyerCaptureLines({ ...drawn, [field]: drawn[field] - off }, 'sandbox'),
          /minor units/,
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('an owner’s payment balances by card and from earnings, with any offer on the goods', () => {
  fc.assert(
    fc.property(
      drawnOrder,
      fc.nat(100),
      fc.constantFrom('card' as const, 'earnings' as const),
      fc.boolean(),
      (drawn, percent, method, isEarlier) => {
        const offerMinor = (drawn.platformCostMinor * BigInt(percent)) / 100n;
        const feesMinor = isEarlier ? drawn.ownerFeesMinor : 0n;
        const dueMinor = drawn.costMinor - drawn.ownerFeesMinor + feesMinor;
        const lines = sellerCaptureLines(drawn, {
          method,
          provider: 'sandbox',
          amountMinor: dueMinor - offerMinor,
          offerMinor,
          feesMinor: isEarlier ? null : 0n,
        });
        assert.equal(imbalanceOf(lines).size, 0);
        const booked = ['platform_goods', 'platform_shipping', 'platform_fees'].map((code) =>
          sumOf(lines, code, drawn.storeCurrency),
        );
        assert.deepEqual(booked, [-drawn.platformCostMinor, -drawn.shippingCostMinor, -feesMinor]);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('money that came too late and its refund leave nothing', () => {
  assert.deepEqual(
    compactLines([
      ...lateCaptureLines('sandbox', 500n, 'USD'),
      ...refundArrivedLines('sandbox', 500n, 'USD'),
    ]),
    [],
  );
});

test('states only go forward: any order and number of the same messages ends alike', () => {
  const seen = fc.constantFrom<PaymentSnapshot['state']>(
    'pending',
    'authorized',
    'captured',
    'failed',
    'expired',
  );
  fc.assert(
    fc.property(
      fc.array(seen, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (messages, shuffle) => {
        const run = (order: readonly PaymentSnapshot['state'][]) =>
          order.reduce<PaymentStatus>(
            (status, state) => advance(status, state) ?? status,
            'created',
          );
        const mixed = [...messages, ...messages]
          .map((state) => ({ state, at: shuffle.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ state }) => state);
        const ends = (status: PaymentStatus) => (status === 'expired' ? 'failed' : status);
        assert.equal(ends(run(mixed)), ends(run(messages)));
      },
    ),
  );
});

test('a payment in a final state never changes back', () => {
  for (const end of ['captured', 'part_refunded', 'refunded'] as const) {
    for (const seen of ['pending', 'authorized', 'failed', 'expired', 'captured'] as const)
      assert.equal(advance(end, seen), null);
  }
  assert.equal(advance('failed', 'pending'), null);
  assert.equal(advance('failed', 'captured'), 'captured');
  assert.equal(advance('unknown', 'pending'), 'pending');
});

test('a snapshot that does not fit the row is found out in each of its parts', () => {
  const row = {
    amountMinor: 100n,
    currency: 'USD' as const,
    providerAccount: null,
    capturesLater: false,
  };
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
  assert.deepEqual(findPaymentMismatches(row, good, false), []);
  assert.deepEqual(
    findPaymentMismatches(
      row,
      { ...good, amountMinor: 99n, currency: 'EUR', account: 'a', isLive: true },
      false,
    ).map(({ kind }) => kind),
    ['amount', 'currency', 'account', 'mode'],
  );
  const seen = (capturesLater: boolean, amountMinor: bigint, state: 'authorized' | 'captured') =>
    findPaymentMismatches({ ...row, capturesLater }, { ...good, amountMinor, state }, false).length;
  assert.deepEqual(
    [seen(true, 60n, 'captured'), seen(false, 60n, 'captured'), seen(true, 60n, 'authorized')],
    [0, 1, 1],
    'only what was authorised at first can be taken in part',
  );
  assert.deepEqual([seen(true, 101n, 'captured'), seen(true, 0n, 'captured')], [1, 1]);
});
