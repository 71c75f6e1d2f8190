import type { Money } from '@vitrine/contract/money.ts';
import type { Fees } from '@vitrine/contract/shop/fee-rules.ts';
import { earns, percentageOf } from '@vitrine/contract/shop/price-rules.ts';

interface FeeOnWire {
  basisPoints: number;
  fixed: Money;
}

export interface FeesOnWire extends FeeOnWire {
  alternatives: FeeOnWire[];
}

/** The fees of all providers that the store offers, as the contract computes with them. */
export const toFees = (fees: FeesOnWire): Fees =>
  [fees, ...fees.alternatives].map(({ basisPoints, fixed }) => ({
    basisPoints,
    fixedMinor: BigInt(fixed.amount),
  }));

export interface LivePrice {
  earns: number;
  /** In per cent of the platform price, two decimals. */
  percentage: number;
  /** What is earned in per cent of the price. */
  share: number;
  isTooLow: boolean;
}

/** What is earned in per cent of the price, whole. */
export const shareOf = (earned: number, amount: number): number =>
  amount > 0 ? Math.round((earned / amount) * 100) : 0;

/** What a price brings, by the rules that the server computes with. */
export function validatePrice(
  amount: number,
  platform: Money,
  floor: Money,
  fees: FeesOnWire,
): LivePrice {
  const earned = Number(earns(BigInt(amount), BigInt(platform.amount), toFees(fees)));
  return {
    earns: earned,
    percentage: percentageOf(BigInt(amount), BigInt(platform.amount)) / 100,
    share: shareOf(earned, amount),
    isTooLow: amount < floor.amount,
  };
}

/** What one price brings over all variants that it covers: the worst for the owner and the best; equal for one variant. */
export interface LiveRange {
  worst: LivePrice;
  best: LivePrice;
  isTooLow: boolean;
}

/** What one price for all variants brings: the variant that is dearest to buy earns least, the cheapest most. */
export function validatePriceOfAll(
  amount: number,
  platform: { from: Money; to: Money },
  floor: Money,
  fees: FeesOnWire,
): LiveRange {
  const worst = validatePrice(amount, platform.to, floor, fees);
  return {
    worst,
    best: validatePrice(amount, platform.from, floor, fees),
    isTooLow: worst.isTooLow,
  };
}

/** How many variants a price of the product sets, and how many keep a price of their own, saved or staged. */
export interface Coverage {
  covered: number;
  all: number;
}

/** Variants with a rule of their own keep their price whatever is typed for the product. */
export function coverageOf(
  variantCount: number,
  ownVariantRules: number,
  stagedVariants: number,
): Coverage {
  return {
    covered: Math.max(0, variantCount - Math.max(ownVariantRules, stagedVariants)),
    all: variantCount,
  };
}
