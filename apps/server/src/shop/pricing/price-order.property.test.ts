import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import type { PriceEnding } from '@vitrine/contract/shop/store-shapes.ts';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inTx, systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createManyProducts } from '../catalogue/testing/sample-catalogue.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { changeStore } from '../stores/index.ts';
import { createOwner } from '../stores/testing/owners.ts';
import { refreshStorePrices } from './refresh-prices.ts';

const { app, ctx } = await closeAfter(
  createSampleShop({ units: 1, environment: { CACHES: 'off' } }),
);
await inTx(ctx, (ctx) => createManyProducts(ctx, 20));
const owner = await createOwner(app, { name: 'Luna' });
await app.drain();

const currencies = ['USD', 'EUR', 'JPY', 'CNY', 'BRL'] as const;
const currency = fc.constantFrom<Currency>(...currencies);
const ending = fc.constantFrom<PriceEnding>('none', '00', '95', '99');
const percentageBp = fc.integer({ min: 10_000, max: 60_000 });
const amount = fc.integer({ min: 400, max: 9_000 });
const rule = fc.oneof(fc.record({ fixedMinor: amount.map(BigInt) }), fc.record({ percentageBp }));

/** Where the shown price is another one than the stored: converted, with its own ending, and with the tax of the country in it. */
const buyers = fc.record({ currency, country: fc.constantFrom('US', 'ES', 'GB', 'JP', 'CH') });

const settings = fc.record({
  baseCurrency: currency,
  priceEnding: ending,
  defaultPercentageBp: percentageBp,
  rules: fc.array(
    fc.record({
      place: fc.nat({ max: 30 }),
      kind: fc.constantFrom('product', 'variant', 'category'),
      rule,
    }),
    {
      maxLength: 12,
    },
  ),
});

test('whatever the rules, the ending and the currency of a store and of the buyer, a list is in the order of the shown prices', async () => {
  const ctx = systemContext(app.platform);
  await fc.assert(
    fc.asyncProperty(settings, buyers, async ({ rules, ...patch }, buyer) => {
      await inTx(ctx, async (tx) => {
        await tx.db.execute(sql`delete from price_rules where store_id = ${owner.storeId}`);
        for (const {
          place,
          kind,
          rule: { fixedMinor = null, percentageBp: share = null },
        } of rules as {
          place: number;
          kind: string;
          rule: { fixedMinor?: bigint; percentageBp?: number };
        }[]) {
          const basisPoints = kind === 'category' ? (share ?? 30_000) : share;
          await tx.db.execute(sql`
            insert into price_rules (store_id, kind, ref_id, product_id, variant_id, category_id, fixed_minor, percentage_bp, changed_at)
            select ${owner.storeId}, ${kind}, case ${kind}::text when 'product' then p.id when 'variant' then v.id else p.category_id end,
              case when ${kind}::text <> 'category' then p.id end, case when ${kind}::text = 'variant' then v.id end,
              case when ${kind}::text = 'category' then p.category_id end, ${kind === 'category' ? null : fixedMinor}::bigint, ${basisPoints}::int, now()
            from products p join variants v on v.product_id = p.id order by v.id offset ${place % 24} limit 1 on conflict do nothing`);
        }
        await changeStore(tx, owner.storeId, patch);
        await refreshStorePrices(tx, owner.storeId);
      });
      for (const [sort, asked] of [
        ['price-up', { currency: patch.baseCurrency, country: 'US' }],
        ['price-down', { currency: patch.baseCurrency, country: 'US' }],
        ['price-up', buyer],
        ['price-down', buyer],
      ] as const) {
        const query = { limit: 40, sort, ...asked };
        const { list } = (
          await app.call(listStorefrontProducts, { params: { slug: owner.slug }, query })
        ).body.data;
        const shown = list.map(({ price }) => price.amount);
        const direction = sort === 'price-up' ? 1 : -1;
        assert.equal(shown.length, 24);
        assert.deepEqual(
          shown,
          [...shown].sort((left, right) => direction * (left - right)),
        );
      }
    }),
    { numRuns: 25 },
  );
});
