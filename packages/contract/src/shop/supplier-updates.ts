import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { productEffectsShape } from './product-effects.ts';

/** Rows of one file: the whole list of a supplier. */
export const updateRowsMax = 20_000;
/** Costs that one booking changes at most: each is a change of a product with its history. The rest waits for the next booking. */
export const updateCostsMax = 2_000;
/** Rows that an answer lists: wrong ones first, then changes. */
export const updateRowsShown = 200;
/** A cost that rises by more than so many per cent is an alarm. */
export const costAlarmPercent = 10;

const moment = z.iso.datetime();

export const supplierUpdateStates = ['waiting', 'booked', 'rejected'] as const;
const stateShape = z.enum(supplierUpdateStates);

/** Why a row is left out. */
export const supplierRowProblems = [
  'unknown-product',
  'several-products',
  'repeated',
  'stock-wrong',
  'cost-wrong',
  'empty',
] as const;
const problemShape = z.enum(supplierRowProblems);
export type SupplierRowProblem = z.infer<typeof problemShape>;

/** `keep`: platform prices stay. `raise`: they rise with the costs of preferred suppliers in the same proportion. */
const priceRuleShape = z.enum(['keep', 'raise']);
export type PriceRule = z.infer<typeof priceRuleShape>;

const updateCounts = {
  rowCount: z.number().int(),
  wrongCount: z.number().int(),
  /** Variants whose stock changes, and those whose cost does. */
  stockCount: z.number().int(),
  costCount: z.number().int(),
};

const updateCore = {
  id: idShape,
  state: stateShape,
  supplier: z.object({ id: idShape, name: z.string() }),
  fileName: z.string(),
  /** Uploaded on the supplier’s page, or by an operator. */
  source: z.enum(['supplier', 'operator']),
  createdAt: moment,
  decidedAt: moment.nullable(),
  ...updateCounts,
};

const updateListShape = z.object({
  ...updateCore,
  /** Who uploaded it; null for the supplier. */
  byName: z.string().nullable(),
});

const updatedRowShape = z.object({
  /** The row of the file, from 1. */
  row: z.number().int(),
  given: z.string(),
  problem: problemShape.nullable(),
  product: z
    .object({ id: idShape, name: z.string(), label: z.string(), sku: z.string() })
    .nullable(),
  stockBefore: z.number().int().nullable(),
  stockAfter: z.number().int().nullable(),
  costBefore: moneyShape.nullable(),
  costAfter: moneyShape.nullable(),
  /** By how many per cent the cost rises; null where it does not. */
  risePercent: z.number().nullable(),
});
export type UpdatedRow = z.infer<typeof updatedRowShape>;

const updateDetailShape = updateListShape.extend({
  /** Products whose cost rises by more than the alarm’s percentage. */
  risenCount: z.number().int(),
  /** Products that cost more than their platform price afterwards, if that stays. */
  belowCostCount: z.number().int(),
  /** The effects on stores if platform prices rise with the costs. */
  effects: productEffectsShape,
  /** Units that were not booked, because buyers hold more of them. */
  heldCount: z.number().int(),
  rows: z.array(updatedRowShape).max(updateRowsShown),
});
export type SupplierUpdate = z.infer<typeof updateDetailShape>;

export const pageSupplierUpdates = endpoint({
  name: 'supplierUpdates.page',
  method: 'GET',
  path: '/api/v1/platform/supplier-updates',
  permission: 'platform:supplier:query',
  summary: 'Updates of stock and costs by page, the newest first.',
  query: z.strictObject({
    ...pageQueryFields,
    supplierId: optionalFilter(idShape),
    state: optionalFilter(stateShape),
  }),
  reply: pageOf(updateListShape),
});

const byId = z.strictObject({ id: idShape });

export const readSupplierUpdate = endpoint({
  name: 'supplierUpdates.read',
  method: 'GET',
  path: '/api/v1/platform/supplier-updates/:id',
  permission: 'platform:supplier:query',
  summary:
    'What an update would change now, row by row, with what it does to stores; of a decided one what it changed.',
  params: byId,
  reply: updateDetailShape,
});

export const uploadSupplierUpdate = endpoint({
  name: 'supplierUpdates.create',
  method: 'POST',
  path: '/api/v1/platform/catalogue/suppliers/:id/updates',
  permission: 'platform:supplier:edit',
  summary:
    'Reads a table of a supplier as CSV or XLSX: SKU or the supplier’s number, stock, cost, up to 20,000 rows. Nothing is booked. Multipart field `file`.',
  params: byId,
  bodyType: 'multipart',
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape }),
  failures: ['sheet-unreadable', 'sheet-too-large', 'supplier-table-unknown', 'upload-too-large'],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  reply: updateDetailShape,
});

export const bookSupplierUpdate = endpoint({
  name: 'supplierUpdates.book',
  method: 'POST',
  path: '/api/v1/platform/supplier-updates/:id/booking',
  permission: 'platform:supplier:edit',
  summary:
    'Books the stock as movements and the costs as changes of the products. Rows that are wrong are left out, and so is a stock below what buyers hold just now. Of more than 2,000 changed costs the first are booked, and the update still waits: it is booked again for the rest.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({ priceRule: priceRuleShape }),
  failures: ['supplier-update-state', 'conflict'],
  reply: updateDetailShape,
});

export const rejectSupplierUpdate = endpoint({
  name: 'supplierUpdates.reject',
  method: 'POST',
  path: '/api/v1/platform/supplier-updates/:id/rejection',
  permission: 'platform:supplier:edit',
  summary: 'Leaves an update out for good.',
  params: byId,
  failures: ['supplier-update-state'],
  reply: updateDetailShape,
});

const stockLinkShape = z.object({
  /** Null before the first one was made. */
  url: z.string().nullable(),
  until: moment.nullable(),
  email: z.string(),
});

export const readStockLink = endpoint({
  name: 'supplierUpdates.readLink',
  method: 'GET',
  path: '/api/v1/platform/catalogue/suppliers/:id/stock-link',
  permission: 'platform:supplier:edit',
  summary: 'The page on which a supplier uploads stock and costs.',
  params: byId,
  reply: stockLinkShape,
});

export const sendStockLink = endpoint({
  name: 'supplierUpdates.sendLink',
  method: 'POST',
  path: '/api/v1/platform/catalogue/suppliers/:id/stock-link/emails',
  permission: 'platform:supplier:edit',
  summary:
    'Opens the page for thirty more days, and mails its link if the supplier has an address.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({ isMailed: z.boolean() }),
  reply: stockLinkShape,
});

export const revokeStockLink = endpoint({
  name: 'supplierUpdates.revokeLink',
  method: 'POST',
  path: '/api/v1/platform/catalogue/suppliers/:id/stock-link/revocation',
  permission: 'platform:supplier:edit',
  summary: 'Ends every link to the page that was sent or copied.',
  params: byId,
  reply: stockLinkShape,
});

nameSchemas({
  SupplierUpdateRow: updateListShape,
  SupplierUpdate: updateDetailShape,
  UpdatedSupplierRow: updatedRowShape,
  StockLink: stockLinkShape,
});
