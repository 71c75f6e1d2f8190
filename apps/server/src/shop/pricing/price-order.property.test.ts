import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Currency, convertMinor, currencyExponents, type Rate } from '@vitrine/contract/money.ts';
import { listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import type { PriceEnding } from '@vitrine/contract/shop/stores.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inTx, systemContext } from '#platform/context.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { createManyProducts } from '../catalogue/testing/sample-catalogue.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { changeStore } from '../stores/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { priceRange } from './price-range.ts';
import { quoterOf, type RulesOfProduct } from './quote.ts';
import { refreshStorePrices } from './refresh-prices.ts';

let app: TestApp;
let owner: TestOwner;

before(async () => {
  const shop = await createSampleShop({ units: 1, environment: { CACHES: 'off' } });
  app = shop.app;
  await inTx(shop.ctx, (ctx) => createManyProducts(ctx, 20));
  owner = await createOwner(app, { name: 'Luna' });
  await app.drain();
});
after(() => app.close());

const currencies = ['USD', 'EUR', 'JPY', 'CNY', 'BRL'] as const;
const currency = fc.constantFrom<Currency>(...currencies);
const ending = fc.constantFrom<PriceEnding>('none', '00', '95', '99');
const percentageBp = fc.integer({ min: 10_000, max: 60_000 });
const amount = fc.integer({ min: 400, max: 9_000 });
const rule = fc.oneof(fc.record({ fixedMinor: amount.map(BigInt) }), fc.record({ percentageBp }));

const settings = fc.record({
  baseCurrency: currency,
  priceEnding: ending,
  defaultPercentageBp: percentageBp,
  rules: fc.array(fc.record({ place: fc.nat({ max: 30 }), kind: fc.constantFrom('product', 'variant', 'category'), rule }), {
    maxLength: 12,
  }),
});

test('whatever the rules, the ending and the currency of a store, its list is in the order of the shown prices', async () => {
  const ctx = systemContext(app.platform);
  await fc.assert(
    fc.asyncProperty(settings, async ({ rules, ...patch }) => {
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
      for (const sort of ['price-up', 'price-down'] as const) {
        const query = { limit: 40, sort, currency: patch.baseCurrency, country: 'US' };
        const { list } = (await app.call(listStorefrontProducts, { params: { slug: owner.slug }, query })).body.data;
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

/** The step between two prices with the same ending, as product.md says it: whole units, or tens where there are no cents. */
const stepOf = (asked: Currency, end: PriceEnding) => {
  if (end === 'none') return 1n;
  return currencyExponents[asked] === 0 ? 10n : 10n ** BigInt(currencyExponents[asked]);
};

/** Each conversion and each fee may round by half a unit, in the one currency and in the other. */
const roundingMinor = 3n;

test('in another currency neighbours are out of order by at most one step of the ending', () => {
  const rate = (to: Currency, perUsd: readonly [number, number]): Rate =>
    to === 'USD'
      ? { from: 'USD', to, numerator: 1n, denominator: 1n }
      : { from: 'USD', to, numerator: BigInt(perUsd[0]), denominator: BigInt(perUsd[1]) };
  const perUsd = fc.tuple(fc.integer({ min: 30, max: 20_000 }), fc.constant(100));
  const products = fc.array(fc.record({ usdMinor: fc.integer({ min: 100, max: 20_000 }), own: fc.option(rule) }), {
    minLength: 2,
    maxLength: 20,
  });
  const fee = fc.record({ basisPoints: fc.nat({ max: 900 }), fixedUsdMinor: fc.nat({ max: 100 }) });
  fc.assert(
    fc.property(
      currency,
      currency,
      perUsd,
      perUsd,
      ending,
      percentageBp,
      products,
      fee,
      (home, abroad, homeRate, abroadRate, priceEnding, defaultPercentageBp, goods, { basisPoints, fixedUsdMinor }) => {
        const toHome = rate(home, homeRate);
        const toAbroad = home === abroad ? toHome : rate(abroad, abroadRate);
        const across: Rate =
          home === abroad
            ? { from: home, to: home, numerator: 1n, denominator: 1n }
            : {
                from: home,
                to: abroad,
                numerator: toAbroad.numerator * toHome.denominator,
                denominator: toAbroad.denominator * toHome.numerator,
              };
        const store = { id: '1', baseCurrency: home, defaultPercentageBp, priceEnding, floorAction: 'raise' as const };
        const feesIn = (from: Rate) => ({ basisPoints, fixedMinor: convertMinor(BigInt(fixedUsdMinor), from) });
        const same: Rate = { from: home, to: home, numerator: 1n, denominator: 1n };
        const quoter = quoterOf(store, { rateFromUsd: toHome, rateFromStore: same, fees: feesIn(toHome), includedTaxBp: 0 });
        const asked = quoterOf(store, { rateFromUsd: toAbroad, rateFromStore: across, fees: feesIn(toAbroad), includedTaxBp: 0 });
        const sorted = goods
          .map(({ usdMinor, own }) => {
            const rules: RulesOfProduct = {
              variants: new Map(),
              product: own ?? undefined,
              category: undefined,
              parentCategory: undefined,
            };
            const product = { card: { variants: [['1', usdMinor, 0]] as [string, number, number][] }, rules };
            return { key: priceRange(product, quoter).low, shown: priceRange(product, asked).low };
          })
          .sort((left, right) => Number(left.key - right.key));
        const step = stepOf(abroad, priceEnding);
        const reach = convertMinor(stepOf(home, priceEnding) + roundingMinor, across) + roundingMinor;
        const bound = home === abroad ? 0n : ((reach + step - 1n) / step) * step;
        for (const [index, { shown }] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next) assert.ok(shown - next.shown <= bound, `${shown} before ${next.shown} in ${abroad}, allowed ${bound}`);
        }
      },
    ),
    { numRuns: 1_500 },
  );
});
