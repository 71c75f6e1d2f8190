import { type Currency, convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type { ExampleCartKey } from '@vitrine/contract/shop/shipping-zones.ts';
import { addTax } from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { findCountry, findCountryTax, findRate } from '../markets/index.ts';
import { findZone, listOptions, type ShippingOption } from './shipping.rules.ts';
import type { Shipping } from './shipping.types.ts';

/** A postcard, a usual parcel, and one that is heavier and worth more than most. Goods are in US cents before tax. */
const examples: readonly {
  cart: ExampleCartKey;
  units: number;
  weightGrams: number;
  goodsMinor: bigint;
}[] = [
  { cart: 'light', units: 1, weightGrams: 300, goodsMinor: 2_000n },
  { cart: 'medium', units: 3, weightGrams: 1_800, goodsMinor: 5_500n },
  { cart: 'heavy', units: 8, weightGrams: 9_500, goodsMinor: 18_000n },
];

export const describeExamples = () =>
  examples.map(({ goodsMinor, ...sample }) => ({ ...sample, goods: toMoney(goodsMinor, 'USD') }));

interface ExampleQuote {
  cart: ExampleCartKey;
  currency: Currency;
  options: ShippingOption[];
}

/** The shipping that each example cart would pay to an address, by the function that quotes buyers; in the currency of the country and with its tax. */
export async function quoteExamples(
  ctx: Ctx,
  shipping: Shipping,
  place: { countryCode: string; region?: string | undefined },
): Promise<ExampleQuote[]> {
  const country = await findCountry(ctx, place.countryCode);
  if (!country?.isServed) return [];
  const { taxBasisPoints, pricesIncludeTax } = await findCountryTax(ctx, country.code);
  const includedTaxBp = pricesIncludeTax ? taxBasisPoints : 0;
  const fromUsd = await findRate(ctx, 'USD', country.currency);
  return examples.map(({ cart, units, weightGrams, goodsMinor }) => ({
    cart,
    currency: country.currency,
    options: listOptions(
      findZone(shipping, place).methods,
      {
        ...place,
        includedTaxBp,
        goodsMinor: addTax(convertMinor(goodsMinor, fromUsd), includedTaxBp),
        lines: Array.from({ length: units }, (_, index) => ({
          productId: '',
          categoryIds: [],
          // The grams of the whole cart, whatever the number of its units.
          weightGrams: index === 0 ? weightGrams : 0,
          quantity: 1,
        })),
      },
      fromUsd,
    ),
  }));
}
