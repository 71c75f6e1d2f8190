import type { Currency } from '@vitrine/contract/money.ts';
import type { PriceSource } from '@vitrine/contract/shop/price-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { createQuoter, groupRules, type PricedStore, type RuleTuple } from './quote.ts';

export interface VariantPrice {
  /** What one piece costs in the asked currency. */
  unitMinor: bigint;
  /** The same in the store's currency. */
  storeUnitMinor: bigint;
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
  category_bp: number | null;
  primary_bp: number | null;
  rules: RuleTuple[] | null;
}

const statement = {
  name: 'pricing.variants',
  text: `select v.id, v.platform_price_minor,
      v.is_active and p.status = 'active' and p.available_from <= $3
        and not coalesce(sp.is_hidden, false) and not coalesce(sp.is_hidden_by_floor, false) as is_sold,
      rc.percentage_bp as category_bp, rm.percentage_bp as primary_bp,
      (select json_agg(json_build_array(r.kind, r.ref_id::text, r.fixed_minor::text, r.percentage_bp))
        from price_rules r where r.store_id = $1 and r.product_id = p.id) as rules
    from variants v join products p on p.id = v.product_id
      left join store_products sp on sp.store_id = $1 and sp.product_id = p.id
      left join price_rules rc on rc.store_id = $1 and rc.kind = 'category' and rc.ref_id = p.category_id
      left join price_rules rm on rm.store_id = $1 and rm.kind = 'category' and rm.ref_id = p.primary_category_id
    where v.id = any($2::bigint[])`,
};

/** What variants cost in a store, now, in one query; unknown ids are left out. */
export async function priceVariants(
  ctx: Ctx,
  input: { store: PricedStore; variantIds: readonly string[]; currency: Currency },
): Promise<Map<string, VariantPrice>> {
  const { store, variantIds, currency } = input;
  if (variantIds.length === 0) return new Map();
  const rows = await readPrepared<Row>(ctx, statement, [store.id, [...new Set(variantIds)], ctx.clock.now()]);
  const asked = await createQuoter(ctx, store, currency);
  const own = currency === store.baseCurrency ? asked : await createQuoter(ctx, store, store.baseCurrency);
  return new Map(
    rows.map((row) => {
      const platformUsdMinor = BigInt(row.platform_price_minor);
      const rules = groupRules(row.rules, row.category_bp, row.primary_bp);
      const quote = asked.quote(row.id, platformUsdMinor, rules);
      const ownQuote = own.quote(row.id, platformUsdMinor, rules);
      return [
        row.id,
        {
          unitMinor: quote.unitMinor,
          storeUnitMinor: ownQuote.unitMinor,
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
