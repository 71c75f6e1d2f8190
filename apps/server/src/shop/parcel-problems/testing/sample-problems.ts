import { shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { reportParcelProblem } from '@vitrine/contract/shop/parcel-problems.ts';
import { signInAs } from '#admin/testing.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { placePaidTestOrder } from '../../orders/testing/placed-orders.ts';

/** A paid order whose only parcel is lost; returns the id of the problem. */
export async function addSampleProblem(
  app: TestApp,
  slug: string,
  variantId: string,
): Promise<string> {
  const { orderId } = await placePaidTestOrder(app, slug, [{ variantId, quantity: 1 }]);
  const { token } = await signInAs(app, 'ADMIN');
  const body = { carrier: 'DHL', trackingNumber: `JD0148 ${orderId}` };
  const shipped = await app.call(
    shipOrder,
    { params: { orderId }, body },
    { token, idempotencyKey: `lost-${orderId}` },
  );
  const shipmentId = shipped.body.data?.shipments[0]?.id;
  if (!shipmentId) throw new Error(`The order was not sent: ${shipped.text}`);
  const reported = await app.call(
    reportParcelProblem,
    { params: { orderId, shipmentId }, body: { kind: 'lost', note: 'Not seen for a week.' } },
    { token, idempotencyKey: `report-${orderId}` },
  );
  return reported.body.data.id;
}
