import type { Currency, Rate } from '@vitrine/contract/money.ts';
import {
  chooseRule,
  type FeePolicy,
  feePolicy,
  type PriceRule,
  type PriceSource,
  type Quote,
  quotePrice,
} from '@vitrine/contract/shop/price-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { findRate } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';

/** One row of `price_rules` as the queries here deliver it: kind, id, fixed price, percentage. */
export type RuleTuple = [kind: 'variant' | 'product', refId: string, fixedMinor: string | null, percentageBp: number | null];

/** All that decides the prices of one product in one store. */
export interface RulesOfProduct {
  variants: ReadonlyMap<string, PriceRule>;
  product: PriceRule | undefined;
  category: number | undefined;
  parentCategory: number | undefined;
}

function toRule([, , fixedMinor, percentageBp]: RuleTuple): PriceRule {
  return fixedMinor === null ? { percentageBp: percentageBp ?? 0 } : { fixedMinor: BigInt(fixedMinor) };
}

const noVariants: ReadonlyMap<string, PriceRule> = new Map();

/** Sorts the rules of one product by the place where they were set. */
export function groupRules(tuples: readonly RuleTuple[] | null, categoryBp: number | null, primaryBp: number | null): RulesOfProduct {
  const product = tuples?.find(([kind]) => kind === 'product');
  const ofVariants = tuples?.filter(([kind]) => kind === 'variant') ?? [];
  return {
    variants: ofVariants.length ? new Map(ofVariants.map((tuple) => [tuple[1], toRule(tuple)])) : noVariants,
    product: product && toRule(product),
    category: categoryBp ?? undefined,
    parentCategory: primaryBp ?? undefined,
  };
}

export interface VariantQuote extends Quote {
  source: PriceSource;
  /** A price that the owner fixed fell under the floor, and the store hides such goods. */
  isHiddenByFloor: boolean;
}

/** Prices of one store in one currency. Equal goods under equal rules are computed once. */
export interface Quoter {
  currency: Currency;
  fees: FeePolicy;
  rateFromUsd: Rate;
  quote(variantId: string, platformUsdMinor: bigint | number, rules: RulesOfProduct): VariantQuote;
}

export type PricedStore = Pick<Store, 'id' | 'baseCurrency' | 'defaultPercentageBp' | 'priceEnding' | 'floorAction'>;

/** Reads the rates once and answers prices from then on without the database. */
export async function createQuoter(ctx: Ctx, store: PricedStore, currency: Currency): Promise<Quoter> {
  const rateFromUsd = await findRate(ctx, 'USD', currency);
  const rateFromStore = await findRate(ctx, store.baseCurrency, currency);
  const known = new Map<string, VariantQuote>();
  return {
    currency,
    fees: feePolicy(rateFromUsd),
    rateFromUsd,
    quote(variantId, platformUsdMinor, rules) {
      const rule = chooseRule({
        variant: rules.variants.get(variantId),
        product: rules.product,
        category: rules.category,
        parentCategory: rules.parentCategory,
        storeDefault: store.defaultPercentageBp,
      });
      const isFixed = 'fixedMinor' in rule;
      const key = `${platformUsdMinor}|${rule.source}|${isFixed ? rule.fixedMinor : rule.percentageBp}`;
      const earlier = known.get(key);
      if (earlier) return earlier;
      const quote = quotePrice({ platformUsdMinor: BigInt(platformUsdMinor), rule, ending: store.priceEnding, rateFromUsd, rateFromStore });
      const made = { ...quote, source: rule.source, isHiddenByFloor: quote.raised && isFixed && store.floorAction === 'hide' };
      known.set(key, made);
      return made;
    },
  };
}
