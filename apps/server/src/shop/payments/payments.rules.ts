import { type Currency, convertMinor } from '@vitrine/contract/money.ts';
import type { PaymentStatus } from '@vitrine/contract/shop/payments.ts';
import type { JournalLine } from '../ledger/index.ts';
import type { PaymentSnapshot } from './adapters/provider.ts';
import { findMismatches, type Mismatch } from './discrepancies.ts';

/** Statuses that only the provider's answer, or our call to the provider, can change. */
export const openStatuses = [
  'created',
  'pending',
  'authorized',
  'unknown',
] as const satisfies readonly PaymentStatus[];

export function isOpen(status: PaymentStatus): boolean {
  return (openStatuses as readonly PaymentStatus[]).includes(status);
}

const rank: Readonly<Record<PaymentStatus, number>> = {
  created: 0,
  unknown: 0,
  pending: 1,
  authorized: 2,
  failed: 3,
  expired: 3,
  captured: 4,
  part_refunded: 5,
  refunded: 6,
};

/**
 * Where a payment goes when the provider says this: only forward, so that any order and number of the same messages
 * end alike. A failed payment may still turn out captured; nothing else leaves an end.
 */
export function advance(
  current: PaymentStatus,
  seen: PaymentSnapshot['state'],
): PaymentStatus | null {
  return rank[seen] > rank[current] ? seen : null;
}

export interface CaptureAmounts {
  storeId: string;
  currency: Currency;
  totalMinor: bigint;
  storeCurrency: Currency;
  platformCostMinor: bigint;
  shippingCostMinor: bigint;
  ownerFeesMinor: bigint;
  costMinor: bigint;
  profitMinor: bigint;
  taxStoreMinor: bigint;
  rateNumerator: bigint;
  rateDenominator: bigint;
}

/** The parts of an order that are converted one by one: goods, shipping, tax. */
const convertedParts = 3n;

export interface Exchange {
  paid: { amountMinor: bigint; currency: Currency };
  store: { amountMinor: bigint; currency: Currency };
  rateNumerator: bigint;
  rateDenominator: bigint;
  /** Reversals of the same capture before this one; each may have moved what is left by a rounding. */
  earlierReversals: number;
}

/**
 * The two lines that join what moves in one currency with what moves in the other. They take up the roundings of the
 * conversion and nothing else: a difference that the locked rate does not explain is an error in the amounts. In one
 * currency there is nothing to take up, and no line.
 */
export function exchangeLines({
  paid,
  store,
  rateNumerator,
  rateDenominator,
  earlierReversals,
}: Exchange): JournalLine[] {
  const rate = {
    from: paid.currency,
    to: store.currency,
    numerator: rateNumerator,
    denominator: rateDenominator,
  };
  const isSame = paid.currency === store.currency;
  const difference =
    store.amountMinor - (isSame ? paid.amountMinor : convertMinor(paid.amountMinor, rate));
  const most = isSame ? 0n : convertedParts + BigInt(earlierReversals);
  if (difference > most || -difference > most)
    throw new Error(
      `The store's side is off by ${difference} minor units of ${store.currency}, more than conversion explains`,
    );
  if (isSame) return [];
  return [
    { account: { code: 'exchange' }, amountMinor: -paid.amountMinor, currency: paid.currency },
    { account: { code: 'exchange' }, amountMinor: store.amountMinor, currency: store.currency },
  ];
}

/**
 * The buyer's payment of an order in platform mode: the platform gets all of it and owes the owner the margin. When
 * the buyer pays in another currency, both sides balance for themselves through the exchange account.
 */
export function buyerCaptureLines(order: CaptureAmounts, provider: string): JournalLine[] {
  const store = order.storeCurrency;
  const shares: JournalLine[] = [
    {
      account: { code: 'owner_pending', storeId: order.storeId },
      amountMinor: -order.profitMinor,
      currency: store,
    },
    { account: { code: 'platform_goods' }, amountMinor: -order.platformCostMinor, currency: store },
    {
      account: { code: 'platform_shipping' },
      amountMinor: -order.shippingCostMinor,
      currency: store,
    },
    { account: { code: 'platform_fees' }, amountMinor: -order.ownerFeesMinor, currency: store },
    { account: { code: 'tax_payable' }, amountMinor: -order.taxStoreMinor, currency: store },
  ];
  const owed = -shares.reduce((sum, line) => sum + line.amountMinor, 0n);
  const received: JournalLine = {
    account: { code: 'provider_clearing', provider },
    amountMinor: order.totalMinor,
    currency: order.currency,
  };
  const exchange = exchangeLines({
    ...order,
    paid: { amountMinor: order.totalMinor, currency: order.currency },
    store: { amountMinor: owed, currency: store },
    earlierReversals: 0,
  });
  return [received, ...exchange, ...shares];
}

/** The planned fee within the owner's payment of an order. Parts of an earlier version contain that of the order. */
export function sellerFeesIn(
  part: { feesMinor: bigint | null },
  order: { ownerFeesMinor: bigint },
): bigint {
  return part.feesMinor ?? order.ownerFeesMinor;
}

/** The owner's payment of one order: what is due of it, less the offer that the platform bears, by card or out of earnings. */
export function sellerCaptureLines(
  order: CaptureAmounts,
  paid: {
    method: 'card' | 'earnings' | 'offer';
    provider: string;
    amountMinor: bigint;
    offerMinor: bigint;
    feesMinor: bigint | null;
  },
): JournalLine[] {
  const currency = order.storeCurrency;
  const source: JournalLine['account'] =
    paid.method === 'earnings'
      ? { code: 'owner_available', storeId: order.storeId }
      : { code: 'provider_clearing', provider: paid.provider };
  // Units that were taken out before are not paid for: the goods are what the payment leaves for them.
  const feesMinor = sellerFeesIn(paid, order);
  const goodsMinor = paid.amountMinor + paid.offerMinor - order.shippingCostMinor - feesMinor;
  return [
    { account: source, amountMinor: paid.amountMinor, currency },
    { account: { code: 'platform_promotions' }, amountMinor: paid.offerMinor, currency },
    { account: { code: 'platform_goods' }, amountMinor: -goodsMinor, currency },
    { account: { code: 'platform_shipping' }, amountMinor: -order.shippingCostMinor, currency },
    { account: { code: 'platform_fees' }, amountMinor: -feesMinor, currency },
  ];
}

/** Money came for an order that cannot take it: it is ours to give back. */
export function lateCaptureLines(
  provider: string,
  amountMinor: bigint,
  currency: Currency,
): JournalLine[] {
  return [
    { account: { code: 'provider_clearing', provider }, amountMinor, currency },
    { account: { code: 'refunds_payable' }, amountMinor: -amountMinor, currency },
  ];
}

/** Where the provider's state does not match our row. */
export function findPaymentMismatches(
  payment: {
    amountMinor: bigint;
    currency: Currency;
    providerAccount: string | null;
    capturesLater: boolean;
  },
  snapshot: PaymentSnapshot,
  isLive: boolean,
): Mismatch[] {
  // A payment that was only authorised at first can be taken in part, by hand at the provider.
  const isPart =
    payment.capturesLater &&
    snapshot.state === 'captured' &&
    snapshot.amountMinor > 0n &&
    snapshot.amountMinor < payment.amountMinor;
  return findMismatches([
    ['amount', payment, isPart ? payment : snapshot],
    ['currency', payment.currency, snapshot.currency],
    ['account', payment.providerAccount ?? 'platform', snapshot.account ?? 'platform'],
    ['mode', isLive ? 'live' : 'test', snapshot.isLive ? 'live' : 'test'],
  ]);
}
