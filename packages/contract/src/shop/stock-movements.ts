import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

export const movementReasons = [
  'sale',
  'cancelled',
  'returned',
  'resent',
  'count',
  'delivery',
  'damage',
  'lost',
  'correction',
  'import',
] as const;

/** Reasons that operators choose; the others follow from orders and imports. */
const chosenReasons = ['count', 'delivery', 'damage', 'lost', 'correction'] as const;

const stockMovementShape = z.object({
  id: idShape,
  productId: idShape,
  variantId: idShape,
  name: z.string(),
  label: z.string(),
  sku: z.string(),
  /** Signed. */
  quantity: z.number().int(),
  /** Units in the warehouse after it. */
  onHand: z.number().int(),
  reason: z.enum(movementReasons),
  note: z.string(),
  orderId: idShape.nullable(),
  /** Null for what follows from an order. */
  byName: z.string().nullable(),
  at: z.iso.datetime(),
});

export const listStockMovements = endpoint({
  name: 'stock.listMovements',
  method: 'GET',
  path: '/api/v1/platform/catalogue/stock-movements',
  permission: 'platform:catalogue:query',
  summary: 'Every change of the units in the warehouse, newest first, by cursor.',
  query: z.strictObject({
    ...cursorQueryFields,
    variantId: optionalFilter(idShape),
    productId: optionalFilter(idShape),
    reason: optionalFilter(z.enum(movementReasons)),
  }),
  reply: feedOf(stockMovementShape),
});

export const moveStock = endpoint({
  name: 'stock.createMovement',
  method: 'POST',
  path: '/api/v1/platform/catalogue/stock-movements',
  permission: 'platform:catalogue:edit',
  summary:
    'Changes the units of a variant in the warehouse: `to` as they were counted, or `by` how many more or fewer there are. Fewer than buyers hold just now are refused.',
  idempotency: 'required',
  body: z
    .strictObject({
      variantId: idShape,
      to: z.number().int().min(0).max(10_000_000).nullable(),
      by: z.number().int().min(-10_000_000).max(10_000_000).nullable(),
      reason: z.enum(chosenReasons),
      note: lineText(200),
    })
    .refine(({ to, by }) => (to === null) !== (by === null), {
      path: ['to'],
      params: { code: 'required' },
    }),
  reply: z.object({ onHand: z.number().int(), held: z.number().int() }),
  failures: ['stock-below-held'],
});

nameSchemas({ StockMovement: stockMovementShape });
