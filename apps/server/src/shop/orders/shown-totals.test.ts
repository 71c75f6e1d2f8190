import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currencies } from '@vitrine/contract/money.ts';
import { createCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import { priceEndings } from '@vitrine/contract/shop/store-shapes.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { systemContext } from '#platform/context.ts';
import { countries, taxRates } from '../markets/markets.tables.ts';
import { invalidateMarkets } from '../markets/snapshot.ts';
import { changeStore } from '../stores/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { orderLines, orders } from './orders.tables.ts';
import { addressIn, orderFrom, placeTestOrder } from './testing/placed-orders.ts';

// Thousands of units, so that no run finds the shelf empty.
const { app, mug, owner } = await withOwner(
  { owner: { countryCode: 'ES' } },
  { units: 30_000, environment: { CACHES: 'off' } },
);

const sum = (amounts: readonly bigint[]) => amounts.reduce((left, right) => left + right, 0n);

test('for any rate, ending, currency and quantity the total is what was shown times the quantity, with shipping, and tax on top only where it was not in the price', async () => {
  const ctx = systemContext(app.platform);
  const { slug } = owner;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5_000 }),
      fc.boolean(),
      fc.constantFrom(...priceEndings),
      fc.constantFrom(...currencies),
      fc.integer({ min: 1, max: 99 }),
      async (basisPoints, pricesIncludeTax, priceEnding, currency, quantity) => {
        await ctx.db.update(taxRates).set({ basisPoints }).where(eq(taxRates.countryCode, 'ES'));
        await ctx.db.update(countries).set({ pricesIncludeTax }).where(eq(countries.code, 'ES'));
        invalidateMarkets(app.platform);
        await changeStore(ctx, owner.storeId, { priceEnding });
        const query = { country: 'ES', currency };
        const { product } = (
          await app.call(getStorefrontProduct, { params: { slug, product: 'mug' }, query })
        ).body.data;
        const shown = BigInt(product.price.from.amount);
        const placed = await placeTestOrder(app, slug, [{ variantId: mug, quantity }], {
          currency,
          countryCode: 'ES',
        });
        const [order] = await ctx.db.select().from(orders).where(eq(orders.id, placed.orderId));
        const lines = await ctx.db
          .select()
          .from(orderLines)
          .where(eq(orderLines.orderId, placed.orderId));
        assert.ok(order);
        const treatment = basisPoints === 0 ? 'none' : pricesIncludeTax ? 'included' : 'added';
        assert.equal(order.taxTreatment, treatment);
        assert.equal(order.goodsMinor, shown * BigInt(quantity));
        assert.equal(
          order.totalMinor,
          shown * BigInt(quantity) +
            order.shippingMinor +
            (treatment === 'added' ? order.taxMinor : 0n),
        );
        const shippingTax = order.taxMinor - sum(lines.map(({ taxMinor }) => taxMinor));
        for (const [amount, tax] of [
          [lines[0]?.totalMinor ?? 0n, lines[0]?.taxMinor ?? 0n],
          [order.shippingMinor, shippingTax],
        ] as const) {
          // Half a minor unit is the most by which a rounded tax can miss the exact one.
          const base = treatment === 'included' ? BigInt(10_000 + basisPoints) : 10_000n;
          const error = tax * base - amount * BigInt(basisPoints);
          assert.ok((error < 0n ? -error : error) * 2n <= base, `${tax} of ${amount}`);
        }
        assert.equal(order.sellingTotalMinor, order.profitMinor + order.costMinor);
        assert.ok(order.profitMinor >= 0n, `profit ${order.profitMinor}`);
      },
    ),
    { numRuns: 40 },
  );
});

test('a quote for one country is not taken for another', async () => {
  const { slug } = owner;
  const cart = (
    await app.call(createCart, {
      params: { slug },
      body: { countryCode: 'US', line: { variantId: mug, quantity: 1 } },
    })
  ).body.data;
  const params = { slug, cart: cart.token };
  const quote = (await app.call(quoteCheckout, { params, body: { countryCode: 'US' } })).body.data;
  assert.deepEqual([quote.taxTreatment, quote.tax.amount], ['none', 0]);
  for (const [countryCode, treatment] of [
    ['GB', 'included'],
    ['CA', 'added'],
  ] as const) {
    const body = { ...orderFrom(quote), address: addressIn(countryCode) };
    const answer = (
      await app.call(placeOrder, { params, body }, { idempotencyKey: `abroad-${countryCode}` })
    ).body.data;
    assert.ok(answer.outcome === 'price-changed');
    assert.deepEqual([answer.quote.taxTreatment, answer.quote.tax.amount > 0], [treatment, true]);
    assert.ok(answer.quote.total.amount > quote.total.amount);
  }
});
