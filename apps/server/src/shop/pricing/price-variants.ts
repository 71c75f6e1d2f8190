import type { Currency } from '@vitrine/contract/money.ts';
import type { PriceSource } from '@vitrine/contract/shop/choose-rule.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import {
  toVariantFacts,
  type VariantFacts,
  variantColumns,
  variantShape,
} from '../catalogue/index.ts';
import { freeOfVariantSql } from '../stock/index.ts';
import { isPricedIn } from './priced-in.ts';
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
  /** For sale in this store: on the platform's list, hidden neither by the owner nor by the floor, and with a stored price. */
  isSold: boolean;
  /** Countries to which it may not be sent. */
  excludedCountries: readonly string[];
  facts: VariantFacts;
  /** Units that can be bought now. */
  unitsLeft: number;
}

const list = statement(
  (places: Places<{ storeId: string; ids: string[]; now: Date }>) => sql`
    select ${variantColumns(places.now)}, ${rulesOf(places.storeId)} as rules, ${freeOfVariantSql(sql`v.id`)} as units_left,
      not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false)
        and ${isPricedIn(places.storeId)} as is_offered,
      to_json(p.excluded_countries) as excluded_countries
    from variants v join products p on p.id = v.product_id
      left join store_products sp on sp.store_id = ${places.storeId} and sp.product_id = p.id
    where v.id = any(${places.ids}::bigint[])`,
  {
    ...variantShape,
    rules: orNull(as.json<RuleTuple[]>()),
    unitsLeft: orNull(as.integer),
    isOffered: as.boolean,
    excludedCountries: as.json<string[]>(),
  },
  { isShort: true },
);

/** What variants are, what they cost in a store and how many are left, now, in one query; unknown ids are left out. */
export async function priceVariants(
  ctx: Ctx,
  input: {
    store: PricedStore;
    variantIds: readonly string[];
    currency: Currency;
    includedTaxBp?: number;
  },
): Promise<Map<string, VariantPrice>> {
  const { store, variantIds, currency, includedTaxBp = 0 } = input;
  if (variantIds.length === 0) return new Map();
  const rows = await list(ctx, {
    storeId: store.id,
    ids: [...new Set(variantIds)],
    now: ctx.clock.now(),
  });
  const asked = await createQuoter(ctx, store, currency, includedTaxBp);
  const own =
    currency === store.baseCurrency && includedTaxBp === 0
      ? asked
      : await createQuoter(ctx, store, store.baseCurrency);
  return new Map(
    rows.map((row) => {
      const platformUsdMinor = row.platformPriceMinor;
      const rules = groupRules(row.rules, {
        categoryId: row.categoryId,
        primaryCategoryId: row.primaryCategoryId,
      });
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
          isSold: row.isOnSale && row.isOffered && !ownQuote.isHiddenByFloor,
          excludedCountries: row.excludedCountries,
          facts: toVariantFacts(row, ctx.language),
          unitsLeft: row.unitsLeft ?? 0,
        },
      ];
    }),
  );
}
