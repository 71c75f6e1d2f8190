import type { PriceSetting } from '@vitrine/contract/shop/price-history.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Store } from '../stores/index.ts';
import type { Quoter, RulesOfProduct } from './quote.ts';
import { findPriceBefore, reductionReachMs, type SettingChange } from './reductions.rules.ts';

/** One row of `price_changes` as `selectRecentChanges` delivers it: by the platform, product, variant, category, what was there before, when. */
export type ChangeTuple = [
  isPlatform: boolean,
  productId: string | null,
  variantId: string | null,
  categoryId: string | null,
  before: PriceSetting | null,
  at: string,
];

/** Changes before this moment decide nothing any more. */
export const calculateChangesSince = (now: Date): Date =>
  new Date(now.getTime() - reductionReachMs);

/** SQL for the `ChangeTuple`s that decide the prices of products in a store, the newest first; null when there is none. */
export const selectRecentChanges = (of: {
  store: SQL;
  productIds: SQL;
  categoryIds: SQL;
  since: Placeholder;
}): SQL => sql`(select json_agg(json_build_array(c.store_id is null, c.product_id::text, c.variant_id::text, c.category_id::text, c.before, c.at) order by c.id desc)
  from (
    select * from price_changes c where c.store_id = ${of.store} and c.product_id = any(${of.productIds}) and c.at > ${of.since}
    union all
    select * from price_changes c where c.store_id = ${of.store} and c.category_id = any(${of.categoryIds}) and c.at > ${of.since}
    union all
    select * from price_changes c where c.store_id = ${of.store} and c.product_id is null and c.category_id is null and c.at > ${of.since}
    union all
    select * from price_changes c where c.store_id is null and c.product_id = any(${of.productIds}) and c.at > ${of.since}) c)`;

const toChange = ([
  isPlatform,
  productId,
  variantId,
  categoryId,
  before,
  at,
]: ChangeTuple): SettingChange => ({
  isPlatform,
  productId,
  variantId,
  categoryId,
  before,
  at: new Date(at),
});

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

/** The prices of products in a store before they were reduced, by the changes that were read with them. */
export function createReductions(
  ctx: Ctx,
  store: Store,
  tuples: readonly ChangeTuple[] | null,
  quoter: Quoter,
): FindPriceBefore {
  if (!tuples) return () => null;
  const now = ctx.clock.now();
  const changes = tuples.map(toChange);
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
