import { sql } from 'drizzle-orm';
import { configTag, readConfigNumber } from '#admin/configs/index.ts';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/failure.ts';
import { builtInMarkets } from './built-in.ts';
import { countries, exchangeRates, taxRates } from './markets.tables.ts';
import type { Markets } from './markets.types.ts';

/** The age after which a rate charges nobody is a setting. */
const marketsTags = ['markets', configTag];

/** As long as a page is kept: its country is part of its name. */
const staleMs = 660_000;

const marketsCache: CacheDefinition<Markets> = { entriesMax: 1, ttlMs: 30_000, staleMs };

/** The markets as this process holds them; read anew after a change or when they are old. */
export async function readMarkets(ctx: Ctx): Promise<Markets> {
  recordTags(ctx, marketsTags);
  const cache = cacheOf(ctx.platform, marketsCache);
  const make = async () => {
    const markets = await loadMarkets(ctx);
    // Before the installation the built-in figures count, so that an account can open its store in an empty database.
    if (markets.countries.size === 0 || markets.dollars.size === 0)
      return { value: builtInMarkets(), tags: null };
    return { value: markets, tags: marketsTags };
  };
  const isInTransaction = ctx.db !== ctx.platform.database.db;
  return (await (isInTransaction ? cache.loadAlone('markets', make) : cache.load('markets', make)))
    .value;
}

/** The same, or what was held last while the database is away: for the country of a kept page, never for a price. */
export async function readLastMarkets(ctx: Ctx): Promise<Markets> {
  try {
    return await readMarkets(ctx);
  } catch (error) {
    const last = isDatabaseAway(error)
      ? cacheOf(ctx.platform, marketsCache).getStale('markets')
      : undefined;
    if (!last) throw error;
    return last;
  }
}

/** Drops what is held, in this process. */
export function invalidateMarkets(platform: Platform): void {
  cacheOf(platform, marketsCache).invalidate(marketsTags);
}

async function loadMarkets(ctx: Ctx): Promise<Markets> {
  const countryRows = await ctx.db.select().from(countries);
  const rateRows = await ctx.db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, sql`${exchangeRates.asOf} desc`);
  const taxRows = await ctx.db.select().from(taxRates);
  return {
    countries: new Map(countryRows.map((row) => [row.code, row])),
    dollars: new Map(rateRows.map((row) => [row.currency, row])),
    taxes: new Map(taxRows.map((row) => [row.countryCode, row.basisPoints])),
    rateHoursMax: await readConfigNumber(ctx, 'rates.hoursMax'),
  };
}
