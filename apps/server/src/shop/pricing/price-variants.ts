import type { Currency } from '@vitrine/contract/money.ts';
import type { PriceSource } from '@vitrine/contract/shop/price-rules.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/sql-rows.ts';
import { type Places, statement } from '#platform/statement.ts';
import { createQuoter, groupRules, type PricedStore, type RuleTuple, rulesOf } from './quote.ts';

export interface VariantPrice {
  /** What a buyer sees that one unit costs, in the asked currency. */
  unitMinor: bigint;
  platformUsdMinor: bigint;
  platformStoreMinor: bigint;
  floorStoreMinor: bigint;
  source: PriceSource;
  /** The owner's rule was below the floor, so the floor is charged. */
  raised: boolean;
  /** Not for sale in this store: hidden by the owner or by the floor, or off the platform's list. */
  isSold: boolean;
}

const list = statement(
  (places: Places<{ storeId: string; ids: string[]; now: Date }>) => sql`
    select v.id, v.platform_price_minor,
      v.is_active and p.status = 'active' and p.available_from <= ${places.now}
        and not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false) as is_sold,
      p.category_id, p.primary_category_id, ${rulesOf(places.storeId)} as rules
    from variants v join products p on p.id = v.product_id
      left join store_products sp on sp.store_id = ${places.storeId} and sp.product_id = p.id
    where v.id = any(${places.ids}::bigint[])`,
  {
    id: as.id,
    platformPriceMinor: as.minor,
    isSold: as.boolean,
    categoryId: as.id,
    primaryCategoryId: as.id,
    rules: orNull(as.json<RuleTuple[]>()),
  },
);

/** What variants cost in a store, now, in one query; unknown ids are left out. */
export async function priceVariants(
  ctx: Ctx,
  input: { store: PricedStore; variantIds: readonly string[]; currency: Currency; includedTaxBp?: number },
): Promise<Map<string, VariantPrice>> {
  const { store, variantIds, currency, includedTaxBp = 0 } = input;
  if (variantIds.length === 0) return new Map();
  const rows = await list(ctx, { storeId: store.id, ids: [...new Set(variantIds)], now: ctx.clock.now() });
  const asked = await createQuoter(ctx, store, currency, includedTaxBp);
  const own = currency === store.baseCurrency && includedTaxBp === 0 ? asked : await createQuoter(ctx, store, store.baseCurrency);
  return new Map(
    rows.map((row) => {
      const platformUsdMinor = row.platformPriceMinor;
      const rules = groupRules(row.rules, { categoryId: row.categoryId, primaryCategoryId: row.primaryCategoryId });
      const quote = asked.quote(row.id, platformUsdMinor, rules);
      const ownQuote = own.quote(row.id, platformUsdMinor, rules);
      return [
        row.id,
        {
          unitMinor: quote.unitMinor,
          platformUsdMinor,
          platformStoreMinor: ownQuote.platformMinor,
          floorStoreMinor: ownQuote.floorMinor,
          source: ownQuote.source,
          raised: ownQuote.raised || quote.raised,
          isSold: row.isSold && !ownQuote.isHiddenByFloor,
        },
      ];
    }),
  );
}
