import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';

const productStatuses = ['active', 'draft', 'archived'] as const;

export const categoryRefShape = z.object({ id: idShape, key: z.string(), name: z.string() });

const platformProductRowShape = z.object({
  id: idShape,
  key: z.string(),
  name: z.string(),
  image: imageShape.nullable(),
  category: categoryRefShape,
  status: z.enum(productStatuses),
  variantCount: z.number().int(),
  platformPrice: z.object({ from: moneyShape, to: moneyShape }),
  onHand: z.number().int(),
  held: z.number().int(),
  createdAt: z.iso.datetime(),
});

export const platformVariantShape = z.object({
  id: idShape,
  sku: z.string(),
  label: z.string(),
  platformPrice: moneyShape,
  weightGrams: z.number().int(),
  isActive: z.boolean(),
  onHand: z.number().int(),
  held: z.number().int(),
});

const platformProductShape = platformProductRowShape.extend({
  leadTimeDays: z.number().int(),
  texts: z.array(
    z.object({ language: z.enum(languages), name: z.string(), description: z.string() }),
  ),
  images: z.array(imageShape),
  variants: z.array(platformVariantShape),
});

export const listPlatformProducts = endpoint({
  name: 'catalogue.list',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products',
  permission: 'platform:catalogue:query',
  summary:
    'The whole catalogue for operators, with platform prices in US dollars and stock; search in five languages.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(100)),
    categoryId: optionalFilter(idShape),
    status: optionalFilter(z.enum(productStatuses)),
  }),
  reply: pageOf(platformProductRowShape),
});

export const getPlatformProduct = endpoint({
  name: 'catalogue.get',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products/:id',
  permission: 'platform:catalogue:query',
  summary: 'One product with its texts, pictures and variants.',
  params: z.strictObject({ id: idShape }),
  reply: platformProductShape,
});

nameSchemas({
  CategoryRef: categoryRefShape,
  PlatformProductRow: platformProductRowShape,
  PlatformVariant: platformVariantShape,
  PlatformProduct: platformProductShape,
});
