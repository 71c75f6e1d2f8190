import { type Currency, divideHalfEven, splitMinor } from '@vitrine/contract/money.ts';
import type { TaxTreatment } from '@vitrine/contract/shop/tax-rules.ts';
import type { JournalLine } from '../ledger/index.ts';
import { exchangeLines, sellerFeesIn } from '../payments/index.ts';

/** Whose money a payment of an order is, in the store's currency; the offer is what the platform gave on top. */
export interface Shares {
  profitMinor: bigint;
  goodsMinor: bigint;
  shippingMinor: bigint;
  feesMinor: bigint;
  taxMinor: bigint;
  offerMinor: bigint;
}

export interface RefundableOrder {
  profitMinor: bigint;
  platformCostMinor: bigint;
  shippingCostMinor: bigint;
  ownerFeesMinor: bigint;
  taxStoreMinor: bigint;
  goodsMinor: bigint;
  discountMinor: bigint;
  shippingMinor: bigint;
  standardShippingMinor: bigint | null;
  taxMinor: bigint;
  taxTreatment: TaxTreatment;
}

export type Side = 'buyer' | 'seller';

const names = [
  'profitMinor',
  'goodsMinor',
  'shippingMinor',
  'feesMinor',
  'taxMinor',
  'offerMinor',
] as const;
const none: Shares = {
  profitMinor: 0n,
  goodsMinor: 0n,
  shippingMinor: 0n,
  feesMinor: 0n,
  taxMinor: 0n,
  offerMinor: 0n,
};

/** Tax on top of goods and of shipping; none where prices include it. */
function addedTaxOf(order: RefundableOrder): { goods: bigint; shipping: bigint } {
  const added = order.taxTreatment === 'added' ? order.taxMinor : 0n;
  const [goods = 0n, shipping = 0n] = splitMinor(added, [
    order.goodsMinor - order.discountMinor,
    order.shippingMinor,
  ]);
  return { goods, shipping };
}

/** What a whole return gives back of the shipping: the standard fee with its tax, because a dearer method was the buyer's choice. */
export function standardFeeOf(order: RefundableOrder): bigint {
  const { shippingMinor, standardShippingMinor } = order;
  if (shippingMinor === 0n) return 0n;
  const standard = standardShippingMinor ?? shippingMinor;
  return standard + divideHalfEven(addedTaxOf(order).shipping * standard, shippingMinor);
}

/** One order's part of a payment; `feesMinor` is null for buyers, and for owners' payments of an earlier version. */
interface PaidPart {
  amountMinor: bigint;
  offerMinor: bigint;
  feesMinor: bigint | null;
}

/** What a payment was made of when it came. */
export function sharesOf(order: RefundableOrder, side: Side, part: PaidPart): Shares {
  const shares = { ...none, shippingMinor: order.shippingCostMinor };
  if (side === 'buyer')
    return {
      ...shares,
      feesMinor: order.ownerFeesMinor,
      goodsMinor: order.platformCostMinor,
      profitMinor: order.profitMinor,
      taxMinor: order.taxStoreMinor,
    };
  return {
    ...shares,
    feesMinor: sellerFeesIn(part, order),
    goodsMinor: paidGoods(order, part),
    offerMinor: part.offerMinor,
  };
}

/** The platform price that an owner's payment covered, with what the platform gave on top. */
function paidGoods(order: RefundableOrder, part: PaidPart): bigint {
  return part.amountMinor + part.offerMinor - order.shippingCostMinor - sellerFeesIn(part, order);
}

/** What the selling total and the profit of an order lose by a refund: the owner's own costs come back to him. */
export function figuresOf(
  shares: Shares,
  side: Side,
  isOnOurBooks: boolean,
): { sellingMinor: bigint; profitMinor: bigint } {
  const costMinor = shares.goodsMinor + shares.shippingMinor + shares.feesMinor;
  if (side === 'seller') return { sellingMinor: 0n, profitMinor: -costMinor };
  const sellingMinor = shares.profitMinor + costMinor;
  return { sellingMinor, profitMinor: isOnOurBooks ? shares.profitMinor : sellingMinor };
}

/** What is left of the shares after some were given back. */
export function leftOf(shares: Shares, given: readonly Shares[]): Shares {
  const left = { ...shares };
  for (const one of given) for (const name of names) left[name] -= one[name];
  return left;
}

const received = (shares: Shares) =>
  shares.profitMinor +
  shares.goodsMinor +
  shares.shippingMinor +
  shares.feesMinor +
  shares.taxMinor -
  shares.offerMinor;
const clamp = (value: bigint, most: bigint) => (value < 0n ? 0n : value > most ? most : value);

/**
 * The shares of a refund: all that is left when everything goes back; otherwise each gives its part, and units give
 * their own platform price and no more shipping than is given with them. Whatever a rule of three leaves over falls on the owner's profit, as far
 * as there is one.
 */
export function takeShares(
  left: Shares,
  leftMinor: bigint,
  amountMinor: bigint,
  units?: { platformMinor: bigint; shippingMinor: bigint },
): Shares {
  if (amountMinor === leftMinor) return left;
  const part = (whole: bigint) => divideHalfEven(whole * amountMinor, leftMinor);
  const offerMinor = part(left.offerMinor);
  const store = part(received(left)) + offerMinor;
  const taxMinor = part(left.taxMinor);
  const feesMinor = part(left.feesMinor);
  const shippingMinor = units
    ? clamp(units.shippingMinor, left.shippingMinor)
    : part(left.shippingMinor);
  const rest = store - taxMinor - feesMinor - shippingMinor;
  const wanted = units ? units.platformMinor : part(left.goodsMinor);
  const profitMinor = left.profitMinor > 0n ? clamp(rest - wanted, left.profitMinor) : 0n;
  return {
    profitMinor,
    goodsMinor: rest - profitMinor,
    shippingMinor,
    feesMinor,
    taxMinor,
    offerMinor,
  };
}

/** What each single unit of each line is worth: the parts add up to what was paid for the goods, with their tax. */
export function splitUnitValues(
  order: RefundableOrder,
  side: Side,
  part: PaidPart,
  lines: readonly { due: number; totalMinor: bigint; platformUnitMinor: bigint }[],
): bigint[][] {
  const goods = order.goodsMinor - order.discountMinor;
  // What prices include is in the goods already.
  const tax = addedTaxOf(order).goods;
  const cost = paidGoods(order, part) - part.offerMinor;
  const paid = side === 'buyer' ? goods + tax : cost > 0n ? cost : 0n;
  const weights = lines.map((line) =>
    side === 'buyer' ? line.totalMinor : line.platformUnitMinor * BigInt(line.due),
  );
  return splitMinor(paid, weights).map((value, index) =>
    splitMinor(value, Array<bigint>(lines[index]?.due ?? 0).fill(1n)),
  );
}

/** The journal that takes a part of a capture back. What a provider holds is owed to the payer from now on. */
export function reversalLines(
  shares: Shares,
  refund: {
    side: Side;
    storeId: string;
    storeCurrency: Currency;
    amountMinor: bigint;
    currency: Currency;
    from: 'provider' | 'earnings';
    earnings: 'pending' | 'available';
    rateNumerator: bigint;
    rateDenominator: bigint;
    earlierReversals: number;
  },
): JournalLine[] {
  const { storeId, storeCurrency, currency, amountMinor } = refund;
  const own = (
    code:
      | 'platform_goods'
      | 'platform_shipping'
      | 'platform_fees'
      | 'tax_payable'
      | 'platform_promotions',
    minor: bigint,
  ) => ({
    account: { code },
    amountMinor: minor,
    currency: storeCurrency,
  });
  const shared: JournalLine[] = [
    {
      account: { code: `owner_${refund.earnings}`, storeId },
      amountMinor: shares.profitMinor,
      currency: storeCurrency,
    },
    own('platform_goods', shares.goodsMinor),
    own('platform_shipping', shares.shippingMinor),
    own('platform_fees', shares.feesMinor),
    own('tax_payable', shares.taxMinor),
    own('platform_promotions', -shares.offerMinor),
  ];
  const account: JournalLine['account'] =
    refund.from === 'earnings' ? { code: 'owner_available', storeId } : { code: 'refunds_payable' };
  const owed: JournalLine = { account, amountMinor: -amountMinor, currency };
  const store = received(shares);
  const exchange = exchangeLines({
    ...refund,
    paid: { amountMinor: -amountMinor, currency },
    store: { amountMinor: -store, currency: storeCurrency },
  });
  return [...shared, owed, ...exchange];
}

/** The journal of a refund that was done and failed after all: the money is with the provider again, and owed. */
export const refundFailedLines = (
  provider: string,
  amountMinor: bigint,
  currency: Currency,
): JournalLine[] => refundArrivedLines(provider, -amountMinor, currency);

/** The journal of a lost dispute: a reversal of all that is left, of which the bank took `lostMinor`. The rest is the platform's. */
export function composeLossLines(
  shares: Shares,
  reversal: Parameters<typeof reversalLines>[1],
  lostMinor: bigint,
): JournalLine[] {
  const { amountMinor, currency } = reversal;
  return [
    ...reversalLines(shares, reversal).map((line) =>
      line.account.code === 'refunds_payable'
        ? { ...line, account: { code: 'disputed_funds' as const }, amountMinor: -lostMinor }
        : line,
    ),
    { account: { code: 'platform_goods' }, amountMinor: lostMinor - amountMinor, currency },
  ];
}

/** The journal of a refund that the provider confirmed. */
export function refundArrivedLines(
  provider: string,
  amountMinor: bigint,
  currency: Currency,
): JournalLine[] {
  return [
    { account: { code: 'refunds_payable' }, amountMinor, currency },
    { account: { code: 'provider_clearing', provider }, amountMinor: -amountMinor, currency },
  ];
}
