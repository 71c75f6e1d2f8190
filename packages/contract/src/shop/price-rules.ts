import { type Currency, convertMinor, currencyExponents, divideHalfEven, type Rate, takeBasisPoints } from '../money.ts';
import type { PriceEnding } from './stores.ts';
import { addTax, addTaxUpwards } from './tax-rules.ts';

/*
 * How a selling price comes about (product.md §5), pure and exact, so that the editor shows live what the server
 * will charge. Amounts are minor units, percentages basis points (20000 = 200 %).
 */

/** What the payment costs the owner: 2.9 % of the goods and 30 US cents, in the currency of the amount. */
export interface FeePolicy {
  basisPoints: number;
  fixedMinor: bigint;
}

export const feeBasisPoints = 290;
export const feeFixedUsdMinor = 30n;

/** The fee policy in a currency; the rate goes from US dollars to it. */
export function feePolicy(rateFromUsd: Rate): FeePolicy {
  return { basisPoints: feeBasisPoints, fixedMinor: convertMinor(feeFixedUsdMinor, rateFromUsd) };
}

/** The fees on an amount of goods. Shipping is left out: the platform bears the fee on what it ships. */
export function feesOf(goodsMinor: bigint, fees: FeePolicy): bigint {
  return takeBasisPoints(goodsMinor, fees.basisPoints) + fees.fixedMinor;
}

/** What the owner earns from one unit at a price, in the same currency as the platform price given. */
export function earns(priceMinor: bigint, platformMinor: bigint, fees: FeePolicy): bigint {
  return priceMinor - platformMinor - feesOf(priceMinor, fees);
}

/** The smallest price at which the owner does not pay extra: price − fees(price) ≥ platform price. */
export function floorOf(platformMinor: bigint, fees: FeePolicy): bigint {
  const keep = BigInt(10_000 - fees.basisPoints);
  const need = (platformMinor + fees.fixedMinor) * 10_000n;
  let price = (need + keep - 1n) / keep;
  // Half-even rounding of the fee can allow a unit less or ask for one more than the exact fraction.
  while (earns(price, platformMinor, fees) < 0n) price += 1n;
  while (price > 0n && earns(price - 1n, platformMinor, fees) >= 0n) price -= 1n;
  return price;
}

/** The share of a platform price, converted: multiplied first, divided once, half-even. */
export function percentagePrice(platformUsdMinor: bigint, percentageBp: number, rateFromUsd: Rate): bigint {
  const up = 10n ** BigInt(currencyExponents[rateFromUsd.to]);
  const down = 10n ** BigInt(currencyExponents[rateFromUsd.from]);
  return divideHalfEven(platformUsdMinor * BigInt(percentageBp) * rateFromUsd.numerator * up, 10_000n * rateFromUsd.denominator * down);
}

/** The step between two prices with the same ending, and the ending itself, in minor units. */
function endingOf(ending: Exclude<PriceEnding, 'none'>, currency: Currency): { step: bigint; offset: bigint } {
  const exponent = currencyExponents[currency];
  if (exponent === 0) return { step: 10n, offset: ending === '00' ? 0n : 9n };
  const unit = 10n ** BigInt(exponent);
  return { step: unit, offset: (unit / 100n) * BigInt(ending) };
}

/** The next price, upwards, with the store's ending; currencies without decimals end in 9 or 0. */
export function applyEnding(priceMinor: bigint, ending: PriceEnding, currency: Currency): bigint {
  if (ending === 'none') return priceMinor;
  const { step, offset } = endingOf(ending, currency);
  const base = (priceMinor / step) * step + offset;
  return base >= priceMinor ? base : base + step;
}

/** A price as per cent of the platform price, in basis points, for showing. */
export function percentageOf(priceMinor: bigint, platformMinor: bigint): number {
  if (platformMinor <= 0n) return 0;
  return Number(divideHalfEven(priceMinor * 10_000n, platformMinor));
}

export const priceSources = [
  'variant-fixed',
  'product-fixed',
  'variant-percentage',
  'product-percentage',
  'category',
  'parent-category',
  'store',
] as const;
export type PriceSource = (typeof priceSources)[number];

/** What an owner set at one place: a fixed price in the store's currency, or a percentage; never both. */
export type PriceRule = { fixedMinor: bigint } | { percentageBp: number };

/** The rules that may apply to one variant, nearest first. */
export interface RulesOfVariant {
  variant?: PriceRule | undefined;
  product?: PriceRule | undefined;
  category?: number | undefined;
  parentCategory?: number | undefined;
  storeDefault: number;
}

export type ChosenRule = { source: PriceSource } & PriceRule;

/** The first rule that applies: the variant's, the product's, the secondary, the primary category's, the store's. */
export function chooseRule(rules: RulesOfVariant): ChosenRule {
  if (rules.variant)
    return 'fixedMinor' in rules.variant
      ? { source: 'variant-fixed', ...rules.variant }
      : { source: 'variant-percentage', ...rules.variant };
  if (rules.product)
    return 'fixedMinor' in rules.product
      ? { source: 'product-fixed', ...rules.product }
      : { source: 'product-percentage', ...rules.product };
  if (rules.category !== undefined) return { source: 'category', percentageBp: rules.category };
  if (rules.parentCategory !== undefined) return { source: 'parent-category', percentageBp: rules.parentCategory };
  return { source: 'store', percentageBp: rules.storeDefault };
}

export interface QuoteInput {
  platformUsdMinor: bigint;
  rule: ChosenRule;
  ending: PriceEnding;
  /** From US dollars to the asked currency. */
  rateFromUsd: Rate;
  /** From the store's currency to the asked one; the same currency twice is 1/1. */
  rateFromStore: Rate;
  /** `feePolicy(rateFromUsd)`, when many prices are asked for. */
  fees?: FeePolicy;
  /** The tax that the buyer's country includes in prices; left out where the price before tax is asked for. */
  includedTaxBp?: number;
}

export interface Quote {
  /** The price as it is shown: with tax where the buyer's country includes it. */
  unitMinor: bigint;
  platformMinor: bigint;
  /** The floor, before tax. */
  floorMinor: bigint;
  /** The rule alone would have been under the floor. */
  raised: boolean;
}

/**
 * The price of one unit in the asked currency. Rules and floor are before tax; where prices include tax it is added
 * first, and the ending shapes the result, which is what is shown. A price that the owner fixed is shown as it was typed
 * in the store's own currency; the ending shapes percentages, conversions and prices with tax. Net of its tax, a price is
 * never below the floor.
 */
export function quotePrice(input: QuoteInput): Quote {
  const { rule, ending, rateFromUsd, rateFromStore, includedTaxBp = 0 } = input;
  const currency = rateFromUsd.to;
  const platformMinor = convertMinor(input.platformUsdMinor, rateFromUsd);
  const floorMinor = floorOf(platformMinor, input.fees ?? feePolicy(rateFromUsd));
  const isOwnCurrency = rateFromStore.from === rateFromStore.to;
  const bare =
    'fixedMinor' in rule
      ? isOwnCurrency
        ? rule.fixedMinor
        : convertMinor(rule.fixedMinor, rateFromStore)
      : percentagePrice(input.platformUsdMinor, rule.percentageBp, rateFromUsd);
  const isTyped = 'fixedMinor' in rule && isOwnCurrency;
  const wanted = addTax(bare, includedTaxBp);
  const least = addTaxUpwards(floorMinor, includedTaxBp);
  return {
    unitMinor: applyEnding(wanted > least ? wanted : least, isTyped && includedTaxBp === 0 ? 'none' : ending, currency),
    platformMinor,
    floorMinor,
    raised: applyEnding(bare, isTyped ? 'none' : ending, currency) < floorMinor,
  };
}

/** What buyers see of a price that is fixed in the store's currency, where their country includes so much tax. */
export function shownFixedPrice(fixedMinor: bigint, includedTaxBp: number, ending: PriceEnding, currency: Currency): bigint {
  return includedTaxBp === 0 ? fixedMinor : applyEnding(addTax(fixedMinor, includedTaxBp), ending, currency);
}
