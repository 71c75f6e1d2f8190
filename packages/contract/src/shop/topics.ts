import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { categoryRefShape } from './platform-products.ts';

const topicShape = z.object({
  ...categoryRefShape.shape,
  productCount: z.number().int(),
  inStoreCount: z.number().int(),
  /** The owner chose the category. Single products of it may be hidden all the same. */
  isChosen: z.boolean(),
  /** Up to three pictures of its newest products. */
  images: z.array(imageShape).max(3),
  /** What the store sells its products at; null without products. */
  prices: z.object({ from: moneyShape, to: moneyShape }).nullable(),
});
export type Topic = z.infer<typeof topicShape>;

export const listTopics = endpoint({
  name: 'pricing.listTopics',
  method: 'GET',
  path: '/api/v1/store/topics',
  permission: 'shop:price:view',
  summary: 'The primary categories that an owner chooses from: "What do you talk about?"',
  reply: z.object({
    /** The owner has not chosen yet, so the store sells all products. */
    sellsAll: z.boolean(),
    list: z.array(topicShape),
  }),
  failures: ['store-required'],
});

export const chooseTopics = endpoint({
  name: 'pricing.chooseTopics',
  method: 'PUT',
  path: '/api/v1/store/topics',
  permission: 'shop:price:edit',
  summary:
    'Chooses the primary categories that the own store sells. Products of a category that is added are shown and new ones join; those of a category that is removed are hidden. Categories that stay chosen are left as they are.',
  body: z.strictObject({ categoryIds: z.array(idShape).min(1).max(100) }),
  reply: z.object({ inStoreCount: z.number().int() }),
  failures: ['store-required'],
});

export const changeCategoryDisplay = endpoint({
  name: 'pricing.changeCategoryDisplay',
  method: 'PUT',
  path: '/api/v1/store/categories/:id/display',
  permission: 'shop:price:edit',
  summary:
    'Adds a category of either level to the own store or removes it, with all its products, or decides only whether new products of it join by themselves.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({
    /** Left out: only `joinsNew` changes. */
    isChosen: z.boolean().optional(),
    /** Left out: new products join a category that is added. */
    joinsNew: z.boolean().optional(),
  }),
  reply: z.object({ inStoreCount: z.number().int() }),
  failures: ['store-required'],
});

nameSchemas({ Topic: topicShape });
