import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { unpaidReason } from '#texts/unpaid-reasons.ts';

const reportedDays = 7;
const linesMax = 20;
/** An item may be committed so long after its time: reported twice rather than never. */
const overlapMs = 600_000;

/** The time from which items may be unreported: that of the last mail. */
async function readSince(ctx: Ctx): Promise<string> {
  const [last] = await ctx.db.rows(
    sql`select max(created_at) as at from outbox_mails where template = 'stores-unpaid'`,
    { at: orNull(as.moment) },
  );
  const oldest = ctx.clock.now().getTime() - reportedDays * 86_400_000;
  return new Date(Math.max(oldest, (last?.at?.getTime() ?? 0) - overlapMs)).toISOString();
}

/** Emails operators once which stores cannot be paid out: their account was restricted or closed, or a payout to it failed. */
export async function notifyOfUnpaidStores(ctx: Ctx): Promise<void> {
  const since = await readSince(ctx);
  const rows = await ctx.db.rows(
    sql`
    select s.name, u.label, u.reason, u.at from (
      select store_id, coalesce(label, '') as label, 'restricted' as reason, restricted_at as at
        from linked_accounts where state = 'active' and restricted_at > ${since}::timestamptz
      union all
      -- One that was refused before it was active has no reference of the account.
      select store_id, coalesce(label, ''), 'lost', decided_at
        from linked_accounts where state = 'refused' and account_ref is not null and decided_at > ${since}::timestamptz
      union all
      select store_id, label, 'failed', failed_at from payouts where status = 'failed' and failed_at > ${since}::timestamptz
    ) u join stores s on s.id = u.store_id
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
