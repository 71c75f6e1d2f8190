import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { addressShape } from './checkout-shapes.ts';
import { platformOrderDetailShape } from './order-detail.ts';

export const changeOrderAddress = endpoint({
  name: 'orderAddresses.change',
  method: 'PUT',
  path: '/api/v1/platform/orders/:orderId/address',
  permission: 'platform:order:fulfil',
  reveals: 'platform:order:personal',
  summary:
    'Changes where the units that have not left go: within the same country and tax region, so that all amounts stay. The buyer is emailed. Takes `platform:order:personal` as well, and the version of the address that was read.',
  params: z.strictObject({ orderId: idShape }),
  body: z.strictObject({
    address: addressShape,
    addressVersion: z.number().int().min(0).max(32_000),
  }),
  failures: ['order-state', 'order-left', 'address-changed', 'address-elsewhere'],
  reply: platformOrderDetailShape,
});
