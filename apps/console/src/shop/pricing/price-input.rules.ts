import type { Money } from '@vitrine/contract/money.ts';
import { earns, type FeePolicy, percentageOf } from '@vitrine/contract/shop/price-rules.ts';

export interface FeesOnWire {
  basisPoints: number;
  fixed: Money;
}

export const policyOf = (fees: FeesOnWire): FeePolicy => ({ basisPoints: fees.basisPoints, fixedMinor: BigInt(fees.fixed.amount) });

export interface LivePrice {
  earns: number;
  /** In per cent of the platform price, two decimals. */
  percentage: number;
  /** What is earned in per cent of the price. */
  share: number;
  isTooLow: boolean;
}

/** What is earned in per cent of the price, whole. */
export const shareOf = (earned: number, amount: number): number => (amount > 0 ? Math.round((earned / amount) * 100) : 0);

/** What a price brings, by the rules that the server computes with. */
export function judgePrice(amount: number, platform: Money, floor: Money, fees: FeesOnWire): LivePrice {
  const earned = Number(earns(BigInt(amount), BigInt(platform.amount), policyOf(fees)));
  return {
    earns: earned,
    percentage: percentageOf(BigInt(amount), BigInt(platform.amount)) / 100,
    share: shareOf(earned, amount),
    isTooLow: amount < floor.amount,
  };
}

/** What one price for all variants brings: what the dearest to buy earns at least, and the percentage of the cheapest. */
export function judgeForAll(amount: number, platform: { from: Money; to: Money }, floor: Money, fees: FeesOnWire): LivePrice {
  return { ...judgePrice(amount, platform.to, floor, fees), percentage: judgePrice(amount, platform.from, floor, fees).percentage };
}
