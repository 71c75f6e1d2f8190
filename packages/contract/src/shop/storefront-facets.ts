import { z } from 'zod';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';

/** A list of more products can be filtered, and so can a category of more. */
export const filtersFrom = { list: 24, category: 12 } as const;

export const choiceShape = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}:[a-z0-9][a-z0-9.-]{0,39}$/);

export const amountShape = z.coerce.number().int().min(0).max(1_000_000_000_000);

export const facetsShape = z.object({
  /** The number of products without any filter. */
  total: z.number().int(),
  /** The lowest and the highest price of these. */
  price: z.object({ from: moneyShape, to: moneyShape }),
  options: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** `count` is the number of products that are left with this value and all filters of other kinds. */
      values: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          swatch: z.string().nullable(),
          count: z.number().int(),
        }),
      ),
    }),
  ),
  /** Of the products that the other filters leave, those that can be bought now. */
  inStockCount: z.number().int(),
});

export type StorefrontFacets = z.infer<typeof facetsShape>;

nameSchemas({ StorefrontFacets: facetsShape });
