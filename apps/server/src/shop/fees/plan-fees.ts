import type { Currency } from '@vitrine/contract/money.ts';
import { feesOf } from '@vitrine/contract/shop/fee-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { type FeeStore, findOfferedFees } from './read-fees.ts';

/** Minor units as text, by the names of providers. */
export type PlannedFees = Record<string, string>;

/**
 * The planned fees that fall on the owner for goods of this amount (after discounts, without shipping), by each provider
 * that the buyer may choose. The fee on shipping is the platform's, so that a price at its floor never loses money, however
 * dear the parcel.
 */
export async function planFees(
  ctx: Ctx,
  store: FeeStore,
  { goodsMinor, paidIn, countedIn }: { goodsMinor: bigint; paidIn: Currency; countedIn: Currency },
): Promise<{ dearestMinor: bigint; byProvider: PlannedFees }> {
  const policies = await findOfferedFees(ctx, store, paidIn, countedIn);
  const feeOf = (fees: Parameters<typeof feesOf>[1]) =>
    goodsMinor > 0n ? feesOf(goodsMinor, fees) : 0n;
  return {
    dearestMinor: feeOf([...policies.values()]),
    byProvider: Object.fromEntries(
      [...policies].map(([name, policy]) => [name, feeOf([policy]).toString()]),
    ),
  };
}
