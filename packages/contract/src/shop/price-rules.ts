import {
  type Currency,
  convertMinor,
  currencyExponents,
  divideHalfEven,
  type Rate,
} from '../money.ts';
import type { ChosenRule } from './choose-rule.ts';
import { type FeePolicy, type Fees, feesOf } from './fee-rules.ts';
import type { PriceEnding } from './store-shapes.ts';
import { addTax, addTaxUpwards } from './tax-rules.ts';

/*
 * The computation of selling prices (product.md §5), pure and exact, so that the editor shows live what the server
 * will charge. Amounts are in minor units, percentages in basis points (20000 = 200 %).
 */

/** What the owner earns from one unit at a price, in the same currency as the platform price given. */
export function earns(priceMinor: bigint, platformMinor: bigint, fees: Fees): bigint {
  return priceMinor - platformMinor - feesOf(priceMinor, fees);
}

/** The lowest price at which the owner loses nothing by any of the fees: price − fees(price) ≥ platform price. */
export function floorOf(platformMinor: bigint, fees: Fees): bigint {
  return fees.reduce((highest, fee) => {
    const floor = floorOfOne(platformMinor, fee);
    return floor > highest ? floor : highest;
  }, 0n);
}

function floorOfOne(platformMinor: bigint, fee: FeePolicy): bigint {
  const keep = BigInt(10_000 - fee.basisPoints);
  const need = (platformMinor + fee.fixedMinor) * 10_000n;
  const isEnough = (price: bigint) => earns(price, platformMinor, [fee]) >= 0n;
  let price = (need + keep - 1n) / keep;
  // Half-even rounding of the fee can make the floor one minor unit lower or higher than the exact fraction.
  while (!isEnough(price)) price += 1n;
  while (price > 0n && isEnough(price - 1n)) price -= 1n;
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
  /** The owner's payment fees, in the requested currency. */
  fees: Fees;
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
  const floorMinor = floorOf(platformMinor, input.fees);
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
