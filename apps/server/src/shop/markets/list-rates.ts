import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type * as contract from '@vitrine/contract/shop/exchange-rates.ts';
import { count, desc, eq } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { currencyName, formatFraction, isCurrent } from './markets.rules.ts';
import { exchangeRates, rateFetches } from './markets.tables.ts';
import { readMarkets } from './snapshot.ts';
import { ratedCurrencies, readNewestRates } from './write-rates.ts';

type RateRow = typeof exchangeRates.$inferSelect;

async function describe(ctx: Ctx, rows: readonly RateRow[]) {
  const names = await nameOperators(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    currency: row.currency,
    perUsd: formatFraction(row.numerator, row.denominator),
    asOf: row.asOf.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    source: row.source,
    by: row.accountId === null ? null : (names.get(row.accountId) ?? null),
  }));
}

export async function listRates(ctx: Ctx): Promise<EndpointReply<typeof contract.listRates>> {
  const newest = await readNewestRates(ctx);
  const { rateHoursMax } = await readMarkets(ctx);
  const now = ctx.clock.now();
  const rows = await describe(
    ctx,
    ratedCurrencies.flatMap((code) => newest.get(code) ?? []),
  );
  const { RATES_URL } = ctx.platform.config;
  return {
    list: rows.map((row) => ({
      ...row,
      name: currencyName(row.currency, ctx.language),
      isCurrent: isCurrent(row.currency, newest.get(row.currency), now, rateHoursMax),
    })),
    hoursMax: rateHoursMax,
    feed: RATES_URL ? { host: new URL(RATES_URL).host } : null,
  };
}

export async function pageHistory(
  ctx: Ctx,
  { currency, pageNum, pageSize }: EndpointInput<typeof contract.pageRateHistory>['query'],
): Promise<EndpointReply<typeof contract.pageRateHistory>> {
  const where = currency ? eq(exchangeRates.currency, currency) : undefined;
  const rows = await ctx.db
    .select()
    .from(exchangeRates)
    .where(where)
    .orderBy(desc(exchangeRates.asOf), desc(exchangeRates.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await ctx.db.select({ total: count() }).from(exchangeRates).where(where);
  return { list: await describe(ctx, rows), total: counted?.total ?? 0 };
}

export async function pageFetches(
  ctx: Ctx,
  { pageNum, pageSize }: EndpointInput<typeof contract.pageRateFetches>['query'],
): Promise<EndpointReply<typeof contract.pageRateFetches>> {
  const rows = await ctx.db
    .select()
    .from(rateFetches)
    .orderBy(desc(rateFetches.at), desc(rateFetches.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await ctx.db.select({ total: count() }).from(rateFetches);
  return {
    list: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    total: counted?.total ?? 0,
  };
}
