import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { percentageShape } from './store-shapes.ts';

/** `categoryId` null means the whole store; `percentage` null removes the category's own percentage. */
const changeFields = { categoryId: idShape.nullable(), percentage: percentageShape.nullable() };

interface Change {
  categoryId: string | null;
  percentage: number | null;
}
const hasLevelAbove = ({ categoryId, percentage }: Change) =>
  categoryId !== null || percentage !== null;
const needed = { path: ['percentage'], params: { code: 'required' } };

const percentageChangeRowShape = z.object({
  productId: idShape,
  name: z.string(),
  image: imageShape.nullable(),
  now: moneyShape,
  next: moneyShape,
  earnsNow: moneyShape,
  earnsNext: moneyShape,
  /** The percentage alone would be below the floor; `next` is the floor. */
  raised: z.boolean(),
});

const percentagePreviewShape = z.object({
  /** The current setting; send it with the change. */
  current: percentageShape.nullable(),
  changeCount: z.number().int(),
  /** Products with their own price or percentage, or with a more specific category percentage, which do not change. */
  keepCount: z.number().int(),
  raisedCount: z.number().int(),
  /** The newest of the products that change, at most 100. */
  rows: z.array(percentageChangeRowShape).max(100),
});
export type PercentagePreview = z.infer<typeof percentagePreviewShape>;

export const previewPercentage = endpoint({
  name: 'pricing.previewPercentage',
  method: 'POST',
  path: '/api/v1/store/percentages/preview',
  permission: 'shop:price:view',
  transaction: 'none',
  summary:
    'What a percentage for a category (or the whole store) would change: counts over all products, and the newest 100 of them with the price of their cheapest variant. Changes nothing.',
  body: z.strictObject(changeFields).refine(hasLevelAbove, needed),
  reply: percentagePreviewShape,
  failures: ['store-required'],
});

export const applyPercentage = endpoint({
  name: 'pricing.applyPercentage',
  method: 'PUT',
  path: '/api/v1/store/percentages',
  permission: 'shop:price:edit',
  summary:
    'Sets the percentage of a category or of the whole store, and notes what was there before for an undo. `replaces` is what the preview called `current`; another value there by now is refused with `saved-elsewhere`.',
  body: z
    .strictObject({ ...changeFields, replaces: percentageShape.nullable() })
    .refine(hasLevelAbove, needed),
  reply: z.object({ undoId: idShape, changeCount: z.number().int(), keepCount: z.number().int() }),
  failures: ['store-required', 'saved-elsewhere'],
});

export const undoPercentage = endpoint({
  name: 'pricing.undoPercentage',
  method: 'POST',
  path: '/api/v1/store/percentages/undo',
  permission: 'shop:price:edit',
  summary:
    'Puts back what one percentage change replaced. Refused with `conflict` when it was changed again since, or undone already.',
  body: z.strictObject({ undoId: idShape }),
  reply: z.object({ categoryId: idShape.nullable(), percentage: z.number().nullable() }),
  failures: ['store-required', 'conflict'],
});

nameSchemas({ PercentageChangeRow: percentageChangeRowShape });
