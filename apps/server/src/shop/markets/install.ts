import { currencies } from '@vitrine/contract/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import {
  pricesIncludeTax,
  referenceCountries,
  referenceRates,
  referenceRatesAsOf,
} from './markets.reference.ts';
import { countryNames, parseFraction } from './markets.rules.ts';
import { countries, exchangeRates, taxRates } from './markets.tables.ts';
import { invalidateMarkets } from './snapshot.ts';

/** Lays down countries, rates and taxes where they are missing; what an operator changed stays. */
export async function installMarkets(ctx: Ctx): Promise<void> {
  await ctx.db
    .insert(countries)
    .values(
      referenceCountries.map(({ code, number, currency }) => ({
        code,
        number,
        currency,
        names: countryNames(code),
        percentageBp: 20_000,
        isServed: true,
        pricesIncludeTax: pricesIncludeTax(code),
      })),
    )
    // Names come with the runtime and may become better; everything else belongs to the operators.
    .onConflictDoUpdate({ target: countries.code, set: { names: sql`excluded.names` } });
  await ctx.db
    .insert(exchangeRates)
    .values(
      currencies.map((currency) => ({
        currency,
        ...parseFraction(referenceRates[currency]),
        asOf: referenceRatesAsOf,
        confirmedAt: referenceRatesAsOf,
      })),
    )
    .onConflictDoNothing();
  await ctx.db
    .insert(taxRates)
    .values(
      referenceCountries
        .filter(({ tax }) => tax > 0)
        .map(({ code, tax }) => ({ countryCode: code, basisPoints: tax })),
    )
    .onConflictDoNothing();
  await announceMarkets(ctx);
}

/** Changes the default percentage of one country: stores that open there from now on start with it. */
export async function setCountryPercentage(
  ctx: Ctx,
  code: string,
  percentageBp: number,
): Promise<void> {
  await ctx.db.update(countries).set({ percentageBp }).where(eq(countries.code, code));
  await announceMarkets(ctx);
}

/** Every process reads the markets anew. */
export async function announceMarkets(ctx: Ctx): Promise<void> {
  invalidateMarkets(ctx.platform);
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: ['markets'] });
}
