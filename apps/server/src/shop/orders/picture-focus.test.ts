import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { readDashboard } from '@vitrine/contract/shop/dashboard.ts';
import { listOrders, listPlatformOrders } from '@vitrine/contract/shop/order-list.ts';
import { readOrder } from '@vitrine/contract/shop/orders.ts';
import { listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { listSales } from '@vitrine/contract/shop/sales.ts';
import { listShipQueue } from '@vitrine/contract/shop/ship-queue.ts';
import { sql } from 'drizzle-orm';
import { readMails } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { refreshCards } from '../catalogue/refresh-cards.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, ctx, mug, lamp, sample, owner, admin } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN' },
  { units: 5 },
);

interface Pictured {
  focusX?: number | undefined;
  focusY?: number | undefined;
}
const pointOf = (picture: Pictured | null | undefined) => [picture?.focusX, picture?.focusY];

test('pictures of products keep the point that stays in view in lists of owners and operators, and in emails', async () => {
  const { productId } = sample.products.mug;
  await inTx(ctx, async (tx) => {
    await tx.db.run(
      sql`update product_images set focus_x = 20, focus_y = 80 where product_id = ${productId}`,
    );
    await refreshCards(tx, [productId]);
  });
  const lines = [
    { variantId: mug, quantity: 1 },
    { variantId: lamp, quantity: 1 },
  ];
  const email = 'focus@example.com';
  const { orderId } = await placePaidTestOrder(app, owner.slug, lines, { email });
  await app.drain();
  const own = await app.call(listOrders, { query: {} }, owner);
  const platform = await app.call(listPlatformOrders, { query: {} }, admin);
  const order = await app.call(readOrder, { params: { orderId } }, owner);
  const queue = await app.call(listShipQueue, { query: {} }, admin);
  const sales = await app.call(listSales, { query: {} }, owner);
  const dashboard = await app.call(readDashboard, {}, owner);
  const products = await app.call(listOwnProducts, { query: {} }, owner);
  const catalogue = await app.call(listPlatformProducts, { query: {} }, admin);
  const findMug = <Row extends { id: string; image: Pictured | null }>(list: readonly Row[]) =>
    list.find(({ id }) => id === productId)?.image;
  const points = {
    own: pointOf(own.body.data.list[0]?.product),
    platform: pointOf(platform.body.data.list[0]?.product),
    line: pointOf(order.body.data.lines[0]),
    queue: pointOf(queue.body.data.list[0]),
    sale: pointOf(sales.body.data.list[0]),
    top: pointOf(dashboard.body.data.topProducts.find((one) => one.productId === productId)),
    product: pointOf(findMug(products.body.data.list)),
    catalogue: pointOf(findMug(catalogue.body.data.list)),
  };
  for (const [place, point] of Object.entries(points)) assert.deepEqual(point, [20, 80], place);
  assert.deepEqual(pointOf(order.body.data.lines[1]), [50, 50], 'a picture without a point');
  const other = products.body.data.list.find(({ id }) => id !== productId)?.image;
  assert.deepEqual(pointOf(other), [undefined, undefined], 'lists leave the middle out');
  const [mail] = (await readMails(app, email)).filter(
    ({ template }) => template === 'order-confirmed',
  );
  const crops = [...(mail?.html ?? '').matchAll(/\?w=320&#38;crop=(\d+-\d+)"/g)].map(
    ([, at]) => at,
  );
  assert.deepEqual(crops, ['20-80', '50-50']);
});
