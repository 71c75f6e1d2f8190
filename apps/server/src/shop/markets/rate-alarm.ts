import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { isCurrent } from './markets.rules.ts';
import { readMarkets } from './snapshot.ts';
import { ratedCurrencies } from './write-rates.ts';

const hourMs = 3_600_000;
/** A feed that fails now and then is no reason for an email. */
const failingMaxMs = 24 * hourMs;

const urlOf = (ctx: Ctx) => `${ctx.platform.config.consoleUrl}/#/operations/rates`;

/** Rates that are too old to charge buyers with, and when they were last confirmed. */
export async function findOldRates(ctx: Ctx) {
  const { dollars, rateHoursMax } = await readMarkets(ctx);
  const now = ctx.clock.now();
  return ratedCurrencies.flatMap((code) => {
    const rate = dollars.get(code);
    return rate && !isCurrent(code, rate, now, rateHoursMax)
      ? [{ code, at: rate.confirmedAt }]
      : [];
  });
}

async function notifyOfOld(ctx: Ctx): Promise<void> {
  const old = await findOldRates(ctx);
  if (!old.length) return;
  const newest = Math.max(...old.map(({ at }) => at.getTime()));
  await mailOperators(ctx, {
    permission: 'platform:rate:edit',
    template: 'rates-old',
    newest: `${old.length}:${newest}`,
    mailIn: (language) => {
      const day = findDateFormat(intlTags[language], {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      return {
        template: 'rates-old',
        values: { count: old.length },
        lines: old.map(({ code, at }) => ({ label: code, amount: day.format(at) })),
        url: urlOf(ctx),
      };
    },
  });
}

async function notifyOfFailures(ctx: Ctx): Promise<void> {
  const [row] = await ctx.db.rows(
    sql`
    select min(at) as since from rate_fetches
    where id > coalesce((select max(id) from rate_fetches where outcome <> 'failed'), 0)`,
    { since: orNull(as.moment) },
  );
  const failingMs = row?.since ? ctx.clock.now().getTime() - row.since.getTime() : 0;
  if (!row?.since || failingMs < failingMaxMs) return;
  await mailOperators(ctx, {
    permission: 'platform:rate:edit',
    template: 'rates-failed',
    newest: row.since.toISOString(),
    mailIn: () => ({
      template: 'rates-failed',
      values: { hours: Math.floor(failingMs / hourMs) },
      url: urlOf(ctx),
    }),
  });
}

/** Emails operators when rates are too old to charge with, and when the feed has failed for a day. */
export async function notifyOfRates(ctx: Ctx): Promise<void> {
  await notifyOfOld(ctx);
  await notifyOfFailures(ctx);
}
