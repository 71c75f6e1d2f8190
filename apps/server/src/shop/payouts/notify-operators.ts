import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { unpaidReason } from '#texts/unpaid-reasons.ts';
import { isTestBook } from '../ledger/index.ts';

const reportedDays = 7;
const linesMax = 20;
/** Younger items wait for the next mail: what happened at the same time may not be committed yet. */
const settleMs = 30_000;

/** The time after which items are unreported: that of the newest item of the last mail. */
async function readSince(ctx: Ctx, until: Date): Promise<string> {
  const earliest = new Date(until.getTime() - reportedDays * 86_400_000);
  const [last] = await ctx.db.rows(
    sql`select unique_key as key from outbox_mails
      where created_at > ${earliest.toISOString()}::timestamptz and template = 'stores-unpaid' order by created_at desc, id desc limit 1`,
    { key: as.text },
  );
  const newest = Number(last?.key.split(':').at(-1) ?? 0);
  return new Date(Math.max(newest, earliest.getTime())).toISOString();
}

/** Emails operators once which stores cannot be paid out: their account was restricted or closed, or a payout to it failed. */
export async function notifyOfUnpaidStores(ctx: Ctx): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() - settleMs);
  const since = await readSince(ctx, until);
  const isTest = isTestBook(ctx);
  const rows = await ctx.db.rows(
    sql`
    select s.name, u.label, u.reason, u.at from (
      select store_id, coalesce(label, '') as label, 'restricted' as reason, restricted_at as at
        from linked_accounts where state = 'active' and is_test = ${isTest} and restricted_at > ${since}::timestamptz
      union all
      -- One that was refused before it was active has no reference of the account.
      select store_id, coalesce(label, ''), 'lost', decided_at
        from linked_accounts where state = 'refused' and is_test = ${isTest} and account_ref is not null and decided_at > ${since}::timestamptz
      union all
      select store_id, label, 'failed', coalesce(returned_at, failed_at) from payouts
        where status in ('failed', 'returned') and is_test = ${isTest} and coalesce(returned_at, failed_at) > ${since}::timestamptz
    ) u join stores s on s.id = u.store_id
    where u.at <= ${until.toISOString()}::timestamptz
    order by u.at desc`,
    {
      name: as.text,
      label: as.text,
      reason: as.oneOf('restricted', 'lost', 'failed'),
      at: as.moment,
    },
  );
  const [newest] = rows;
  if (!newest) return;
  await mailOperators(ctx, {
    permission: 'platform:payout:query',
    template: 'stores-unpaid',
    newest: String(newest.at.getTime()),
    mailIn: (language) => ({
      template: 'stores-unpaid',
      values: { count: new Set(rows.map(({ name }) => name)).size },
      lines: rows.slice(0, linesMax).map(({ name, label, reason }) => ({
        label: [name, label].filter(Boolean).join(' · '),
        amount: unpaidReason(reason, language),
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/payouts`,
    }),
  });
}
