import type { Currency, Rate } from '@vitrine/contract/money.ts';
import { feePolicy, feesOf } from '@vitrine/contract/shop/price-rules.ts';

/**
 * The fees that fall on the owner for goods of this amount (after discounts, without shipping): 2.9 % and 30 US
 * cents. `rateFromUsd` leads from US dollars to the amount's currency. The fee on shipping is the platform's, so that
 * a price at its floor never loses money, however dear the parcel.
 */
export function ownerFees(goodsMinor: bigint, currency: Currency, rateFromUsd: Rate): bigint {
  if (rateFromUsd.from !== 'USD' || rateFromUsd.to !== currency)
    throw new RangeError('The rate must lead from USD to the currency of the amount');
  return goodsMinor > 0n ? feesOf(goodsMinor, feePolicy(rateFromUsd)) : 0n;
}
