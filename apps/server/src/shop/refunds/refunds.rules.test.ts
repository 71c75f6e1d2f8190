import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compactLines, imbalanceOf, type JournalLine } from '../ledger/ledger.rules.ts';
import { buyerCaptureLines, sellerCaptureLines } from '../payments/payments.rules.ts';
import { type DrawnOrder, drawnOrder } from '../payments/testing/drawn-orders.ts';
import {
  figuresOf,
  leftOf,
  refundArrivedLines,
  reversalLines,
  type Shares,
  sharesOf,
  splitUnitValues,
  takeShares,
} from './refunds.rules.ts';

const amount = fc.bigInt({ min: 0n, max: 5_000_000n });
const whole = (amountMinor: bigint) => ({ amountMinor, offerMinor: 0n, feesMinor: null });

/** An owner's payment with an offer of so many per cent of the goods: without the fees, or (of an earlier version) with them. */
function partOf(drawn: DrawnOrder, percent: number, isEarlier: boolean) {
  const offerMinor = (drawn.platformCostMinor * BigInt(percent)) / 100n;
  return {
    amountMinor: drawn.costMinor - (isEarlier ? 0n : drawn.ownerFeesMinor) - offerMinor,
    offerMinor,
    feesMinor: isEarlier ? null : 0n,
  };
}
const cuts = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 6 });

/** Refunds a payment in parts, the last of which is all that is left; returns the journals' lines. */
function reversalOf(
  whole: { shares: Shares; amountMinor: bigint },
  parts: readonly number[],
  book: (shares: Shares, amountMinor: bigint, earlierReversals: number) => JournalLine[],
): JournalLine[] {
  const given: Shares[] = [];
  const lines: JournalLine[] = [];
  let leftMinor = whole.amountMinor;
  for (const [index, thousandths] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const amountMinor = isLast ? leftMinor : (leftMinor * BigInt(thousandths)) / 1_000n;
    if (amountMinor === 0n) continue;
    const fixed =
      !isLast && thousandths % 2
        ? { platformMinor: amountMinor / 3n, shippingMinor: 0n }
        : undefined;
    const shares = takeShares(leftOf(whole.shares, given), leftMinor, amountMinor, fixed);
    const booked = book(shares, amountMinor, given.length);
    assert.equal(imbalanceOf(booked).size, 0, 'each journal balances');
    lines.push(...booked, ...refundArrivedLines('sandbox', 0n, 'USD'));
    given.push(shares);
    leftMinor -= amountMinor;
  }
  return lines;
}

test('however a buyer’s payment goes back in parts, every journal balances and together they undo the capture', () => {
  fc.assert(
    fc.property(drawnOrder, cuts, (drawn, parts) => {
      fc.pre(drawn.totalMinor > 0n);
      const lines = reversalOf(
        {
          shares: sharesOf(drawn, 'buyer', whole(drawn.totalMinor)),
          amountMinor: drawn.totalMinor,
        },
        parts,
        (shares, amountMinor, earlierReversals) => [
          ...reversalLines(shares, {
            side: 'buyer',
            storeId: '1',
            storeCurrency: drawn.storeCurrency,
            amountMinor,
            currency: drawn.currency,
            from: 'provider',
            earnings: 'pending',
            rateNumerator: drawn.rateNumerator,
            rateDenominator: drawn.rateDenominator,
            earlierReversals,
          }),
          ...refundArrivedLines('sandbox', amountMinor, drawn.currency),
        ],
      );
      assert.deepEqual(compactLines([...buyerCaptureLines(drawn, 'sandbox'), ...lines]), []);
    }),
    { numRuns: 2_000 },
  );
});

test('an owner’s payment goes back the same way, by card or into the earnings, with the platform’s offer', () => {
  fc.assert(
    fc.property(
      drawnOrder,
      cuts,
      fc.nat(100),
      fc.constantFrom('card' as const, 'earnings' as const),
      fc.boolean(),
      (drawn, parts, percent, method, isEarlier) => {
        const part = partOf(drawn, percent, isEarlier);
        const { amountMinor } = part;
        fc.pre(amountMinor > 0n);
        const currency = drawn.storeCurrency;
        const lines = reversalOf(
          { shares: sharesOf(drawn, 'seller', part), amountMinor },
          parts,
          (shares, minor, earlierReversals) => [
            ...reversalLines(shares, {
              side: 'seller',
              storeId: '1',
              storeCurrency: currency,
              amountMinor: minor,
              currency,
              from: method === 'card' ? 'provider' : 'earnings',
              earnings: 'pending',
              rateNumerator: 1n,
              rateDenominator: 1n,
              earlierReversals,
            }),
            ...(method === 'card' ? refundArrivedLines('sandbox', minor, currency) : []),
          ],
        );
        assert.deepEqual(
          compactLines([
            ...sellerCaptureLines(drawn, { ...part, method, provider: 'sandbox' }),
            ...lines,
          ]),
          [],
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('an owner never gives back more profit than the order earned', () => {
  fc.assert(
    fc.property(drawnOrder, cuts, (drawn, parts) => {
      fc.pre(drawn.totalMinor > 0n);
      let profit = 0n;
      reversalOf(
        {
          shares: sharesOf(drawn, 'buyer', whole(drawn.totalMinor)),
          amountMinor: drawn.totalMinor,
        },
        parts,
        (shares) => {
          profit += shares.profitMinor;
          assert.ok(profit >= 0n && profit <= drawn.profitMinor);
          return [];
        },
      );
    }),
    { numRuns: 2_000 },
  );
});

test('the parts of an order are worth what was paid for its goods, tax included', () => {
  const lines = fc.array(
    fc.record({
      due: fc.integer({ min: 1, max: 9 }),
      totalMinor: amount,
      platformUnitMinor: amount,
    }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(drawnOrder, lines, (drawn, drawnLines) => {
      const values = splitUnitValues(drawn, 'buyer', whole(drawn.totalMinor), drawnLines);
      const sum = values.flat().reduce((left, right) => left + right, 0n);
      const addedMinor = drawn.taxTreatment === 'added' ? drawn.taxMinor : 0n;
      assert.ok(sum >= drawn.goodsMinor && sum <= drawn.goodsMinor + addedMinor);
      assert.deepEqual(
        values.map(({ length }) => length),
        drawnLines.map(({ due }) => due),
      );
      for (const isEarlier of [false, true]) {
        const part = partOf(drawn, 25, isEarlier);
        const owed = splitUnitValues(drawn, 'seller', part, drawnLines).flat();
        assert.equal(
          owed.reduce((left, right) => left + right, 0n),
          drawn.platformCostMinor - part.offerMinor,
        );
      }
    }),
  );
});

test('where the buyer pays the owner, what both sides give back leaves what the provider keeps, whichever goes first', () => {
  const drawnPayment = fc.record({ percent: fc.nat(100), isEarlier: fc.boolean() });
  fc.assert(
    fc.property(drawnOrder, cuts, cuts, drawnPayment, (drawn, buyerParts, sellerParts, payment) => {
      const part = partOf(drawn, payment.percent, payment.isEarlier);
      const { amountMinor } = part;
      fc.pre(drawn.totalMinor > 0n && amountMinor > 0n);
      let sellingMinor = drawn.profitMinor + drawn.costMinor;
      let profitMinor = drawn.profitMinor;
      const count = (side: 'buyer' | 'seller') => (shares: Shares) => {
        const figures = figuresOf(shares, side, side === 'seller');
        sellingMinor -= figures.sellingMinor;
        profitMinor -= figures.profitMinor;
        return [];
      };
      reversalOf(
        {
          shares: sharesOf(drawn, 'buyer', whole(drawn.totalMinor)),
          amountMinor: drawn.totalMinor,
        },
        buyerParts,
        count('buyer'),
      );
      reversalOf(
        { shares: sharesOf(drawn, 'seller', part), amountMinor },
        sellerParts,
        count('seller'),
      );
      const keptMinor = payment.isEarlier ? 0n : drawn.ownerFeesMinor;
      assert.deepEqual([sellingMinor, profitMinor], [0n, -keptMinor]);
    }),
    { numRuns: 1_000 },
  );
});
