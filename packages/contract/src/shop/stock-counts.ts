import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { flagFilter, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

const path = '/api/v1/platform/stock-counts';
const byId = z.strictObject({ id: idShape });

/** The most units of a variant that a count accepts. */
export const countedUnitsMax = 10_000_000;
export const countRowsMax = 20_000;

const countStates = ['open', 'booked', 'discarded'] as const;
export type CountState = (typeof countStates)[number];

/** Why a row of the file is left out; `not-in-file` is a variant with units that no row names. */
const countProblems = [
  'unknown',
  'conflict',
  'ambiguous',
  'repeated',
  'no-code',
  'not-counted',
  'not-a-number',
  'not-whole',
  'negative',
  'too-large',
  'not-in-file',
] as const;
export type CountProblem = (typeof countProblems)[number];

/** The results of booking a row; the last three leave the stock as it is. */
const countResults = ['booked', 'equal', 'below-held', 'counted-since', 'removed'] as const;
export type CountResult = (typeof countResults)[number];

/** The filters of rows: rows that change the stock, those that do not, and rows with a problem. */
export const countRowKinds = ['different', 'equal', 'problem', 'left-out'] as const;

const units = z.number().int();

const stockCountShape = z.object({
  id: idShape,
  fileName: z.string(),
  state: z.enum(countStates),
  /** The units of paid orders that were not shipped are among those that were counted. */
  withUnshipped: z.boolean(),
  createdAt: z.iso.datetime(),
  byName: z.string(),
  note: z.string(),
  closedAt: z.iso.datetime().nullable(),
  closedByName: z.string().nullable(),
  /** Rows that change the stock, and by how much together, up and down. */
  differentCount: units,
  moreUnits: units,
  fewerUnits: units,
  equalCount: units,
  /** Rows of the file that cannot be booked. */
  problemCount: units,
  /** Variants with units that the file does not name. */
  missingCount: units,
  /** Rows that booking left out; null before it. */
  leftOutCount: units.nullable(),
});
export type StockCount = z.infer<typeof stockCountShape>;

const stockCountRowShape = z.object({
  id: idShape,
  /** The row of the file; null for a variant that it does not name. */
  line: units.nullable(),
  /** SKU or barcode as it is in the file. */
  given: z.string(),
  /** The cell of the counted units as it is in the file. */
  counted: z.string(),
  variantId: idShape.nullable(),
  productId: idShape.nullable(),
  name: z.string(),
  label: z.string(),
  sku: z.string(),
  /** Units in the warehouse, reserved and paid but not shipped when the file was uploaded. */
  onHand: units,
  held: units,
  unshipped: units,
  /** How many more or fewer units there are than we knew; null with a problem. */
  difference: units.nullable(),
  problem: z.enum(countProblems).nullable(),
  /** The problem or the result in the language of the caller; empty without one. */
  message: z.string(),
  /** Null before the booking. */
  result: z.enum(countResults).nullable(),
  /** Units in the warehouse after the booking. */
  after: units.nullable(),
});
export type StockCountRow = z.infer<typeof stockCountRowShape>;

export const uploadStockCount = endpoint({
  name: 'stockCounts.create',
  method: 'POST',
  path,
  permission: 'platform:catalogue:edit',
  summary:
    'Reads a stock count (CSV or XLSX, field `file`; 20,000 rows, 2 MiB) with the columns SKU or barcode, and counted. Each row is compared with the stock of this moment; nothing is booked. `withUnshipped` says that units of paid orders that are still to be shipped were counted too: they are taken off.',
  bodyType: 'multipart',
  transaction: 'manual',
  query: z.strictObject({ withUnshipped: flagFilter }),
  body: z.strictObject({ file: uploadShape }),
  reply: stockCountShape,
  failures: [
    'sheet-unreadable',
    'sheet-too-large',
    'sheet-titles',
    'sheet-columns',
    'sheet-empty',
    'upload-too-large',
  ],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const listStockCounts = endpoint({
  name: 'stockCounts.list',
  method: 'GET',
  path,
  permission: 'platform:catalogue:query',
  summary: 'Stock counts, newest first.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(stockCountShape),
});

export const getStockCount = endpoint({
  name: 'stockCounts.get',
  method: 'GET',
  path: `${path}/:id`,
  permission: 'platform:catalogue:query',
  summary: 'One stock count with its sums.',
  params: byId,
  reply: stockCountShape,
});

export const listStockCountRows = endpoint({
  name: 'stockCounts.rows',
  method: 'GET',
  path: '/api/v1/platform/stock-count-rows',
  permission: 'platform:catalogue:query',
  summary:
    'The rows of a stock count in the order of the file, with the stock at the upload, the difference, or what is wrong; then the variants with units that the file does not name.',
  query: z.strictObject({
    ...pageQueryFields,
    countId: idShape,
    kind: optionalFilter(z.enum(countRowKinds)),
  }),
  reply: pageOf(stockCountRowShape),
});

export const bookStockCount = endpoint({
  name: 'stockCounts.book',
  method: 'POST',
  path: `${path}/:id/book`,
  permission: 'platform:catalogue:edit',
  summary:
    'Books the differences of a stock count, once. What orders took or returned since the upload stays as it is. A row is left out, with the reason, if less would be left than buyers hold, or if the variant was counted or corrected since.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({ note: lineText(160) }),
  reply: stockCountShape,
  failures: ['stock-count-closed'],
});

export const discardStockCount = endpoint({
  name: 'stockCounts.discard',
  method: 'POST',
  path: `${path}/:id/discard`,
  permission: 'platform:catalogue:edit',
  summary: 'Gives up a stock count that was not booked. Its rows stay readable for 30 days.',
  params: byId,
  reply: stockCountShape,
  failures: ['stock-count-closed'],
});

export const downloadStockCountReport = endpoint({
  name: 'stockCounts.report',
  method: 'GET',
  path: `${path}/:id/report`,
  permission: 'platform:catalogue:query',
  summary:
    'All rows of a stock count as CSV in the language of the caller. Cells that a spreadsheet could run as formulas are escaped.',
  params: byId,
  answers: ['text/csv'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const downloadCountSheet = endpoint({
  name: 'stockCounts.sheet',
  method: 'GET',
  path: '/api/v1/platform/stock-count-sheet',
  permission: 'platform:catalogue:query',
  summary:
    'A CSV to fill in while counting: all variants that are not removed with SKU, barcode and name, and an empty column for the counted units; 100,000 at most. The upload reads it as it is.',
  answers: ['text/csv'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

nameSchemas({ StockCount: stockCountShape, StockCountRow: stockCountRowShape });
