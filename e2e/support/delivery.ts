import {
  deliverShipment,
  listPlatformOrders,
  shipOrder,
} from '../../packages/contract/src/shop/fulfilment.ts';
import { call, signInByApi } from './api.ts';

/** Ships the whole order in one parcel and marks it as delivered, by the API: `road.spec.ts` does so in the browser. */
export async function deliver(number: string, operator?: string): Promise<void> {
  const token = operator ?? (await signInByApi('admin'));
  const { list } = await call(listPlatformOrders, { query: { keywords: number } }, token);
  const params = { orderId: list[0]?.id ?? '' };
  const body = { carrier: 'DHL', trackingNumber: `JD0146 0000 ${number.replace(/\D/g, '')}` };
  const { shipments } = await call(shipOrder, { params, body }, token);
  const shipmentId = shipments[0]?.id ?? '';
  await call(deliverShipment, { params: { ...params, shipmentId } }, token);
}
