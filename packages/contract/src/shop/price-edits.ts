import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { ownProductRowShape } from './pricing.ts';
import { percentageShape } from './store-shapes.ts';

const editFields = {
  kind: z.enum(['product', 'variant']),
  id: idShape,
  fixed: z
    .strictObject({
      amount: z.number().int().min(1).max(100_000_000_000),
      currency: z.string().length(3),
    })
    .nullable(),
  percentage: percentageShape.nullable(),
};

const isOneRule = (edit: { fixed: unknown; percentage: unknown }) =>
  edit.fixed === null || edit.percentage === null;
const oneRule = { path: ['percentage'], params: { code: 'choice' } };

/** One staged price: exactly one of `fixed` and `percentage`; both null removes the price, so that the next level applies. */
const priceEditShape = z.strictObject(editFields).refine(isOneRule, oneRule);
export type PriceEdit = z.infer<typeof priceEditShape>;

/** The `priceVersion` of the product when the price was chosen. */
const seenVersionShape = z.number().int().min(0).max(2_000_000_000);

export const savePrices = endpoint({
  name: 'pricing.savePrices',
  method: 'PUT',
  path: '/api/v1/store/prices',
  permission: 'shop:price:edit',
  summary:
    'Saves staged prices together: all or none. When one is below its floor nothing is saved and `errors` names every refused item (`items.{index}`) with its floor. The same with `saved-elsewhere` when a product has a newer `priceVersion` than the item names and other prices than the item asks for. Drafts that `drafts` names by their versions are done with and removed.',
  body: z.strictObject({
    items: z
      .array(
        z
          .strictObject({ ...editFields, priceVersion: seenVersionShape })
          .refine(isOneRule, oneRule),
      )
      .min(1)
      .max(1_000),
    drafts: z.array(z.uuid()).max(1_000).default([]),
  }),
  reply: z.object({ savedCount: z.number().int(), products: z.array(ownProductRowShape) }),
  failures: ['store-required', 'price-below-floor', 'saved-elsewhere'],
});

export const priceDraftShape = z.object({
  productId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  edits: z.array(priceEditShape),
  /** The subject of each of `edits`, in the same order. */
  editSubjects: z.array(
    z.object({
      /** The variant's name; empty for the whole product. */
      label: z.string(),
      /** Its current selling price; null when the variant is no longer on sale. */
      sellingPrice: moneyShape.nullable(),
    }),
  ),
  /** Indexes of `edits` whose price is below its floor now and would be rejected. */
  tooLow: z.array(z.number().int()),
  /** The current selling price of its cheapest variant. */
  sellingPrice: moneyShape,
  /** The `priceVersion` at which the prices were chosen, to compare with the product's. */
  priceVersion: z.number().int(),
  /** Changes with every write; send the version that you read. */
  version: z.uuid(),
  savedAt: z.iso.datetime(),
});
export type PriceDraft = z.infer<typeof priceDraftShape>;

export const listPriceDrafts = endpoint({
  name: 'pricing.listDrafts',
  method: 'GET',
  path: '/api/v1/store/price-drafts',
  permission: 'shop:price:view',
  summary: 'The staged, unsaved prices of the own store, one entry per product.',
  reply: z.object({ list: z.array(priceDraftShape) }),
  failures: ['store-required'],
});

export const putPriceDraft = endpoint({
  name: 'pricing.putDraft',
  method: 'PUT',
  path: '/api/v1/store/price-drafts/:productId',
  permission: 'shop:price:edit',
  summary:
    'Stages the edits of one product; they replace its earlier ones. Nothing is sold at them before they are saved. `version` is that of the draft they replace, null for none; when another window wrote other edits meanwhile the answer is `saved-elsewhere`.',
  params: z.strictObject({ productId: idShape }),
  body: z.strictObject({
    edits: z.array(priceEditShape).min(1).max(200),
    priceVersion: seenVersionShape,
    version: z.uuid().nullable(),
  }),
  reply: priceDraftShape,
  failures: ['store-required', 'saved-elsewhere'],
});

export const deletePriceDraft = endpoint({
  name: 'pricing.deleteDraft',
  method: 'DELETE',
  path: '/api/v1/store/price-drafts/:productId',
  permission: 'shop:price:edit',
  summary:
    'Drops the staged edits of one product, if they are still the ones that `version` names.',
  params: z.strictObject({ productId: idShape }),
  query: z.strictObject({ version: z.uuid() }),
  reply: z.null(),
  failures: ['store-required', 'saved-elsewhere'],
});

export const clearPriceDrafts = endpoint({
  name: 'pricing.clearDrafts',
  method: 'DELETE',
  path: '/api/v1/store/price-drafts',
  permission: 'shop:price:edit',
  summary:
    'Drops staged edits of the own store by their versions; what another window wrote since stays.',
  query: z.strictObject({ versions: z.array(z.uuid()).min(1).max(100) }),
  reply: z.object({ deletedCount: z.number().int() }),
  failures: ['store-required'],
});

nameSchemas({ PriceEdit: priceEditShape, PriceDraft: priceDraftShape });
