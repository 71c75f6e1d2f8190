import { type Money, toMoney } from '@vitrine/contract/money.ts';
import type { PriceRule } from '@vitrine/contract/shop/choose-rule.ts';
import { feesOf } from '@vitrine/contract/shop/fee-rules.ts';
import { earns, percentageOf } from '@vitrine/contract/shop/price-rules.ts';
import type { OwnVariant } from '@vitrine/contract/shop/price-shapes.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import type { Ctx } from '#platform/context.ts';
import { type Category, chooseName, isNew } from '../catalogue/index.ts';
import { describeImage, type Store } from '../stores/index.ts';
import type { Quoter, VariantQuote } from './quote.ts';
import type { PageProduct } from './read-page.ts';

const least = (values: readonly bigint[]) =>
  values.reduce((low, value) => (value < low ? value : low));
const most = (values: readonly bigint[]) =>
  values.reduce((high, value) => (value > high ? value : high));

/** What the owner set at this very place, on the wire. */
function describeRule(rule: PriceRule | undefined, quoter: Quoter): OwnProductRow['ownRule'] {
  if (!rule) return null;
  return 'fixedMinor' in rule
    ? { fixed: toMoney(rule.fixedMinor, quoter.currency) }
    : { percentage: rule.percentageBp / 100 };
}

/** One price with everything that explains it, in the store's currency. */
export function describePriced(
  quote: VariantQuote,
  quoter: Quoter,
  ownRule: PriceRule | undefined,
) {
  const money = (minor: bigint): Money => toMoney(minor, quoter.currency);
  return {
    platformPrice: money(quote.platformMinor),
    sellingPrice: money(quote.unitMinor),
    percentage: percentageOf(quote.unitMinor, quote.platformMinor) / 100,
    fees: money(feesOf(quote.unitMinor, quoter.fees)),
    earns: money(earns(quote.unitMinor, quote.platformMinor, quoter.fees)),
    floor: money(quote.floorMinor),
    source: quote.source,
    raised: quote.raised,
    ownRule: describeRule(ownRule, quoter),
  } satisfies Partial<OwnVariant>;
}

export interface OwnRowParts {
  store: Store;
  quoter: Quoter;
  categories: ReadonlyMap<string, Category>;
}

/** A row of the owner's product list. */
export function describeOwnRow(
  ctx: Ctx,
  product: PageProduct,
  { store, quoter, categories }: OwnRowParts,
): OwnProductRow {
  const { card, rules } = product;
  // Variants of one price under one rule share a quote.
  const quotes = [
    ...new Set(card.variants.map(([id, priceMinor]) => quoter.quote(id, priceMinor, rules))),
  ];
  const cheapest = quotes.reduce((low, quote) => (quote.unitMinor < low.unitMinor ? quote : low));
  const percentages = quotes.map(
    (quote) => percentageOf(quote.unitMinor, quote.platformMinor) / 100,
  );
  const money = (minor: bigint): Money => toMoney(minor, quoter.currency);
  const range = (values: readonly bigint[]) => ({
    from: money(least(values)),
    to: money(most(values)),
  });
  const dollars = card.variants.map(([, priceMinor]) => BigInt(priceMinor));
  const category = categories.get(product.categoryId);
  return {
    id: product.id,
    key: product.key,
    name: chooseName(card.names, ctx.language, store.language),
    image: describeImage(card.image),
    category: {
      id: product.categoryId,
      key: category?.key ?? '',
      name: category ? chooseName(category.names, ctx.language, store.language) : '',
    },
    variantCount: card.variants.length,
    stock: product.units,
    isHidden: product.isHidden,
    isAddition: product.isAddition,
    isHiddenByFloor: product.isHiddenByFloor,
    isFeatured: product.isFeatured,
    position: product.position,
    isNew: isNew(product.availableFrom, ctx.clock.now()),
    note: product.note,
    platformPrice: range(quotes.map((quote) => quote.platformMinor)),
    sellingPrice: range(quotes.map((quote) => quote.unitMinor)),
    earns: range(quotes.map((quote) => earns(quote.unitMinor, quote.platformMinor, quoter.fees))),
    percentage: percentageOf(cheapest.unitMinor, cheapest.platformMinor) / 100,
    percentages: { from: Math.min(...percentages), to: Math.max(...percentages) },
    floor: money(most(quotes.map((quote) => quote.floorMinor))),
    source: cheapest.source,
    raised: quotes.some((quote) => quote.raised),
    ownRule: describeRule(rules.product, quoter),
    ownVariantRules: rules.variants.size,
    priceVersion: product.priceVersion,
    platformUsd: { from: toMoney(least(dollars), 'USD'), to: toMoney(most(dollars), 'USD') },
  };
}
