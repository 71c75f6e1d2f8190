import type { Currency } from '@vitrine/contract/money.ts';
import type { PriceSource } from '@vitrine/contract/shop/price-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
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

interface Row {
  id: string;
  platform_price_minor: string;
  is_sold: boolean;
  category_id: string;
  primary_category_id: string;
  rules: RuleTuple[] | null;
}

const statement = {
  name: 'pricing.variants',
  text: `select v.id, v.platform_price_minor,
      v.is_active and p.status = 'active' and p.available_from <= $3
        and not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false) as is_sold,
      p.category_id, p.primary_category_id, ${rulesOf('$1')} as rules
    from variants v join products p on p.id = v.product_id
      left join store_products sp on sp.store_id = $1 and sp.product_id = p.id
    where v.id = any($2::bigint[])`,
};

/** What variants cost in a store, now, in one query; unknown ids are left out. */
export async function priceVariants(
  ctx: Ctx,
  input: { store: PricedStore; variantIds: readonly string[]; currency: Currency; includedTaxBp?: number },
): Promise<Map<string, VariantPrice>> {
  const { store, variantIds, currency, includedTaxBp = 0 } = input;
  if (variantIds.length === 0) return new Map();
  const rows = await readPrepared<Row>(ctx, statement, [store.id, [...new Set(variantIds)], ctx.clock.now()]);
  const asked = await createQuoter(ctx, store, currency, includedTaxBp);
  const own = currency === store.baseCurrency && includedTaxBp === 0 ? asked : await createQuoter(ctx, store, store.baseCurrency);
  return new Map(
    rows.map((row) => {
      const platformUsdMinor = BigInt(row.platform_price_minor);
      const rules = groupRules(row.rules, { categoryId: row.category_id, primaryCategoryId: row.primary_category_id });
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
          isSold: row.is_sold && !ownQuote.isHiddenByFloor,
        },
      ];
    }),
  );
}
