import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from '../ledger/index.ts';

/** Payouts that wait for the platform's balance at each provider: how many, and how much in each currency. */
async function listWaiting(ctx: Ctx) {
  const rows = await ctx.db.rows(
    sql`
    select provider, currency, sum(amount_minor)::text as amount, count(*)::int as count, max(id)::text as newest
    from payouts where status = 'waiting' and is_test = ${isTestBook(ctx)} group by provider, currency order by provider, currency`,
    {
      provider: as.text,
      currency: as.currency,
      amount: as.minor,
      count: as.integer,
      newest: as.text,
    },
  );
  return rows.map(({ amount, currency, ...rest }) => ({
    ...rest,
    amount: toMoney(amount, currency),
  }));
}

/** Emails operators for which balances payouts wait, and how much they need. */
export async function notifyOfWaiting(ctx: Ctx): Promise<void> {
  const rows = await listWaiting(ctx);
  const newest = rows.map((row) => BigInt(row.newest)).reduce((a, b) => (a > b ? a : b), 0n);
  if (!rows.length) return;
  await mailOperators(ctx, {
    permission: 'platform:payout:run',
    template: 'payouts-waiting',
    newest: String(newest),
    mailIn: (language) => ({
      template: 'payouts-waiting',
      values: { count: rows.reduce((sum, { count }) => sum + count, 0) },
      lines: rows.map(({ provider, amount }) => ({
        label: provider,
        amount: formatMoney(amount, intlTags[language]),
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/payouts?state=waiting`,
    }),
  });
}
