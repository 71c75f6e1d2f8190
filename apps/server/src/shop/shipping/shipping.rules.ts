import type { Rate } from '@vitrine/contract/money.ts';
import { freeLimit, shownShipping } from '../markets/index.ts';
import type { Shipping, ShippingMethodRates, ZoneRates } from './shipping.types.ts';

/** A part of a parcel, as far as shipping depends on it. */
export interface ShippedLine {
  productId: string;
  /** Its category and the one above. */
  categoryIds: readonly string[];
  weightGrams: number;
  quantity: number;
}

export interface Parcel {
  countryCode: string;
  /** As the address has it; none before it is known. */
  region?: string | undefined;
  /** The value of the goods as the buyer sees it, in the buyer's currency. */
  goodsMinor: bigint;
  includedTaxBp: number;
  lines: readonly ShippedLine[];
}

/** A way to ship a parcel and what the buyer pays for it, in the buyer's currency. */
export interface ShippingOption {
  method: string;
  names: ShippingMethodRates['names'];
  carrierName: string | null;
  priceMinor: bigint;
  /** Goods of at least this much are shipped free; the limit that is shown is the one that is applied. */
  freeFromMinor: bigint | null;
  daysMin: number;
  daysMax: number;
}

const total = (lines: readonly ShippedLine[], of: (line: ShippedLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** Begun kilograms after the first; none for goods without weight. */
const furtherKilograms = (weightGrams: number) =>
  BigInt(Math.max(1, Math.ceil(weightGrams / 1000)) - 1);

/**
 * The price of a parcel in US cents before the free limit: the price of its tier, and every begun kilogram after the first.
 * Nothing if it is beyond the last tier. `limitOf` is an amount in US cents as the buyer sees it.
 */
export function priceMethod(
  method: Pick<ShippingMethodRates, 'basis' | 'tiers' | 'perKgMinor'>,
  parcel: { weightGrams: number; units: number; goodsMinor: bigint },
  limitOf: (usdMinor: bigint) => bigint,
): bigint | null {
  const { basis, tiers, perKgMinor } = method;
  const value =
    basis === 'price'
      ? parcel.goodsMinor
      : BigInt(basis === 'weight' ? parcel.weightGrams : parcel.units);
  const tier = tiers.find(
    ({ upTo }) =>
      upTo === null || value <= (basis === 'price' ? limitOf(BigInt(upTo)) : BigInt(upTo)),
  );
  if (!tier) return null;
  return BigInt(tier.priceMinor) + furtherKilograms(parcel.weightGrams) * perKgMinor;
}

const isExcluded = (method: ShippingMethodRates, { countryCode, lines }: Parcel) =>
  method.excludedCountries.has(countryCode) ||
  lines.some(
    ({ productId, categoryIds }) =>
      method.excludedProductIds.has(productId) ||
      categoryIds.some((id) => method.excludedCategoryIds.has(id)),
  );

/** The zone of an address: that of its region, else of its country, else the rest of the world. */
export const findZone = (
  { zoneByArea, rest }: Pick<Shipping, 'zoneByArea' | 'rest'>,
  { countryCode, region }: Pick<Parcel, 'countryCode' | 'region'>,
): ZoneRates =>
  (region ? zoneByArea.get(`${countryCode}|${region}`) : undefined) ??
  zoneByArea.get(countryCode) ??
  rest;

/** The methods that take a parcel, in their order, and what the buyer pays for each. */
export function listOptions(
  methods: readonly ShippingMethodRates[],
  parcel: Parcel,
  fromUsd: Rate,
): ShippingOption[] {
  const { goodsMinor, includedTaxBp, lines } = parcel;
  const limitOf = (usdMinor: bigint) =>
    freeLimit({ freeFromMinor: usdMinor }, fromUsd, includedTaxBp) ?? usdMinor;
  const weighed = {
    goodsMinor,
    weightGrams: total(lines, ({ weightGrams, quantity }) => weightGrams * quantity),
    units: total(lines, ({ quantity }) => quantity),
  };
  return methods.flatMap((method) => {
    const usdMinor = isExcluded(method, parcel) ? null : priceMethod(method, weighed, limitOf);
    if (usdMinor === null) return [];
    const freeFromMinor = freeLimit(method, fromUsd, includedTaxBp);
    const isFree = freeFromMinor !== null && goodsMinor >= freeFromMinor;
    return [
      {
        method: method.key,
        names: method.names,
        carrierName: method.carrierName,
        priceMinor: isFree ? 0n : shownShipping(usdMinor, fromUsd, includedTaxBp),
        freeFromMinor,
        daysMin: method.daysMin,
        daysMax: method.daysMax,
      },
    ];
  });
}

/** The first of the cheapest. */
export const findCheapest = (options: readonly ShippingOption[]): ShippingOption | undefined =>
  options.reduce<ShippingOption | undefined>(
    (best, option) => (best && best.priceMinor <= option.priceMinor ? best : option),
    undefined,
  );
