import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { fieldChangeShape, formBytesMax, versionShape } from './product-editing.ts';
import { productDraftFormShape } from './product-form.ts';

/** A product, or `new` for one that is not stored yet. */
export const productRefShape = z.string().regex(/^(?:new|[1-9]\d{0,17})$/, 'format');

const byProduct = z.strictObject({ product: productRefShape });

const keptVersion = z.object({
  /** Changes with every write; send the version that you read. */
  version: z.uuid(),
  savedAt: z.iso.datetime(),
});

const productDraftShape = keptVersion.extend({
  /** The version of the product that was edited; null for one that is not stored yet. */
  baseVersion: versionShape.nullable(),
  /** With its changed variants only, unless variants were added or removed. */
  form: productDraftFormShape,
  /** The fields in which the form differs from that version; empty for a product that is not stored yet. */
  changes: z.array(fieldChangeShape),
});
export type StoredProductDraft = z.output<typeof productDraftShape>;

export const readProductDraft = endpoint({
  name: 'productDrafts.read',
  method: 'GET',
  path: '/api/v1/platform/catalogue/product-drafts/:product',
  permission: 'platform:product:edit',
  summary: 'Your unsaved changes of a product, or null.',
  params: byProduct,
  reply: productDraftShape.nullable(),
});

export const putProductDraft = endpoint({
  name: 'productDrafts.put',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/product-drafts/:product',
  permission: 'platform:product:edit',
  summary:
    'Keeps your unsaved changes of a product; nothing is sold with them before they are saved. `version` is that of the draft they replace, null for none; when another window wrote other changes meanwhile the answer is `saved-elsewhere`.',
  params: byProduct,
  body: z.strictObject({
    baseVersion: versionShape.nullable(),
    form: productDraftFormShape,
    leavesOthers: z.boolean().optional(),
    version: z.uuid().nullable(),
  }),
  bodyBytesMax: formBytesMax,
  reply: keptVersion,
  failures: ['saved-elsewhere'],
});

export const deleteProductDraft = endpoint({
  name: 'productDrafts.delete',
  method: 'DELETE',
  path: '/api/v1/platform/catalogue/product-drafts/:product',
  permission: 'platform:product:edit',
  summary: 'Drops your unsaved changes of a product, if they still have this version.',
  params: byProduct,
  query: z.strictObject({ version: z.uuid() }),
  reply: z.null(),
  failures: ['saved-elsewhere'],
});

nameSchemas({ ProductDraft: productDraftShape });
