import { convertMinor, divideHalfEven, type Rate } from '../money.ts';

/** The share of a platform price that the platform keeps, in basis points of it: (price − cost) ÷ price, the cost at the given rate. */
export function computeMarginBp(
  platformUsdMinor: bigint,
  costMinor: bigint,
  rateToUsd: Rate,
): number | null {
  if (platformUsdMinor <= 0n) return null;
  const kept = platformUsdMinor - convertMinor(costMinor, rateToUsd);
  return Number(divideHalfEven(kept * 10_000n, platformUsdMinor));
}
