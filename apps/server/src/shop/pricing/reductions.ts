import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { Store } from '../stores/index.ts';
import type { Quoter, RulesOfProduct } from './quote.ts';
import { findPriceBefore, reductionReachMs, type SettingChange } from './reductions.rules.ts';

const listRecentChanges = statement(
  (
    places: Places<{
      storeId: string;
      productIds: readonly string[];
      categoryIds: readonly string[];
      since: Date;
    }>,
  ) => sql`
    select c.id, c.store_id is null as is_platform, c.product_id, c.variant_id, c.category_id, c.before, c.at from price_changes c
    where c.store_id = ${places.storeId} and c.product_id = any(${places.productIds}::bigint[]) and c.at > ${places.since}
    union all
    select c.id, false, c.product_id, c.variant_id, c.category_id, c.before, c.at from price_changes c
    where c.store_id = ${places.storeId} and c.category_id = any(${places.categoryIds}::bigint[]) and c.at > ${places.since}
    union all
    select c.id, false, c.product_id, c.variant_id, c.category_id, c.before, c.at from price_changes c
    where c.store_id = ${places.storeId} and c.product_id is null and c.category_id is null and c.at > ${places.since}
    union all
    select c.id, true, c.product_id, c.variant_id, c.category_id, c.before, c.at from price_changes c
    where c.store_id is null and c.product_id = any(${places.productIds}::bigint[]) and c.at > ${places.since}
    order by id desc`,
  {
    id: as.id,
    isPlatform: as.boolean,
    productId: orNull(as.id),
    variantId: orNull(as.id),
    categoryId: orNull(as.id),
    before: orNull(as.json<PriceSetting>()),
    at: as.moment,
  },
);

/** A product as its price is decided. */
export interface ReducibleProduct {
  id: string;
  categoryId: string;
  primaryCategoryId: string;
  availableFrom: Date;
  rules: RulesOfProduct;
}

/** The price of one variant before it was reduced: the lowest of the 30 days before; null where it is not. */
export type FindPriceBefore = (
  product: ReducibleProduct,
  variant: { id: string; platformUsdMinor: bigint },
) => bigint | null;

/** The prices of these products in a store before they were reduced. One query, however many products. */
export async function readReductions(
  ctx: Ctx,
  store: Store,
  products: readonly ReducibleProduct[],
  quoter: Quoter,
): Promise<FindPriceBefore> {
  if (!products.length) return () => null;
  const now = ctx.clock.now();
  const changes: SettingChange[] = await listRecentChanges(ctx, {
    storeId: store.id,
    productIds: products.map(({ id }) => id),
    categoryIds: [
      ...new Set(
        products.flatMap(({ categoryId, primaryCategoryId }) => [categoryId, primaryCategoryId]),
      ),
    ],
    since: new Date(now.getTime() - reductionReachMs),
  });
  if (!changes.length) return () => null;
  return (product, variant) =>
    findPriceBefore(
      {
        id: variant.id,
        productId: product.id,
        categoryId: product.categoryId,
        primaryCategoryId: product.primaryCategoryId,
        baseCurrency: store.baseCurrency,
        soldSince: new Date(Math.max(product.availableFrom.getTime(), store.createdAt.getTime())),
      },
      {
        platformUsdMinor: variant.platformUsdMinor,
        rules: product.rules,
        defaultPercentageBp: store.defaultPercentageBp,
        priceEnding: store.priceEnding,
      },
      changes,
      now,
      (state) =>
        quoter.under(state).quote(variant.id, state.platformUsdMinor, state.rules).unitMinor,
    );
}
