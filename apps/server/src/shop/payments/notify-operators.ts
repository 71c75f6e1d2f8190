import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';

/** Emails operators how many discrepancies of each provider are open. */
export async function notifyOfDiscrepancies(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select provider, count(*)::int as count, (select max(id)::text from discrepancies) as newest
    from discrepancies where state = 'open' group by provider order by provider`,
    { provider: as.text, count: as.integer, newest: as.text },
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:ledger:compare',
    template: 'books-differ',
    newest: first.newest,
    mailIn: () => ({
      template: 'books-differ',
      values: { count: rows.reduce((sum, { count }) => sum + count, 0) },
      lines: rows.map(({ provider, count }) => ({ label: provider, amount: String(count) })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/webhooks?tab=discrepancies&state=open`,
    }),
  });
}
