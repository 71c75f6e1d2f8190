import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursorQueryFields, feedOf, idListShape, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { productFormShape } from './product-form.ts';
import { variantFormShape, variantsMax } from './product-form-parts.ts';
import { productStatuses } from './product-statuses.ts';

const byId = z.strictObject({ id: idShape });

/** The caller's draft that the save ends: see `productDrafts.put`. */
const endedDraft = z.strictObject({ draft: z.uuid().optional() });

/** 2,048 variants with all their fields, in five languages. */
export const formBytesMax = 4 * 1024 * 1024;

export const versionShape = z.number().int().min(1).max(2_000_000_000);

/** So many variants are read at once. */
export const variantBlockMax = 100;

const variantIds = z.array(idShape);

/** A product with the version that a save has to name. */
const storedProductShape = z.object({
  id: idShape,
  version: versionShape,
  form: productFormShape,
  /** Of all variants, in their order. */
  variantIds,
  /** Units of all variants in the warehouse. */
  unitsOnHand: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When it was on sale for the first time. */
  publishedAt: z.iso.datetime().nullable(),
});

const savedProductShape = z.object({
  id: idShape,
  version: versionShape,
  /** As it is stored now: with ids and SKUs of new variants, and with what others saved meanwhile. */
  form: productFormShape,
  variantIds,
});

export const readProductForm = endpoint({
  name: 'products.form',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products/:id/form',
  permission: 'platform:product:query',
  summary:
    'A product as its form edits it, with the version to save it with. Units in the warehouse are as they are now.',
  params: byId,
  query: z.strictObject({
    variantsMax: optionalFilter(z.coerce.number().int().min(1).max(variantsMax)),
  }),
  reply: storedProductShape,
});

export const listProductVariants = endpoint({
  name: 'products.listVariants',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products/:id/variants',
  permission: 'platform:product:query',
  summary:
    'Variants of a product as its form edits them, in their order, by cursor: all, those with given ids, or those whose SKU contains a text.',
  params: byId,
  query: z.strictObject({
    ...cursorQueryFields,
    ids: optionalFilter(idListShape),
    keywords: optionalFilter(lineText(80)),
  }),
  reply: feedOf(variantFormShape),
});

export const createProduct = endpoint({
  name: 'products.create',
  method: 'POST',
  path: '/api/v1/platform/catalogue/products',
  permission: 'platform:product:add',
  summary:
    'Adds a product with its options, variants, pictures and stock. An active one is on sale from its moment, in the stores that new products of its category join.',
  idempotency: 'required',
  query: endedDraft,
  body: productFormShape,
  bodyBytesMax: formBytesMax,
  reply: savedProductShape,
  failures: ['conflict'],
});

export const saveProduct = endpoint({
  name: 'products.update',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/products/:id',
  permission: 'platform:product:edit',
  summary:
    'Saves a product whole. Changes that others saved since `version` are joined; of a field that both changed nothing is saved, and the failure `product-changed` has in `data` the value before, both new ones, and the joined form. Variants that are left out are deleted, or kept off sale where orders, carts or owners’ prices name them; with `leavesOthers` they stay as they are, and the reply has the sent and changed ones only.',
  params: byId,
  query: endedDraft,
  idempotency: 'required',
  body: z.strictObject({
    version: versionShape,
    form: productFormShape,
    leavesOthers: z.boolean().optional(),
  }),
  bodyBytesMax: formBytesMax,
  reply: savedProductShape,
  failures: ['product-changed', 'conflict', 'stock-below-held'],
});

export const duplicateProduct = endpoint({
  name: 'products.duplicate',
  method: 'POST',
  path: '/api/v1/platform/catalogue/products/:id/duplicates',
  permission: 'platform:product:add',
  summary:
    'Adds a draft like this product, with a key and SKUs of its own, without barcodes and without stock.',
  params: byId,
  idempotency: 'required',
  reply: savedProductShape,
});

export const deleteProduct = endpoint({
  name: 'products.delete',
  method: 'DELETE',
  path: '/api/v1/platform/catalogue/products/:id',
  permission: 'platform:product:delete',
  summary: 'Deletes a product. One that orders, carts or owners’ prices name is archived instead.',
  params: byId,
  reply: z.object({ outcome: z.enum(['deleted', 'archived']) }),
});

export const changeProductStatus = endpoint({
  name: 'products.changeStatus',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/products/:id/status',
  permission: 'platform:product:edit',
  summary:
    'Puts a product on sale, takes it off, or archives it. An archived one leaves carts; orders that were placed stay.',
  params: byId,
  body: z.strictObject({ status: z.enum(productStatuses) }),
  reply: z.object({ version: versionShape }),
});

/** A text, number, list or object of the form, whatever the field holds. */
const fieldValue = z.any();

export const fieldChangeShape = z.object({
  path: z.string(),
  before: fieldValue,
  after: fieldValue,
});

const productChangeShape = z.object({
  id: idShape,
  version: z.number().int(),
  source: z.enum(['form', 'cells', 'import', 'undo', 'schedule', 'copy', 'media']),
  /** Null for the platform itself. */
  byName: z.string().nullable(),
  at: z.iso.datetime(),
  changes: z.array(fieldChangeShape),
});

export const listProductChanges = endpoint({
  name: 'products.listChanges',
  method: 'GET',
  path: '/api/v1/platform/catalogue/products/:id/changes',
  permission: 'platform:product:query',
  summary:
    'Who changed which fields of a product, newest first, by cursor. A path names the field, `texts.en.name` or `variants.12.platformPrice` for example; a variant or picture that was added or removed is one change.',
  params: byId,
  query: z.strictObject(cursorQueryFields),
  reply: feedOf(productChangeShape),
});

nameSchemas({
  StoredProduct: storedProductShape,
  SavedProduct: savedProductShape,
  ProductChange: productChangeShape,
  ProductFieldChange: fieldChangeShape,
});
