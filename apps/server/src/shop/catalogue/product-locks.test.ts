import { test } from 'node:test';
import { inTx } from '#platform/context.ts';
import { placePaidTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import { changeVariantFacts } from './change-variant.ts';
import { findForm } from './read-form.ts';

const { app, ctx, mug, owner } = await withOwner({ owner: { name: 'Luna' } }, { units: 5 });

test('a buyer orders and pays while a transaction changes the product and its variant', async () => {
  await inTx(ctx, async (inner) => {
    const { productId } = await changeVariantFacts(inner, mug, { platformPriceMinor: 999n });
    await findForm(inner, productId, { isLocking: true });
    // Rows that name the variant wait for locks of its key only: the sale holds units that a product save locks later.
    await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  });
});
