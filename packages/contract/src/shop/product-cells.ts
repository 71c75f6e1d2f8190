import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

/** So many cells are changed in one call. */
export const cellsMax = 2_000;

/** Fields of a product, and of a variant, that the grid edits. */
export const productCells = [
  'name',
  'status',
  'categoryId',
  'leadTimeDays',
  'brand',
  'originCountry',
  'customsCode',
] as const;
export const variantCells = [
  'sku',
  'barcode',
  'platformPrice',
  'recommendedPrice',
  'cost',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'isActive',
  'onHand',
] as const;

const cellShape = z.strictObject({
  /** Null for a field of the product. */
  variantId: idShape.nullable(),
  field: z.enum([...productCells, ...variantCells]),
  /** Amounts are minor units: of the dollar, and for `cost` of the currency of the preferred supplier. A `name` is in English. */
  value: z.union([lineText(400), z.number(), z.boolean()]).nullable(),
});
export type ProductCell = z.output<typeof cellShape>;

const cellErrorShape = z.object({
  variantId: idShape.nullable(),
  /** The field of the cell, or the path of another field that the change would contradict. */
  field: z.string(),
  message: z.string(),
});

const cellResultShape = z.object({
  id: idShape,
  /** After the change; null for a product of which nothing was saved. */
  version: z.number().int().nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Of a product that was saved since it was read, with the same cells: who saved it last, null for the platform, and when. */
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
  errors: z.array(cellErrorShape),
});

export const changeProductCells = endpoint({
  name: 'products.changeCells',
  method: 'POST',
  path: '/api/v1/platform/catalogue/cell-changes',
  permission: 'platform:product:edit',
  summary:
    'Changes cells of the grid, 2,000 at most. A cell that is refused is left out with its reason, and with it those that contradict what stays; the others are saved. Of a product whose same cells were saved since `version` nothing is saved; other fields that were saved meanwhile stay as they are.',
  idempotency: 'required',
  body: z
    .strictObject({
      products: z
        .array(
          z.strictObject({
            id: idShape,
            version: z.number().int().min(1).max(2_000_000_000),
            cells: z.array(cellShape).min(1).max(cellsMax),
          }),
        )
        .min(1)
        .max(cellsMax),
    })
    .refine(
      ({ products }) => products.reduce((sum, { cells }) => sum + cells.length, 0) <= cellsMax,
      { path: ['products'], params: { code: 'too-many', maximum: cellsMax } },
    ),
  bodyBytesMax: 1024 * 1024,
  reply: z.object({ list: z.array(cellResultShape) }),
});

nameSchemas({ ProductCell: cellShape, ProductCellResult: cellResultShape });
