import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import {
  dayZone,
  flagFilter,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, lineText } from '../shapes.ts';
import { addressShape } from './checkout.ts';
import { orderLineShape } from './order-detail.ts';
import { orderFilterFields, orderStatusFilter, statusCountFields } from './order-filters.ts';
import { fulfilmentShape, orderDetailShape, orderRowShape } from './orders.ts';

/** Carriers whose tracking pages are known; any other name is stored unchanged, without a link. */
export const carriers = [
  'UPS',
  'FedEx',
  'USPS',
  'DHL',
  'DPD',
  'GLS',
  'Royal Mail',
  'Correos',
  'Correios',
  'La Poste',
  'SF Express',
  'China Post',
  'Japan Post',
] as const;

const storeShape = z.object({ id: idShape, name: z.string(), slug: z.string() });

const platformOrderRowShape = orderRowShape
  .omit({ canPay: true, payBefore: true, buyer: true })
  .extend({
    store: storeShape,
    shipTo: z.object({ name: z.string(), city: z.string(), countryCode: z.string() }),
    paidAt: z.iso.datetime().nullable(),
  });
export type PlatformOrderRow = z.infer<typeof platformOrderRowShape>;

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
};

export const listPlatformOrders = endpoint({
  name: 'fulfilment.list',
  method: 'GET',
  path: '/api/v1/platform/orders',
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'Orders of all stores. `toShip` keeps those whose due payments are all in and that still have something to ship, longest waiting first; otherwise newest first. Buyers are named, and found by name or email address, with `platform:order:personal` only.',
  query: z.strictObject({ ...pageQueryFields, ...platformOrderFilters }),
  reply: pageOf(platformOrderRowShape),
});

export const exportPlatformOrders = endpoint({
  name: 'fulfilment.export',
  method: 'GET',
  path: '/api/v1/platform/order-export',
  permission: 'platform:order:export',
  summary:
    'The orders of a list as a CSV file (UTF-8, one row per order, up to 100,000), column headers and statuses in the caller’s language. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(platformOrderFilters),
  answers: ['text/csv'],
  reply: z.any(),
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
});

const {
  status: _status,
  toShip: _toShip,
  refundAsked: _refundAsked,
  ...countFilters
} = platformOrderFilters;

export const countPlatformOrders = endpoint({
  name: 'fulfilment.count',
  method: 'GET',
  path: '/api/v1/platform/order-counts',
  permission: 'platform:order:query',
  summary:
    'How many orders of all stores have each status, and how many are to ship or wait for an answer about a refund, under the same search, store and days as the list.',
  query: z.strictObject(countFilters),
  reply: z.object({
    ...statusCountFields,
    toShip: z.number().int(),
    refundAsked: z.number().int(),
  }),
});

const platformOrderDetailShape = orderDetailShape
  .omit({ can: true, payUrl: true, linkName: true, nextReminderAt: true, shipTo: true })
  .extend({
    store: storeShape,
    email: z.string(),
    address: addressShape,
    /** The caller may not read who bought: name, street, postcode, phone and email address are hidden. */
    isMasked: z.boolean(),
    lines: z.array(orderLineShape.extend({ sku: z.string() })),
    sellerOwes: moneyShape.nullable(),
    can: z.object({ process: z.boolean(), ship: z.boolean(), deliver: z.boolean() }),
  });
export type PlatformOrderDetail = z.infer<typeof platformOrderDetailShape>;

const orderParams = z.strictObject({ orderId: idShape });

export const readPlatformOrder = endpoint({
  name: 'fulfilment.read',
  method: 'GET',
  path: '/api/v1/platform/orders/:orderId',
  permission: 'platform:order:query',
  reveals: 'platform:order:personal',
  summary:
    'One order of any store with what is needed to pack and ship it. Without `platform:order:personal` the buyer’s name, street, postcode, phone and email address are hidden.',
  params: orderParams,
  reply: platformOrderDetailShape,
});

export const processOrder = endpoint({
  name: 'fulfilment.process',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/processing',
  permission: 'platform:order:fulfil',
  summary: 'Says that the order is being packed. Needs all due payments.',
  params: orderParams,
  idempotency: 'required',
  failures: ['order-state'],
  reply: platformOrderDetailShape,
});

const parcelFields = {
  carrier: lineText(40).min(1),
  trackingNumber: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9 -]{4,40}$/),
};

export const shipOrder = endpoint({
  name: 'fulfilment.ship',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/shipments',
  permission: 'platform:order:fulfil',
  summary:
    'Adds a parcel with its tracking number. Without `lines` everything that is left goes into it; part shipments are possible.',
  params: orderParams,
  idempotency: 'required',
  body: z.strictObject({
    ...parcelFields,
    lines: z
      .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
      .min(1)
      .max(50)
      .optional(),
  }),
  failures: ['order-state', 'shipment-too-much'],
  reply: platformOrderDetailShape,
});

const shipmentParams = orderParams.extend({ shipmentId: idShape });

export const correctShipment = endpoint({
  name: 'fulfilment.correct',
  method: 'PUT',
  path: '/api/v1/platform/orders/:orderId/shipments/:shipmentId',
  permission: 'platform:order:fulfil',
  summary:
    'Corrects carrier and tracking number of a parcel that is on its way. The buyer is emailed the new number.',
  params: shipmentParams,
  idempotency: 'required',
  body: z.strictObject(parcelFields),
  failures: ['order-state'],
  reply: platformOrderDetailShape,
});

export const withdrawShipment = endpoint({
  name: 'fulfilment.withdraw',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/shipments/:shipmentId/withdrawal',
  permission: 'platform:order:fulfil',
  summary:
    'Takes back a parcel that was recorded by mistake and has not arrived: its units can be packed again, and the buyer is emailed that it has not left yet.',
  params: shipmentParams,
  idempotency: 'required',
  failures: ['order-state'],
  reply: platformOrderDetailShape,
});

export const deliverShipment = endpoint({
  name: 'fulfilment.deliver',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/shipments/:shipmentId/delivery',
  permission: 'platform:order:fulfil',
  summary: 'Marks a parcel as delivered; with the last one the order is completed.',
  params: shipmentParams,
  idempotency: 'required',
  failures: ['order-state'],
  reply: platformOrderDetailShape,
});

nameSchemas({
  OrderStore: storeShape,
  PlatformOrderRow: platformOrderRowShape,
  PlatformOrderDetail: platformOrderDetailShape,
});
