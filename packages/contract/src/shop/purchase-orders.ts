import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { purchaseOrderDetailShape, purchaseOrderRowShape } from './purchase-order-shapes.ts';

/** Lines of orders that one run orders at most, the oldest first. */
export const purchaseLinesMax = 1_000;

/** `open`: something is to be delivered. `undecided`: missing units wait for an operator. */
const groupShape = z.enum(['open', 'undecided', 'ended']);
export type PurchaseOrderGroup = z.infer<typeof groupShape>;

const filters = {
  supplierId: optionalFilter(idShape),
  /** Number of the purchase order or of an order, or a SKU. */
  keywords: optionalFilter(searchText(100)),
};

export const pagePurchaseOrders = endpoint({
  name: 'purchaseOrders.page',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders',
  permission: 'platform:purchase-order:query',
  summary: 'Purchase orders by page, the newest first.',
  query: z.strictObject({ ...pageQueryFields, group: optionalFilter(groupShape), ...filters }),
  reply: pageOf(purchaseOrderRowShape),
});

export const countPurchaseOrders = endpoint({
  name: 'purchaseOrders.counts',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders/counts',
  permission: 'platform:purchase-order:query',
  summary: 'How many purchase orders each group of the list has, under the same filters.',
  query: z.strictObject(filters),
  reply: z.object({
    open: z.number().int(),
    undecided: z.number().int(),
    ended: z.number().int(),
    all: z.number().int(),
  }),
});

const byId = z.strictObject({ id: idShape });

export const readPurchaseOrder = endpoint({
  name: 'purchaseOrders.read',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders/:id',
  permission: 'platform:purchase-order:query',
  summary: 'One purchase order with its lines, its parcels and what happened to it.',
  params: byId,
  reply: purchaseOrderDetailShape,
});

/** Which of the suppliers of a variant is proposed. */
const chooseByShape = z.enum(['preferred', 'cheapest']);

const proposedVariantShape = z.object({
  variantId: idShape,
  productId: idShape,
  sku: z.string(),
  name: z.string(),
  option: z.string(),
  image: imageShape.nullable(),
  units: z.number().int(),
  orderIds: z.array(idShape),
  /** The proposed one; null when nobody delivers it. */
  supplierId: idShape.nullable(),
  choices: z.array(
    z.object({ supplierId: idShape, unitCost: moneyShape, isPreferred: z.boolean() }),
  ),
});
export type ProposedVariant = z.infer<typeof proposedVariantShape>;

export const proposePurchaseOrders = endpoint({
  name: 'purchaseOrders.propose',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders/proposal',
  permission: 'platform:purchase-order:query',
  summary:
    'What of paid orders waits to be shipped and is on no purchase order, by variant, with who delivers it. Changes nothing.',
  query: z.strictObject({
    chooseBy: optionalFilter(chooseByShape),
    /** Only the missing units of this purchase order, proposed for other suppliers. */
    missingOf: optionalFilter(idShape),
  }),
  reply: z.object({
    suppliers: z.array(
      z.object({
        id: idShape,
        name: z.string(),
        currency: currencyShape,
        hasEmail: z.boolean(),
        shipsItself: z.boolean(),
      }),
    ),
    variants: z.array(proposedVariantShape),
    /** More waits than one run orders. */
    isCut: z.boolean(),
  }),
});

export const createPurchaseOrders = endpoint({
  name: 'purchaseOrders.create',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders',
  permission: 'platform:purchase-order:add',
  summary:
    'Makes one purchase order for each of the named suppliers, from everything that the proposal contains for them. What somebody else has ordered meanwhile is left out.',
  idempotency: 'required',
  body: z.strictObject({
    supplierIds: z.array(idShape).min(1).max(200),
    chooseBy: chooseByShape.default('preferred'),
    missingOf: idShape.optional(),
    /** Another supplier than the proposed one. */
    choices: z
      .array(z.strictObject({ variantId: idShape, supplierId: idShape }))
      .max(purchaseLinesMax)
      .default([]),
    /** Sends them at once. */
    isSent: z.boolean(),
  }),
  failures: ['nothing-to-purchase'],
  reply: z.object({ list: z.array(z.object({ id: idShape, number: z.string() })) }),
});

export const sendPurchaseOrder = endpoint({
  name: 'purchaseOrders.send',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders/:id/emails',
  permission: 'platform:purchase-order:edit',
  summary:
    'Mails it to its supplier with PDF, CSV and the link; again if it was sent before. Without an email address only the link is made.',
  params: byId,
  idempotency: 'required',
  failures: ['purchase-order-state'],
  reply: purchaseOrderDetailShape,
});

export const revokePurchaseLink = endpoint({
  name: 'purchaseOrders.revokeLink',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders/:id/link-revocation',
  permission: 'platform:purchase-order:edit',
  summary: 'Ends every link to its page that was sent or copied; a new one is made.',
  params: byId,
  failures: ['purchase-order-state'],
  reply: purchaseOrderDetailShape,
});

export const cancelPurchaseOrder = endpoint({
  name: 'purchaseOrders.cancel',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders/:id/cancellation',
  permission: 'platform:purchase-order:edit',
  summary: 'Takes back all units that are open. The supplier is emailed if it was sent.',
  params: byId,
  idempotency: 'required',
  failures: ['purchase-order-state'],
  reply: purchaseOrderDetailShape,
});

const unitLines = z
  .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
  .min(1)
  .max(purchaseLinesMax);

export const receivePurchaseOrder = endpoint({
  name: 'purchaseOrders.receive',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders/:id/receipts',
  permission: 'platform:purchase-order:edit',
  summary:
    'Units that arrived at the warehouse. They belong to orders and are not added to the stock.',
  params: byId,
  idempotency: 'required',
  body: z.strictObject({ lines: unitLines }),
  failures: ['purchase-order-state', 'purchase-units'],
  reply: purchaseOrderDetailShape,
});

export const waitForMissing = endpoint({
  name: 'purchaseOrders.waitForMissing',
  method: 'POST',
  path: '/api/v1/platform/purchase-orders/:id/missing-lines/:lineId/waiting',
  permission: 'platform:purchase-order:edit',
  summary: 'Holds the missing units of a line for this supplier: they are open again.',
  params: byId.extend({ lineId: idShape }),
  idempotency: 'required',
  failures: ['purchase-order-state', 'purchase-units'],
  reply: purchaseOrderDetailShape,
});

export const readPurchaseDocument = endpoint({
  name: 'purchaseOrders.downloadDocument',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders/:id/document',
  permission: 'platform:purchase-order:query',
  summary:
    'The purchase order as PDF, in the supplier’s language. Addresses of buyers need the right to read them.',
  params: byId,
  answers: ['application/pdf'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

export const readPurchaseTable = endpoint({
  name: 'purchaseOrders.downloadTable',
  method: 'GET',
  path: '/api/v1/platform/purchase-orders/:id/table',
  permission: 'platform:purchase-order:query',
  summary:
    'The purchase order as CSV, in the supplier’s language. Cells that a spreadsheet could run as formulas are escaped.',
  params: byId,
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

nameSchemas({
  PurchaseOrderRow: purchaseOrderRowShape,
  PurchaseOrderDetail: purchaseOrderDetailShape,
  ProposedVariant: proposedVariantShape,
});
