import { type Currency, currencies } from '@vitrine/contract/money.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { announceMarkets } from './install.ts';
import { ratesChanged } from './markets.events.ts';
import { formatFraction, isSameRate, parseFraction, perMilleMoved } from './markets.rules.ts';
import { exchangeRates } from './markets.tables.ts';

type RateRow = typeof exchangeRates.$inferSelect;
export type NewRate = Pick<RateRow, 'currency' | 'numerator' | 'denominator' | 'source'> &
  Partial<Pick<RateRow, 'publishedOn' | 'accountId'>>;

/** The newest rate of each currency, locked against other writers until the transaction ends. */
export async function lockNewestRates(ctx: Ctx): Promise<Map<Currency, RateRow>> {
  await lockInTx(ctx, 'exchange-rates');
  return readNewestRates(ctx);
}

export async function readNewestRates(ctx: Ctx): Promise<Map<Currency, RateRow>> {
  const rows = await ctx.db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, sql`${exchangeRates.asOf} desc`);
  return new Map(rows.map((row) => [row.currency, row]));
}

/** Writes rates that count from now on, and confirms those that are as before; answers how many changed. */
export async function writeRates(
  ctx: Ctx,
  newest: ReadonlyMap<Currency, RateRow>,
  rates: readonly NewRate[],
): Promise<number> {
  const now = ctx.clock.now();
  let changed = 0;
  for (const rate of rates) {
    const before = newest.get(rate.currency);
    const { publishedOn = null, accountId = null } = rate;
    // A built-in rate becomes the rate of an operator, though its figure is the same.
    if (before && isSameRate(before, rate) && before.source !== 'built_in') {
      await ctx.db
        .update(exchangeRates)
        .set({ confirmedAt: now, ...(rate.source === before.source ? { publishedOn } : {}) })
        .where(eq(exchangeRates.id, before.id));
      continue;
    }
    // Two changes within a millisecond have an order as well.
    const asOf = before && before.asOf >= now ? new Date(before.asOf.getTime() + 1) : now;
    await ctx.db
      .insert(exchangeRates)
      .values({ ...rate, publishedOn, accountId, asOf, confirmedAt: now });
    await ctx.platform.events.emit(ctx, ratesChanged, { currency: rate.currency });
    changed += 1;
  }
  await announceMarkets(ctx);
  return changed;
}

/** Adds one rate, as an operator does: quotes from now on use it, orders keep theirs. */
export async function addRate(ctx: Ctx, currency: Currency, perUsd: string): Promise<void> {
  await writeRates(ctx, await lockNewestRates(ctx), [
    { currency, source: 'operator', ...parseFraction(perUsd) },
  ]);
}

/** Dates the rates of a trial at its start: with the real clock those that come with the program would be too old. */
export async function confirmTrialRates(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(exchangeRates)
    .set({ confirmedAt: ctx.clock.now() })
    .where(eq(exchangeRates.source, 'built_in'));
  await announceMarkets(ctx);
}

/** Beyond a tenth a rate is more likely a slip of the hand than a market. */
const movedMaxPerMille = 100;

interface GivenRate {
  currency: Currency;
  perUsd: string;
}

/** Sets rates by hand; one that moved far is refused until the operator says that it is meant. */
export async function setRates(
  ctx: Ctx,
  { rates, isJumpMeant }: { rates: readonly GivenRate[]; isJumpMeant: boolean },
  pathOf = (index: number) => `rates.${index}.perUsd`,
): Promise<{ changed: number }> {
  const seen = new Set<Currency>();
  const problems = rates.flatMap(({ currency }, index) => {
    const isTwice = seen.has(currency);
    seen.add(currency);
    return isTwice || currency === 'USD' ? [{ path: pathOf(index), code: 'choice' }] : [];
  });
  if (problems.length) throw new Failure('invalid-input', { fields: problems });
  const newest = await lockNewestRates(ctx);
  const jumps = rates.flatMap(({ currency, perUsd }, index) => {
    const before = newest.get(currency);
    const moved = before ? perMilleMoved(before, parseFraction(perUsd)) : 0;
    if (!before || moved <= movedMaxPerMille) return [];
    const values = {
      percent: Math.round(moved / 10),
      before: formatFraction(before.numerator, before.denominator),
    };
    return [{ path: pathOf(index), code: 'rate-jump', values }];
  });
  if (jumps.length && !isJumpMeant) throw new Failure('rate-jump', { fields: jumps });
  const changed = await writeRates(
    ctx,
    newest,
    rates.map(({ currency, perUsd }) => ({
      currency,
      source: 'operator',
      accountId: ctx.caller?.accountId ?? null,
      ...parseFraction(perUsd),
    })),
  );
  return { changed };
}

/** Every currency but the dollar, in which the others are counted. */
export const ratedCurrencies = currencies.filter((code) => code !== 'USD');
