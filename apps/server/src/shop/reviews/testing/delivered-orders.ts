import { deliverShipment, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { decideReviews } from '@vitrine/contract/shop/review-moderation.ts';
import type { Rating } from '@vitrine/contract/shop/review-shapes.ts';
import { listReviewLinks, sendReview } from '@vitrine/contract/shop/storefront-reviews.ts';
import { eq } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import type { TestApp } from '#platform/testing/app.ts';
import {
  type PlacedTestOrder,
  payTestOrder,
  placeTestOrder,
} from '../../orders/testing/placed-orders.ts';
import { reviews } from '../reviews.tables.ts';

/** Sends a paid order in one parcel, and says that it arrived. */
export async function deliverTestOrder(app: TestApp, orderId: string): Promise<void> {
  const { token } = await signInAs(app, 'ADMIN');
  const body = { carrier: 'DHL', trackingNumber: `JD0146000031${orderId}` };
  const shipped = await app.call(
    shipOrder,
    { params: { orderId }, body },
    { token, idempotencyKey: `ship-${orderId}` },
  );
  const shipment = shipped.body.data?.shipments[0];
  if (!shipment) throw new Error(`The order was not sent: ${shipped.text}`);
  await app.call(deliverShipment, { params: { orderId, shipmentId: shipment.id } }, { token });
}

/** An order that arrived, with the links for its reviews. */
export async function placeDeliveredOrder(
  app: TestApp,
  slug: string,
  lines: Parameters<typeof placeTestOrder>[2],
  options: Parameters<typeof placeTestOrder>[3] = {},
  pay: (order: PlacedTestOrder) => Promise<unknown> = ({ orderId }) => payTestOrder(app, orderId),
): Promise<PlacedTestOrder & { links: string[] }> {
  const order = await placeTestOrder(app, slug, lines, options);
  await pay(order);
  await deliverTestOrder(app, order.orderId);
  const { list } = (await app.call(listReviewLinks, { params: { token: order.token } })).body.data;
  return { ...order, links: list.map(({ token }) => token) };
}

interface SampleWords {
  rating?: Rating;
  text?: string;
}

/** A review of a product that was bought for it, which waits for operators; answers its id. */
export async function addWaitingReview(
  app: TestApp,
  slug: string,
  variantId: string,
  { rating = 5, text = 'It is as good as in the video.' }: SampleWords = {},
): Promise<string> {
  const { orderId, links } = await placeDeliveredOrder(app, slug, [{ variantId, quantity: 1 }]);
  const sent = await app.call(sendReview, {
    params: { token: links[0] ?? '' },
    body: { rating, text, author: 'Maya T.' },
  });
  if (sent.status !== 200) throw new Error(`The review was refused: ${sent.text}`);
  const [review] = await app.platform.database.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.orderId, orderId));
  return review?.id ?? '';
}

/** The same, published. */
export async function addPublishedReview(
  app: TestApp,
  slug: string,
  variantId: string,
  words: SampleWords = {},
): Promise<string> {
  const id = await addWaitingReview(app, slug, variantId, words);
  const { token } = await signInAs(app, 'ADMIN');
  await app.call(decideReviews, { body: { ids: [id], decision: 'publish' } }, { token });
  return id;
}
