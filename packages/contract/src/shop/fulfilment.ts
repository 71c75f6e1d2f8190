import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { lineText } from '../shapes.ts';
import { platformOrderDetailShape } from './order-detail.ts';
import { trackingNumberShape } from './tracking-numbers.ts';

export { type PlatformOrderDetail, readPlatformOrder } from './order-detail.ts';
export { countPlatformOrders, exportPlatformOrders, listPlatformOrders } from './order-list.ts';
export type { PlatformOrderRow } from './order-rows.ts';

const orderParams = z.strictObject({ orderId: idShape });

export const processOrder = endpoint({
  name: 'fulfilment.process',
  method: 'POST',
  path: '/api/v1/platform/orders/:orderId/processing',
  permission: 'platform:order:fulfil',
  summary: 'Says that the order is being packed. Needs all due payments.',
  params: orderParams,
  idempotency: 'required',
  failures: ['order-state', 'order-is-test'],
  reply: platformOrderDetailShape,
});

export const parcelFields = {
  carrier: lineText(40).min(1),
  trackingNumber: trackingNumberShape,
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
    /** The version of the address that the parcel bears; with another one the parcel is refused. */
    addressVersion: z.number().int().min(0).optional(),
    lines: z
      .array(z.strictObject({ lineId: idShape, quantity: z.number().int().min(1).max(99) }))
      .min(1)
      .max(50)
      .optional(),
  }),
  failures: [
    'address-changed',
    'order-is-test',
    'order-state',
    'order-shipped',
    'shipment-too-much',
    'tracking-used',
  ],
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
  failures: ['order-state', 'order-is-test', 'tracking-used'],
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
