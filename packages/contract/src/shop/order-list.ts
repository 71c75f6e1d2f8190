import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import {
  cursorQueryFields,
  feedOf,
  flagFilter,
  idShape,
  optionalFilter,
  queryNumber,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import {
  awaitingShape,
  cancelReasonShape,
  fulfilmentShape,
  orderKindShape,
  orderStatusShape,
  settlementModeShape,
} from './order-facts.ts';
import { orderFilterFields, orderStatusFilter, statusCountFields } from './order-filters.ts';

const momentShape = z.iso.datetime();

const filterFields = {
  ...orderFilterFields,
  /** Whose payment an unpaid order waits for. */
  awaiting: optionalFilter(awaitingShape),
  /** Filters orders that the buyer has paid and that are not completely shipped: the dashboard's pending shipment. */
  toShip: flagFilter,
};

/** Page sizes of the owner's order list. */
export const orderPageSizes = [20, 50, 100] as const;

export const orderRowShape = z.object({
  id: idShape,
  /** As shown to users: `VT-20418`. */
  number: z.string(),
  kind: orderKindShape,
  settlementMode: settlementModeShape,
  status: orderStatusShape,
  /** The same as `status`, under the name of the specification. */
  order_status: orderStatusShape,
  awaiting: awaitingShape.nullable(),
  fulfilment: fulfilmentShape,
  /** Why it is closed; null for an open order and for one that was refunded. */
  cancelReason: cancelReasonShape.nullable(),
  placedAt: momentShape,
  /** The first line; `moreLines` says how many others the order has. */
  product: z.object({
    id: idShape,
    name: z.string(),
    option: z.string().nullable(),
    imageUrl: z.string().nullable(),
    quantity: z.number().int(),
    /** Platform price of one unit, in the store's currency at the order's locked rate. */
    platformPrice: moneyShape,
  }),
  moreLines: z.number().int(),
  /** Units over all lines. */
  units: z.number().int(),
  /** Platform price of all units that the owner pays for. */
  platformTotal: moneyShape,
  cost: moneyShape,
  /** What the welcome offer paid of the cost; null if it was not used. */
  offer: moneyShape.nullable(),
  /** Goods − discount + shipping, without tax; null for an own order, as is the profit. */
  sellingTotal: moneyShape.nullable(),
  /** The owner's profit after refunds, as counted by the dashboard and the earnings. */
  profit: moneyShape.nullable(),
  /** Whether the owner can pay this order now (bulk payment takes only such orders). */
  canPay: z.boolean(),
  /** The latest time at which the owner must pay. */
  payBefore: momentShape.nullable(),
  /** First name and initial, the only data of a buyer that owners see; null for an own order. */
  buyer: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRowShape>;

export const listOrders = endpoint({
  name: 'orders.list',
  method: 'GET',
  path: '/api/v1/orders',
  permission: 'shop:order:list',
  summary:
    'Orders of the own store, newest first. `limit` is 20, 50 or 100; follow `nextCursor` for more.',
  query: z.strictObject({
    ...filterFields,
    status: orderStatusFilter,
    /** The beginning of the buyer's name as the owner sees it: first name and initial. */
    buyer: optionalFilter(searchText(100)),
    cursor: cursorQueryFields.cursor,
    limit: queryNumber(z.literal(orderPageSizes), 20),
  }),
  reply: feedOf(orderRowShape),
});

export const countOrders = endpoint({
  name: 'orders.count',
  method: 'GET',
  path: '/api/v1/order-counts',
  permission: 'shop:order:list',
  summary:
    'How many orders of the own store have each status under the same search, dates and other filters, and how many the owner can pay now.',
  query: z.strictObject(filterFields),
  reply: z.object({
    ...statusCountFields,
    awaitingBuyer: z.number().int(),
    awaitingSeller: z.number().int(),
  }),
});

export const exportOrders = endpoint({
  name: 'orders.export',
  method: 'GET',
  path: '/api/v1/order-export',
  permission: 'shop:order:list',
  summary:
    'The orders of a list as a CSV file (UTF-8, one row per order line), up to 100,000 rows. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject({ ...filterFields, status: orderStatusFilter }),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

nameSchemas({ OrderRow: orderRowShape });
