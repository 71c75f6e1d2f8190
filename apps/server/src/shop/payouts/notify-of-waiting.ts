import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney } from '@vitrine/contract/money.ts';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { listWaiting } from './list-waiting.ts';

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
