import { z } from 'zod';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';

/** Carts by which rates are compared: a light, a medium and a heavy one. */
export const exampleCarts = ['light', 'medium', 'heavy'] as const;

export type ExampleCartKey = (typeof exampleCarts)[number];

export const exampleCartShape = z.object({
  cart: z.enum(exampleCarts),
  units: z.number().int(),
  weightGrams: z.number().int(),
  /** Goods before tax. */
  goods: moneyShape,
});

nameSchemas({ ExampleCart: exampleCartShape });
