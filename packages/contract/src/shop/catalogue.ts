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

const platformVariantShape = z.object({
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

export const listPlatformCategories = endpoint({
  name: 'catalogue.listCategories',
  method: 'GET',
  path: '/api/v1/platform/catalogue/categories',
  permission: 'platform:catalogue:query',
  summary: 'The two levels of categories with the number of products in each.',
  reply: z.object({
    list: z.array(
      categoryRefShape.extend({
        productCount: z.number().int(),
        children: z.array(categoryRefShape.extend({ productCount: z.number().int() })),
      }),
    ),
  }),
});

export const listSoldOutVariants = endpoint({
  name: 'catalogue.soldOut',
  method: 'GET',
  path: '/api/v1/platform/catalogue/sold-out-variants',
  permission: 'platform:catalogue:query',
  summary:
    'Variants on sale of which no unit is left to buy, in the language of the caller; held ones are under payment. With `keywords` all variants on sale that match, whatever their stock, so that a wrong number can be corrected.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(100).min(1)).describe(
      'Beginning of a SKU, or words of a product’s name.',
    ),
  }),
  reply: pageOf(
    z.object({
      id: idShape,
      productId: idShape,
      name: z.string(),
      label: z.string(),
      sku: z.string(),
      image: imageShape.nullable(),
      onHand: z.number().int(),
      held: z.number().int(),
    }),
  ),
});

export const changeVariant = endpoint({
  name: 'catalogue.changeVariant',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/variants/:id',
  permission: 'platform:catalogue:edit',
  summary:
    'Changes the platform price (US cents), the stock on hand or the sale of one variant. Orders already placed keep their prices; fixed prices that fall under the new floor are raised to it.',
  params: z.strictObject({ id: idShape }),
  idempotency: 'required',
  body: z.strictObject({
    platformPrice: z
      .strictObject({
        amount: z.number().int().min(1).max(100_000_000),
        currency: z.literal('USD'),
      })
      .optional(),
    onHand: z.number().int().min(0).max(10_000_000).optional(),
    isActive: z.boolean().optional(),
  }),
  reply: platformVariantShape,
  failures: ['conflict'],
});

nameSchemas({
  CategoryRef: categoryRefShape,
  PlatformProductRow: platformProductRowShape,
  PlatformVariant: platformVariantShape,
  PlatformProduct: platformProductShape,
});
