import { z } from 'zod';
import { sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { shippingMethodShape } from './checkout-shapes.ts';
import { countryCodeShape } from './markets.ts';
import { namesShape } from './product-form-parts.ts';

/** The value that a price depends on: grams, US cents of the goods before tax, or units. */
export const shippingBases = ['weight', 'price', 'units'] as const;

export type ShippingBasis = (typeof shippingBases)[number];

/** The most of each, for forms as well. */
export const shippingBounds = {
  methodsMax: 20,
  tiersMax: 30,
  areasMax: 400,
  excludedMax: 200,
  daysMax: 120,
  upToMax: 1_000_000_000,
} as const;

/** In US cents before tax, like all platform prices. */
const dollarsShape = sentMoneyShape(z.number().int().min(0).max(10_000_000), z.literal('USD'));

const tierShape = z.strictObject({
  /** The largest value that this price is for; null in the last one: no limit. */
  upTo: z.number().int().min(1).max(shippingBounds.upToMax).nullable(),
  price: dollarsShape,
});

const daysShape = z.number().int().min(0).max(shippingBounds.daysMax);

export const methodFormShape = z
  .strictObject({
    /** Unique within the zone; orders keep it. */
    key: shippingMethodShape,
    names: namesShape,
    /** Id of the carrier that buyers see; null: none is named. */
    carrierId: idShape.nullable(),
    basis: z.enum(shippingBases),
    /** Ascending; a parcel beyond the last one cannot be sent in this way. */
    tiers: z.array(tierShape).min(1).max(shippingBounds.tiersMax),
    /** Added for every begun kilogram after the first. */
    perKg: dollarsShape,
    /** Goods of at least this much before tax are shipped free; null: never. */
    freeFrom: dollarsShape.nullable(),
    /** Working days from the warehouse to the buyer. */
    daysMin: daysShape,
    daysMax: daysShape,
    isActive: z.boolean(),
    /** Countries of the zone to which it does not go. */
    excludedCountries: z.array(countryCodeShape).max(shippingBounds.excludedMax),
    /** Products that are not sent in this way. */
    excludedProductIds: z.array(idShape).max(shippingBounds.excludedMax),
    /** Categories whose products are not sent in this way. */
    excludedCategoryIds: z.array(idShape).max(shippingBounds.excludedMax),
  })
  .refine(({ names }) => Object.values(names).some(Boolean), {
    path: ['names', 'en'],
    params: { code: 'required' },
  })
  .refine(({ daysMin, daysMax }) => daysMin <= daysMax, {
    path: ['daysMax'],
    params: { code: 'days-order' },
  })
  .refine(
    ({ tiers }) =>
      tiers.every(({ upTo }, index) => {
        const next = tiers[index + 1];
        return !next || (upTo !== null && (next.upTo === null || next.upTo > upTo));
      }),
    { path: ['tiers'], params: { code: 'tiers-order' } },
  );

export type ShippingMethodForm = z.infer<typeof methodFormShape>;

nameSchemas({ ShippingMethodForm: methodFormShape });
