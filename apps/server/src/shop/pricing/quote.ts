import type { Currency, Rate } from '@vitrine/contract/money.ts';
import {
  chooseRule,
  type PriceRule,
  type PriceSource,
} from '@vitrine/contract/shop/choose-rule.ts';
import type { Fees } from '@vitrine/contract/shop/fee-rules.ts';
import { type Quote, quotePrice } from '@vitrine/contract/shop/price-rules.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { findFees } from '../fees/index.ts';
import { findRate } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';

/** One row of `price_rules` as `rulesOf` delivers it: kind, id, fixed price, percentage. */
export type RuleTuple = [
  kind: 'variant' | 'product' | 'category',
  refId: string,
  fixedMinor: string | null,
  percentageBp: number | null,
];

/** SQL for a `RuleTuple` of the row `r`. */
export const ruleTuple = sql`json_build_array(r.kind, r.ref_id::text, r.fixed_minor::text, r.percentage_bp)`;

/** SQL for all rules of a store that touch the product `p`, its variants and both its categories; null when there is none. */
export function rulesOf(store: SQL | Placeholder): SQL {
  return sql`(select json_agg(${ruleTuple})
    from price_rules r where r.store_id = ${store}
      and (r.product_id = p.id or (r.kind = 'category' and r.ref_id in (p.category_id, p.primary_category_id))))`;
}

/** All that decides the prices of one product in one store. */
export interface RulesOfProduct {
  variants: ReadonlyMap<string, PriceRule>;
  product: PriceRule | undefined;
  category: number | undefined;
  parentCategory: number | undefined;
}

function toRule([, , fixedMinor, percentageBp]: RuleTuple): PriceRule {
  return fixedMinor === null
    ? { percentageBp: percentageBp ?? 0 }
    : { fixedMinor: BigInt(fixedMinor) };
}

const noVariants: ReadonlyMap<string, PriceRule> = new Map();

const noRules: RulesOfProduct = {
  variants: noVariants,
  product: undefined,
  category: undefined,
  parentCategory: undefined,
};

/** Sorts the rules of one product by the place where they were set. */
export function groupRules(
  tuples: readonly RuleTuple[] | null,
  product: { categoryId: string; primaryCategoryId: string },
): RulesOfProduct {
  if (!tuples) return noRules;
  const at = (kind: RuleTuple[0], refId?: string) =>
    tuples.find((tuple) => tuple[0] === kind && (refId === undefined || tuple[1] === refId));
  const own = at('product');
  const ofVariants = tuples.filter(([kind]) => kind === 'variant');
  return {
    variants: ofVariants.length
      ? new Map(ofVariants.map((tuple) => [tuple[1], toRule(tuple)]))
      : noVariants,
    product: own && toRule(own),
    category: at('category', product.categoryId)?.[3] ?? undefined,
    parentCategory: at('category', product.primaryCategoryId)?.[3] ?? undefined,
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
  fees: Fees;
  rateFromUsd: Rate;
  /** The tax that its prices include, in basis points. */
  includedTaxBp: number;
  quote(variantId: string, platformUsdMinor: bigint | number, rules: RulesOfProduct): VariantQuote;
  /** The same rates, fees and tax under other settings of the store, such as earlier ones. */
  under(settings: Pick<Store, 'defaultPercentageBp' | 'priceEnding'>): Quoter;
}

export type PricedStore = Pick<
  Store,
  | 'id'
  | 'baseCurrency'
  | 'defaultPercentageBp'
  | 'priceEnding'
  | 'floorAction'
  | 'settlementMode'
  | 'countryCode'
>;

/** What prices in one currency are computed with, besides the store's own settings. */
export interface PriceTerms {
  rateFromUsd: Rate;
  rateFromStore: Rate;
  fees: Fees;
  includedTaxBp: number;
}

/**
 * Reads the rates once and answers prices from then on without the database: before tax for owners, for buyers with the
 * tax that their country includes.
 */
export async function createQuoter(
  ctx: Ctx,
  store: PricedStore,
  currency: Currency,
  includedTaxBp = 0,
): Promise<Quoter> {
  const rateFromUsd = await findRate(ctx, 'USD', currency);
  const rateFromStore = await findRate(ctx, store.baseCurrency, currency);
  return quoterOf(store, {
    rateFromUsd,
    rateFromStore,
    fees: await findFees(ctx, store, currency),
    includedTaxBp,
  });
}

type KnownQuotes = Map<string, VariantQuote>;

/**
 * Quotes by everything that decides them, so that they can never be old: computing one with exact amounts takes longer than
 * reading its product. Bounded by the settings of stores and by the prices under each of them; others are known to one quoter only.
 */
const knownQuotes = new Map<string, KnownQuotes>();
const settingsMax = 50;
const quotesMax = 1_000;

function findKnownQuotes(store: PricedStore, terms: PriceTerms): KnownQuotes {
  const { rateFromUsd, rateFromStore, fees, includedTaxBp } = terms;
  const rateOf = ({ from, to, numerator, denominator }: Rate) =>
    `${from}${to}${numerator}/${denominator}`;
  const key = [
    store.priceEnding,
    store.floorAction,
    rateOf(rateFromUsd),
    rateOf(rateFromStore),
    includedTaxBp,
    ...fees.map(({ basisPoints, fixedMinor }) => `${basisPoints}+${fixedMinor}`),
  ].join('|');
  const known = knownQuotes.get(key);
  if (known) return known;
  if (knownQuotes.size >= settingsMax) knownQuotes.clear();
  const quotes: KnownQuotes = new Map();
  knownQuotes.set(key, quotes);
  return quotes;
}

export function quoterOf(store: PricedStore, terms: PriceTerms): Quoter {
  const { rateFromUsd, rateFromStore, fees, includedTaxBp } = terms;
  const currency = rateFromUsd.to;
  const shared = findKnownQuotes(store, terms);
  const own: KnownQuotes = new Map();
  const quoter: Quoter = {
    currency,
    fees,
    rateFromUsd,
    includedTaxBp,
    under: ({ defaultPercentageBp, priceEnding }) =>
      defaultPercentageBp === store.defaultPercentageBp && priceEnding === store.priceEnding
        ? quoter
        : quoterOf({ ...store, defaultPercentageBp, priceEnding }, terms),
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
      const earlier = shared.get(key) ?? own.get(key);
      if (earlier) return earlier;
      const quote = quotePrice({
        platformUsdMinor: BigInt(platformUsdMinor),
        rule,
        ending: store.priceEnding,
        rateFromUsd,
        rateFromStore,
        fees,
        includedTaxBp,
      });
      const made = {
        ...quote,
        source: rule.source,
        isHiddenByFloor: quote.raised && isFixed && store.floorAction === 'hide',
      };
      (shared.size < quotesMax ? shared : own).set(key, made);
      return made;
    },
  };
  return quoter;
}
