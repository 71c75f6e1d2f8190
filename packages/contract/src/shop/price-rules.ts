import {
  type Currency,
  convertMinor,
  currencyExponents,
  divideHalfEven,
  type Rate,
  takeBasisPoints,
} from '../money.ts';
import type { ChosenRule } from './choose-rule.ts';
import type { PriceEnding } from './store-shapes.ts';
import { addTax, addTaxUpwards } from './tax-rules.ts';

/*
 * The computation of selling prices (product.md §5), pure and exact, so that the editor shows live what the server
 * will charge. Amounts are in minor units, percentages in basis points (20000 = 200 %).
 */

/** The owner's payment fees: 2.9 % of the goods and 30 US cents, in the currency of the amount. */
export interface FeePolicy {
  basisPoints: number;
  fixedMinor: bigint;
}

const feeBasisPoints = 290;

const feeFixedUsdMinor = 30n;

/** The fee policy in a currency; the rate converts US dollars to it. */
export function feePolicy(rateFromUsd: Rate): FeePolicy {
  return { basisPoints: feeBasisPoints, fixedMinor: convertMinor(feeFixedUsdMinor, rateFromUsd) };
}

/** The fees on an amount of goods, without shipping: the platform bears the fee on shipping. */
export function feesOf(goodsMinor: bigint, fees: FeePolicy): bigint {
  return takeBasisPoints(goodsMinor, fees.basisPoints) + fees.fixedMinor;
}

/** What the owner earns from one unit at a price, in the same currency as the platform price given. */
export function earns(priceMinor: bigint, platformMinor: bigint, fees: FeePolicy): bigint {
  return priceMinor - platformMinor - feesOf(priceMinor, fees);
}

/** The lowest price at which the owner loses nothing: price − fees(price) ≥ platform price. */
export function floorOf(platformMinor: bigint, fees: FeePolicy): bigint {
  const keep = BigInt(10_000 - fees.basisPoints);
  const need = (platformMinor + fees.fixedMinor) * 10_000n;
  let price = (need + keep - 1n) / keep;
  // Half-even rounding of the fee can make the floor one minor unit lower or higher than the exact fraction.
  while (earns(price, platformMinor, fees) < 0n) price += 1n;
  while (price > 0n && earns(price - 1n, platformMinor, fees) >= 0n) price -= 1n;
  return price;
}

/** A percentage of a platform price, converted: multiplied first, divided once, half-even. */
export function percentagePrice(
  platformUsdMinor: bigint,
  percentageBp: number,
  rateFromUsd: Rate,
): bigint {
  const up = 10n ** BigInt(currencyExponents[rateFromUsd.to]);
  const down = 10n ** BigInt(currencyExponents[rateFromUsd.from]);
  return divideHalfEven(
    platformUsdMinor * BigInt(percentageBp) * rateFromUsd.numerator * up,
    10_000n * rateFromUsd.denominator * down,
  );
}

/** The step between two prices with the same ending, and the ending itself, in minor units. */
function endingOf(
  ending: Exclude<PriceEnding, 'none'>,
  currency: Currency,
): { step: bigint; offset: bigint } {
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

/** A price as a percentage of the platform price, in basis points, for display. */
export function percentageOf(priceMinor: bigint, platformMinor: bigint): number {
  if (platformMinor <= 0n) return 0;
  return Number(divideHalfEven(priceMinor * 10_000n, platformMinor));
}

export interface QuoteInput {
  platformUsdMinor: bigint;
  rule: ChosenRule;
  ending: PriceEnding;
  /** From US dollars to the requested currency. */
  rateFromUsd: Rate;
  /** From the store's currency to the requested one; 1/1 if they are the same. */
  rateFromStore: Rate;
  /** `feePolicy(rateFromUsd)`, when many prices are computed. */
  fees?: FeePolicy;
  /** The tax that the buyer's country includes in prices; omitted for the price before tax. */
  includedTaxBp?: number;
}

export interface Quote {
  /** The price as it is shown: with tax where the buyer's country includes it. */
  unitMinor: bigint;
  platformMinor: bigint;
  /** The floor, before tax. */
  floorMinor: bigint;
  /** The price of the rule alone is below the floor. */
  raised: boolean;
}

/**
 * The price of one unit in the requested currency. Rules and floor are before tax; where prices include tax, it is added
 * first, and the ending is applied to the result, which is the shown price. A fixed price is shown as it was typed
 * in the store's own currency; the ending applies to percentages, conversions and prices with tax. Without its tax, a price
 * is never below the floor.
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
    unitMinor: applyEnding(
      wanted > least ? wanted : least,
      isTyped && includedTaxBp === 0 ? 'none' : ending,
      currency,
    ),
    platformMinor,
    floorMinor,
    raised: applyEnding(bare, isTyped ? 'none' : ending, currency) < floorMinor,
  };
}

/** The price that buyers see for a fixed price in the store's currency, if their country includes this tax. */
export function shownFixedPrice(
  fixedMinor: bigint,
  includedTaxBp: number,
  ending: PriceEnding,
  currency: Currency,
): bigint {
  return includedTaxBp === 0
    ? fixedMinor
    : applyEnding(addTax(fixedMinor, includedTaxBp), ending, currency);
}
