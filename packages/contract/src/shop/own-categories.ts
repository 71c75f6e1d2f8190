import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { categoryRefShape } from './platform-products.ts';

const categoryFields = {
  ...categoryRefShape.shape,
  productCount: z.number().int(),
  inStoreCount: z.number().int(),
  /** Products that were added to the catalogue, did not join the store, and about which the owner has not decided. */
  additionCount: z.number().int(),
  /** The category's own percentage; null: the next level decides. */
  percentage: z.number().nullable(),
  /** The percentage of its products without their own price. */
  effectivePercentage: z.number(),
  /** The store sells this category; single products of it may be hidden all the same. */
  isChosen: z.boolean(),
  /** New products of it join the store by themselves. */
  joinsNew: z.boolean(),
};

const ownCategoryShape = z.object({
  ...categoryFields,
  children: z.array(z.object(categoryFields)),
});

export type OwnCategory = z.infer<typeof ownCategoryShape>;

export const listOwnCategories = endpoint({
  name: 'pricing.listCategories',
  method: 'GET',
  path: '/api/v1/store/categories',
  permission: 'shop:price:view',
  summary: 'The category tree with numbers of products and percentages of the own store.',
  reply: z.object({
    list: z.array(ownCategoryShape),
    productCount: z.number().int(),
    inStoreCount: z.number().int(),
    hiddenCount: z.number().int(),
    additionCount: z.number().int(),
    defaultPercentage: z.number(),
    /** The owner has not chosen categories yet, so the store sells all products. */
    sellsAll: z.boolean(),
  }),
  failures: ['store-required'],
});

nameSchemas({ OwnCategory: ownCategoryShape });
