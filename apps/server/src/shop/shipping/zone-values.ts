import type { ShippingMethodForm } from '@vitrine/contract/shop/shipping-zones.ts';

/** The columns of a method that its form fills. */
export function toMethodValues(method: ShippingMethodForm) {
  const { key, names, carrierId, basis, tiers, perKg, freeFrom, daysMin, daysMax } = method;
  return {
    key,
    names,
    carrierId,
    basis,
    tiers: tiers.map(({ upTo, price }) => ({ upTo, priceMinor: price.amount })),
    perKgMinor: BigInt(perKg.amount),
    freeFromMinor: freeFrom && BigInt(freeFrom.amount),
    daysMin,
    daysMax,
    isActive: method.isActive,
    excludedCountries: [...new Set(method.excludedCountries)],
  };
}
