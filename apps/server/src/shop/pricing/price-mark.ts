import { type Currency, currencies, type Rate } from '@vitrine/contract/money.ts';
import { type FeePolicy, feePolicy } from '@vitrine/contract/shop/price-rules.ts';
import type { Ctx } from '#platform/context.ts';
import { findRate } from '../markets/index.ts';
import type { PricedStore } from './quote.ts';

/**
 * What all prices of a store depend on besides its rules and the catalogue, as a text. Stored prices whose mark is another
 * one were computed before a rate, the fee or a setting of the store changed, perhaps by an earlier version of the program.
 */
export function priceMarkOf(
  store: Pick<PricedStore, 'baseCurrency' | 'defaultPercentageBp' | 'priceEnding'>,
  terms: string,
): string {
  return `${store.baseCurrency} ${store.defaultPercentageBp} ${store.priceEnding} ${terms}`;
}

/** The mark of a store whose stored prices have to be computed anew, whatever they depend on. */
export const outdatedMark = '';

/** The part of the mark that stores of one currency share: its rate and the fee. */
export function termsMarkOf(rateFromUsd: Rate, fees: FeePolicy): string {
  return `${rateFromUsd.numerator}/${rateFromUsd.denominator} ${fees.basisPoints}+${fees.fixedMinor}`;
}

/** The mark that the prices of a store have when they are computed now. */
export async function currentMark(ctx: Ctx, store: PricedStore): Promise<string> {
  const rate = await findRate(ctx, 'USD', store.baseCurrency);
  return priceMarkOf(store, termsMarkOf(rate, feePolicy(rate)));
}

/** The shared part of the mark for every currency that a store may have. */
export async function currentTerms(ctx: Ctx): Promise<Map<Currency, string>> {
  const terms = new Map<Currency, string>();
  for (const currency of currencies) {
    const rate = await findRate(ctx, 'USD', currency);
    terms.set(currency, termsMarkOf(rate, feePolicy(rate)));
  }
  return terms;
}
