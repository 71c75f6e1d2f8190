import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import { listReviewLinks, readReviewForm } from '@vitrine/contract/shop/storefront-reviews.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { withPaidOrder } from '../testing/fixtures.ts';

const { app, ctx, order, sample } = await withPaidOrder(
  { owner: { name: 'Luna' } },
  {
    units: 5,
    lines: ({ mug, lamp }) => [mug, lamp].map((variantId) => ({ variantId, quantity: 1 })),
  },
);
const params = { token: order.token };
const read = {
  order: async () => (await app.call(trackOrder, { params })).body.data.lines,
  returns: async () => (await app.call(readBuyerReturns, { params })).body.data.lines,
  reviews: async () => (await app.call(listReviewLinks, { params })).body.data.list,
};

test('pictures of lines of an order, of its returns and of its reviews keep the point that stays in view', async () => {
  const { productId } = sample.products.mug;
  const setFocus = (x: number, y: number) =>
    ctx.db.run(
      sql`update product_images set focus_x = ${x}, focus_y = ${y} where product_id = ${productId}`,
    );
  for (const [name, list] of Object.entries(read)) {
    await setFocus(20, 80);
    const shown = (await list()).map(({ focusX, focusY }) => [focusX, focusY]);
    assert.deepEqual(
      shown,
      [
        [20, 80],
        [50, 50],
      ],
      name,
    );
  }
  const [first] = await read.reviews();
  const form = await app.call(readReviewForm, { params: { token: first?.token ?? '' } });
  const { bought, others } = form.body.data;
  assert.deepEqual([bought.focusX, bought.focusY, others[0]?.focusX], [20, 80, 50]);
  await ctx.db.run(sql`delete from product_images where product_id = ${productId}`);
  assert.equal((await read.order())[0]?.focusX, 50, 'a picture that the product shows no more');
});
