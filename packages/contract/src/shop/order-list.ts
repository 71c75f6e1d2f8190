import { z } from 'zod';
import { dayZone, flagFilter, idShape, optionalFilter, queryNumber } from '../paging.ts';
import { createEndpointPair, createListPair } from '../pairs.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { awaitingShape, fulfilmentShape } from './order-facts.ts';
import { orderFilterFields, orderStatusFilter, statusCountFields } from './order-filters.ts';
import { orderRowShape, platformOrderRowShape } from './order-rows.ts';

const filterFields = {
  ...orderFilterFields,
  /** Whose payment an unpaid order waits for. */
  awaiting: optionalFilter(awaitingShape),
  /** Filters orders that the buyer has paid and that are not completely shipped: the dashboard's pending shipment. */
  toShip: flagFilter,
};

const platformOrderFilters = {
  ...orderFilterFields,
  timeZone: dayZone,
  status: orderStatusFilter,
  storeId: optionalFilter(idShape),
  fulfilment: optionalFilter(fulfilmentShape),
  paidFrom: optionalFilter(chosenDay).describe(
    'First UTC day on which a buyer paid the order, as YYYY-MM-DD.',
  ),
  /** Filters orders that can be shipped now: all due payments are received, including the owner's. */
  toShip: flagFilter,
  /** The owner has an open refund request. */
  refundAsked: flagFilter,
  /** The provider refused a refund of the order, and nobody has asked for it again. */
  refundFailed: flagFilter,
  /** A tag that operators gave it, whatever its capitals and accents. */
  tag: optionalFilter(searchText(30)),
  /** There is a note for packing that is not ticked off. */
  hasNotes: flagFilter,
  direction: optionalFilter(z.enum(['ASC', 'DESC'])).describe(
    'By the time of the order: `ASC` for the oldest first, `DESC` for the newest first.',
  ),
};

/** Page sizes of the owner's order list. */
export const orderPageSizes = [20, 50, 100] as const;

const lists = createListPair({
  own: {
    name: 'orders.list',
    path: '/api/v1/orders',
    permission: 'shop:order:list',
    summary:
      'Orders of the own store, newest first. `limit` is 20, 50 or 100; follow `nextCursor` for more.',
    row: orderRowShape,
    filters: {
      ...filterFields,
      status: orderStatusFilter,
      /** The beginning of the buyer's name as the owner sees it: first name and initial. */
      buyer: optionalFilter(searchText(100)),
      limit: queryNumber(z.literal(orderPageSizes), 20),
    },
  },
  platform: {
    name: 'fulfilment.list',
    path: '/api/v1/platform/orders',
    permission: 'platform:order:query',
    reveals: 'platform:order:personal',
    summary:
      'Orders of all stores. `toShip` keeps those whose due payments are all in and that still have something to ship, longest waiting first; otherwise newest first, unless `direction` is given. `keywords` is a number, a part of a product’s name, an SKU or a tracking number. Buyers are named, and found by name, email address, telephone number or postcode, with `platform:order:personal` only.',
    row: platformOrderRowShape,
    filters: platformOrderFilters,
  },
});
export const { own: listOrders, platform: listPlatformOrders } = lists;

const {
  status: _status,
  toShip: _toShip,
  refundAsked: _refundAsked,
  hasNotes: _hasNotes,
  direction: _direction,
  ...countFilters
} = platformOrderFilters;

const counts = createEndpointPair(
  { method: 'GET' },
  {
    own: {
      name: 'orders.count',
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
    },
    platform: {
      name: 'fulfilment.count',
      path: '/api/v1/platform/order-counts',
      permission: 'platform:order:query',
      summary:
        'How many orders of all stores have each status, how many are to ship or wait for an answer about a refund, and how many have a note to read before packing, under the same search, store and days as the list.',
      query: z.strictObject(countFilters),
      reply: z.object({
        ...statusCountFields,
        toShip: z.number().int(),
        refundAsked: z.number().int(),
        withNotes: z.number().int(),
      }),
    },
  },
);
export const { own: countOrders, platform: countPlatformOrders } = counts;

const exports = createEndpointPair(
  {
    method: 'GET',
    answers: ['text/csv'],
    reply: z.any(),
    limit: { max: 30, windowSeconds: 60, by: 'account' },
    envelope: 'raw',
  },
  {
    own: {
      name: 'orders.export',
      path: '/api/v1/order-export',
      permission: 'shop:order:list',
      summary:
        'The orders of a list as a CSV file (UTF-8, one row per order line), up to 100,000 rows. Cells that a spreadsheet could run as formulas are escaped.',
      query: z.strictObject({ ...filterFields, status: orderStatusFilter }),
    },
    platform: {
      name: 'fulfilment.export',
      path: '/api/v1/platform/order-export',
      permission: 'platform:order:export',
      summary:
        'The orders of a list in its order, as a CSV file (UTF-8, one row per order, up to 100,000), column headers and statuses in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
      query: z.strictObject(platformOrderFilters),
    },
  },
);
export const { own: exportOrders, platform: exportPlatformOrders } = exports;
