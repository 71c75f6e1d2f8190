import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { tableText } from '../shapes.ts';
import { priceDraftShape } from './price-edits.ts';

/** A pasted table or a file: longer ones are imported in parts. */
export const priceTextMax = 200_000;
export const priceLinesMax = 2_000;
/** Prices that one import stages, and one save takes. */
export const priceChangesMax = 1_000;
/** Lines that a preview shows one by one. */
export const previewLinesMax = 200;

/** Why a line is left out. */
const priceLineProblems = [
  'unknown-product',
  'several-products',
  'no-price',
  'not-a-number',
  'ambiguous',
  'other-currency',
  'too-precise',
  'too-low',
  'too-high',
  'below-floor',
  'repeated',
  'own-prices',
  'not-yes-or-no',
] as const;

const priceLineShape = z.object({
  /** The line of the text, from 1. */
  line: z.number().int(),
  /** What stands there: code or name, and price, shortened. */
  given: z.string(),
  /** Null for a line that changes a price. */
  problem: z.enum(priceLineProblems).nullable(),
  /** The product that the line names; null when there is none. */
  product: z
    .object({ id: idShape, name: z.string(), label: z.string(), image: imageShape.nullable() })
    .nullable(),
  /** The present price, the lowest of the variants that the line is for. */
  before: moneyShape.nullable(),
  after: moneyShape.nullable(),
  /** The lowest price that is accepted. */
  floor: moneyShape.nullable(),
  /** What one unit earns at the new price, the least over the variants. */
  earns: moneyShape.nullable(),
});
export type PriceLine = z.infer<typeof priceLineShape>;

const importBody = z.strictObject({ text: tableText(priceTextMax).min(1) });
const bodyBytesMax = 1024 * 1024;

export const previewPriceImport = endpoint({
  name: 'pricing.previewImport',
  method: 'POST',
  path: '/api/v1/store/price-imports/preview',
  permission: 'shop:price:edit',
  transaction: 'none',
  summary:
    'What a pasted table or a CSV file would change: two columns, SKU, product code or name and the new price, or the file of `pricing.exportPrices`, separated by tabs, semicolons or commas. Numbers are read in the caller’s language. Changes nothing.',
  body: importBody,
  bodyBytesMax,
  reply: z.object({
    currency: currencyShape,
    lineCount: z.number().int(),
    changeCount: z.number().int(),
    /** Lines with the present price, or without one in the file of an export. */
    sameCount: z.number().int(),
    wrongCount: z.number().int(),
    /** Products that the column "In store" puts into the store, and those that it takes out. */
    shownCount: z.number().int(),
    hiddenCount: z.number().int(),
    /** Lines that are wrong, then those that change a price. */
    rows: z.array(priceLineShape).max(previewLinesMax),
  }),
  failures: ['store-required'],
});

export const importPrices = endpoint({
  name: 'pricing.importPrices',
  method: 'POST',
  path: '/api/v1/store/price-imports',
  permission: 'shop:price:edit',
  summary:
    'Stages the prices of a pasted table or a CSV file as drafts; wrong lines are left out, as the preview says. Nothing is sold at them before they are saved. The column "In store" of the export shows and hides products at once. An earlier staged price of the same product or variant is replaced.',
  body: importBody,
  bodyBytesMax,
  reply: z.object({
    stagedCount: z.number().int(),
    drafts: z.array(priceDraftShape),
    /** Products that were put into the store, and those that were taken out: at once, not with the drafts. */
    shownIds: z.array(idShape),
    hiddenIds: z.array(idShape),
  }),
  failures: ['store-required'],
});

export const exportPrices = endpoint({
  name: 'pricing.exportPrices',
  method: 'GET',
  path: '/api/v1/store/price-export',
  permission: 'shop:price:view',
  summary:
    'The prices of the own store as CSV (UTF-8), a line for each variant, up to 20,000, with column headers and decimal signs in the caller’s language; a language with decimal commas has semicolons between columns. The import reads the file as it is. Cells that a spreadsheet could run as formulas are escaped.',
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  failures: ['store-required'],
});

nameSchemas({ PriceLine: priceLineShape });
