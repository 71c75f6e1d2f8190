import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, convertMinor } from '@vitrine/contract/money.ts';
import type { ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import {
  includedBasisPoints,
  type TaxTerms,
  type TaxTreatment,
  taxParts,
} from '@vitrine/contract/shop/tax-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { VariantFacts } from '../catalogue/index.ts';
import { type PlannedFees, planFees } from '../fees/index.ts';
import { countryName, findRate } from '../markets/index.ts';
import { priceVariants, type VariantPrice } from '../pricing/index.ts';
import {
  findCheapest,
  hasShippingMethods,
  listShippingOptions,
  type ShippedLine,
  type ShippingOption,
} from '../shipping/index.ts';
import type { Store } from '../stores/index.ts';

export interface WantedLine {
  variantId: string;
  quantity: number;
}

export interface PricedLine extends WantedLine {
  facts: VariantFacts;
  price: VariantPrice;
  left: number;
  /** As the buyer sees it: with tax where prices include it. */
  totalMinor: bigint;
}

/** Refuses products that may not be sent to a country, all of them by name. */
export function assertShippedTo(ctx: Ctx, lines: readonly PricedLine[], countryCode: string): void {
  const names = lines.flatMap(({ price, facts }) =>
    price.excludedCountries.includes(countryCode) ? facts.name : [],
  );
  if (names.length)
    throw new Failure('product-not-shipped', {
      values: {
        product: findListFormat(intlTags[ctx.language]).format(new Set(names)),
        country: countryName(countryCode, ctx.language),
      },
    });
}

/** Priced lines as shipping counts them. */
export const toShippedLines = (lines: readonly PricedLine[]): ShippedLine[] =>
  lines.map(({ facts, quantity }) => ({
    productId: facts.productId,
    categoryIds: [facts.categoryId, facts.primaryCategoryId],
    weightGrams: facts.weightGrams,
    quantity,
  }));

/** Prices and stock of wanted lines, now, in one query whatever their number. Unknown variants are left out. */
export async function priceLines(
  ctx: Ctx,
  input: { store: Store; currency: Currency; tax: TaxTerms },
  wanted: readonly WantedLine[],
): Promise<PricedLine[]> {
  const { store, currency } = input;
  const variantIds = wanted.map(({ variantId }) => variantId);
  const prices = await priceVariants(ctx, {
    store,
    variantIds,
    currency,
    includedTaxBp: includedBasisPoints(input.tax),
  });
  return wanted.flatMap((line) => {
    const price = prices.get(line.variantId);
    if (!price) return [];
    return [
      {
        ...line,
        facts: price.facts,
        price,
        left: price.unitsLeft,
        totalMinor: price.unitMinor * BigInt(line.quantity),
      },
    ];
  });
}

/**
 * All amounts of an order, in the currency that the buyer sees and in the store's, named as the columns that keep them.
 * Goods, discount and shipping are as shown; what the owner sells for and earns is before tax.
 */
export interface OrderAmounts {
  goodsMinor: bigint;
  discountMinor: bigint;
  shippingMinor: bigint;
  /** The fee of the cheapest method that was offered. */
  standardShippingMinor: bigint;
  taxTreatment: TaxTreatment;
  taxBp: number;
  taxMinor: bigint;
  totalMinor: bigint;
  sellingTotalMinor: bigint;
  platformCostMinor: bigint;
  shippingCostMinor: bigint;
  /** Of the dearest provider until one is chosen, see `plannedFees`. */
  ownerFeesMinor: bigint;
  /** The planned fee by provider, in minor units. */
  plannedFees: PlannedFees;
  costMinor: bigint;
  profitMinor: bigint;
  taxStoreMinor: bigint;
  /** From the buyer's currency to the store's, as it was on that day: what refunds and the ledger's check count with. */
  rateNumerator: bigint;
  rateDenominator: bigint;
  goodsUsdMinor: bigint;
}

/** A priced line with the two parts of its price. */
interface TaxedLine extends PricedLine {
  netMinor: bigint;
  /** Within its total where prices include tax, otherwise on top of it. */
  taxMinor: bigint;
}

/** Where an order goes, as far as its shipping depends on it. */
export interface ShippingPlace {
  countryCode: string;
  /** As the address has it; none before it is known. */
  region?: string | undefined;
}

/** The amounts, what they were made of, and the ways of shipping that could be chosen. */
export interface Totals extends OrderAmounts {
  lines: TaxedLine[];
  options: ShippingOption[];
  shipping: ShippingOption;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((left, right) => left + right, 0n);

/** Why there is no way to ship: nothing goes to the country, or not this cart. */
async function notShipped(ctx: Ctx, countryCode: string): Promise<Failure> {
  return (await hasShippingMethods(ctx, countryCode))
    ? new Failure('cart-not-shipped', {
        values: { country: countryName(countryCode, ctx.language) },
      })
    : new Failure('country-not-served');
}

/**
 * Adds up lines for a place and a shipping method. Tax is rounded once per line and once for shipping. Shipping before
 * tax costs the owner what the buyer pays for it, so it cancels out of the profit.
 */
export async function totalLines(
  ctx: Ctx,
  input: {
    store: Store;
    currency: Currency;
    lines: PricedLine[];
    place: ShippingPlace;
    method?: ShippingMethod | undefined;
    tax: TaxTerms;
  },
): Promise<Totals> {
  const { store, currency, tax } = input;
  const lines = input.lines.map((line) => ({ ...line, ...taxParts(line.totalMinor, tax) }));
  const storeCurrency = store.baseCurrency;
  const askedToStore = await findRate(ctx, currency, storeCurrency);
  const goodsMinor = sum(lines.map(({ totalMinor }) => totalMinor));
  const options = await listShippingOptions(ctx, {
    ...input.place,
    lines: toShippedLines(lines),
    currency,
    goodsMinor,
    includedTaxBp: includedBasisPoints(tax),
  });
  const cheapest = findCheapest(options);
  if (!cheapest) throw await notShipped(ctx, input.place.countryCode);
  const shipping = options.find(({ method }) => method === input.method) ?? cheapest;

  const toStore = (minor: bigint) =>
    currency === storeCurrency ? minor : convertMinor(minor, askedToStore);
  const discountMinor = 0n;
  const shippingMinor = shipping.priceMinor;
  const shippingParts = taxParts(shippingMinor, tax);
  const taxMinor = sum(lines.map((line) => line.taxMinor)) + shippingParts.taxMinor;
  const goodsStore = toStore(sum(lines.map(({ netMinor }) => netMinor)));
  const shippingCostMinor = toStore(shippingParts.netMinor);
  const platformCostMinor = sum(
    lines.map(({ price, quantity }) => price.platformStoreMinor * BigInt(quantity)),
  );
  const { dearestMinor: ownerFeesMinor, byProvider: plannedFees } = await planFees(ctx, store, {
    goodsMinor: goodsStore,
    paidIn: currency,
    countedIn: storeCurrency,
  });
  const sellingTotalMinor = goodsStore + shippingCostMinor;
  const costMinor = platformCostMinor + shippingCostMinor + ownerFeesMinor;
  return {
    lines,
    options,
    shipping,
    goodsMinor,
    discountMinor,
    shippingMinor,
    standardShippingMinor: cheapest.priceMinor,
    taxTreatment: tax.treatment,
    taxBp: tax.basisPoints,
    taxMinor,
    totalMinor:
      goodsMinor - discountMinor + shippingMinor + (tax.treatment === 'added' ? taxMinor : 0n),
    sellingTotalMinor,
    platformCostMinor,
    shippingCostMinor,
    ownerFeesMinor,
    plannedFees,
    costMinor,
    profitMinor: sellingTotalMinor - costMinor,
    taxStoreMinor: toStore(taxMinor),
    rateNumerator: askedToStore.numerator,
    rateDenominator: askedToStore.denominator,
    goodsUsdMinor: sum(
      lines.map(({ price, quantity }) => price.platformUsdMinor * BigInt(quantity)),
    ),
  };
}
