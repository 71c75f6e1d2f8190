import { createHash } from 'node:crypto';
import { type Currency, currencies } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { anyProvider, feeHooks, findFeePolicies, readFeeRules } from '../fees/index.ts';
import { findRate } from '../markets/index.ts';
import type { PricedStore } from './quote.ts';

/**
 * What all prices of a store depend on besides its rules and the catalogue, as a text. Stored prices whose mark is another
 * one were computed before a rate, a fee or a setting of the store changed, perhaps by an earlier version of the program.
 */
function priceMarkOf(
  store: Pick<
    PricedStore,
    'baseCurrency' | 'defaultPercentageBp' | 'priceEnding' | 'settlementMode'
  >,
  terms: string,
): string {
  return `${store.baseCurrency} ${store.defaultPercentageBp} ${store.priceEnding} ${store.settlementMode} ${terms}`;
}

/** The mark of a store whose stored prices have to be computed anew, whatever they depend on. */
export const outdatedMark = '';

/** The country of stores in all countries without a fee rule. */
const anyCountry = '';

async function listRuleCountries(ctx: Ctx): Promise<string[]> {
  const rules = await readFeeRules(ctx);
  return [...new Set(rules.flatMap(({ countryCode }) => countryCode ?? []))].sort();
}

/**
 * The part of the mark that stores of one currency and country share: its rate and the fees of all providers. Which of
 * them a store offers is announced when it changes.
 */
async function readTerms(ctx: Ctx, currency: Currency, countryCode: string): Promise<string> {
  const rate = await findRate(ctx, 'USD', currency);
  const providers = [anyProvider, ...ctx.platform.hooks.get(feeHooks.listProviders)(ctx)];
  const policies = await findFeePolicies(ctx, providers, {
    countryCode,
    paidIn: currency,
    countedIn: currency,
  });
  const fees = [...policies]
    .map(([name, { basisPoints, fixedMinor }]) => `${name}:${basisPoints}+${fixedMinor}`)
    .sort()
    .join();
  const hash = createHash('sha256').update(fees).digest('base64url').slice(0, 16);
  return `${rate.numerator}/${rate.denominator} ${hash}`;
}

/** The mark that the prices of a store have when they are computed now. */
export async function currentMark(ctx: Ctx, store: PricedStore): Promise<string> {
  const hasOwnRule = (await listRuleCountries(ctx)).includes(store.countryCode);
  const country = hasOwnRule ? store.countryCode : anyCountry;
  return priceMarkOf(store, await readTerms(ctx, store.baseCurrency, country));
}

/** The shared parts of all marks, by currency and by country with a fee rule; `anyCountry` is the others. */
export async function currentTerms(
  ctx: Ctx,
): Promise<{ currency: Currency; country: string; terms: string }[]> {
  const countries = [anyCountry, ...(await listRuleCountries(ctx))];
  const all = [];
  for (const currency of currencies)
    for (const country of countries)
      all.push({ currency, country, terms: await readTerms(ctx, currency, country) });
  return all;
}
