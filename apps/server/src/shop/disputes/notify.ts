import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { DisputeState } from '@vitrine/contract/shop/disputes.ts';
import { sql } from 'drizzle-orm';
import { mailOperators } from '#admin/identity/index.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type * as english from '#texts/en/dispute-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { notifyOwner } from '../notifications/index.ts';
import { recordStep } from './apply-dispute.ts';
import { disputes } from './disputes.tables.ts';

const exportTexts = await loadArea<typeof english>('dispute-export');

const dayMs = 86_400_000;
/** How long before its end those who answer are reminded. */
const reminderMs = 3 * dayMs;
const namedMax = 10;

const messageRow = {
  id: as.id,
  storeId: as.id,
  side: as.text,
  amountMinor: as.minor,
  currency: as.currency,
  number: as.text,
  holds: as.integer,
  dueAt: as.moment,
};

const messageColumns = sql`d.id, d.store_id, p.side, d.amount_minor::text as amount_minor, d.currency, d.holds,
  coalesce(d.due_at, d.opened_at) as due_at,
  (select min(o.number) from payment_orders x join orders o on o.id = x.order_id where x.payment_id = p.id) as number`;

const templates = {
  open: 'dispute-opened',
  appealed: 'dispute-appealed',
  won: 'dispute-won',
  lost: 'dispute-lost',
  closed: 'dispute-closed',
} as const;

/** Notifies the owner that a buyer disputes a payment, and how it goes on; an inquiry changes nothing for him. */
async function notifyOfState(ctx: Ctx, disputeId: string, state: DisputeState): Promise<void> {
  if (state === 'inquiry') return;
  const [found] = await ctx.db.rows(
    sql`select ${messageColumns} from disputes d join payments p on p.id = d.payment_id where d.id = ${disputeId}`,
    messageRow,
  );
  if (found?.side !== 'buyer') return;
  // An inquiry that was closed has never held anything, and the owner has never heard of it.
  if (state === 'closed' && found.holds === 0) return;
  await notifyOwner(ctx, found.storeId, {
    template: templates[state],
    key: `dispute-${state}:${disputeId}:${found.holds}`,
    values: { number: found.number, amount: toMoney(found.amountMinor, found.currency) },
    path: state === 'lost' ? '/revenue' : `/order?order=${found.number}`,
  });
}

const listed = {
  number: as.text,
  amountMinor: as.minor,
  currency: as.currency,
  store: as.text,
  at: as.moment,
  state: disputes.state,
  count: as.integer,
  newest: as.text,
};

const digestColumns = sql`s.name as store, d.state, d.amount_minor::text as amount_minor, d.currency, (count(*) over ())::int as count,
  (select min(o.number) from payment_orders x join orders o on o.id = x.order_id where x.payment_id = d.payment_id) as number`;

const labelOf = ({ number, store }: { number: string; store: string }): string =>
  `${number} · ${store.replace(/\s+/g, ' ')}`;

/** Emails operators the disputes that wait for an answer, the next due first; again when one is due soon. */
export async function notifyOfOpen(ctx: Ctx): Promise<void> {
  const rows = await ctx.db.rows(
    sql`
    select ${digestColumns}, coalesce(d.due_at, d.opened_at) as at,
      (select max(id) || '-' || coalesce(max(id) filter (where reminded_at is not null), 0) from disputes) as newest
    from disputes d join stores s on s.id = d.store_id
    where d.awaits_answer and d.state in ('inquiry', 'open') order by d.due_at nulls last, d.id limit ${namedMax}`,
    listed,
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:dispute:answer',
    template: 'disputes-open',
    newest: first.newest,
    mailIn: (language) => {
      const day = findDateFormat(intlTags[language], {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      return {
        template: 'disputes-open',
        values: { count: first.count },
        lines: rows.map((row) => ({ label: labelOf(row), amount: day.format(row.at) })),
        url: `${ctx.platform.config.consoleUrl}/#/operations/disputes`,
      };
    },
  });
}

/** Emails operators what ended, or was appealed, of late. */
export async function notifyOfDecided(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - dayMs).toISOString();
  const rows = await ctx.db.rows(
    sql`
    select ${digestColumns}, x.at, d.id || '-' || d.holds || '-' || d.state as newest
    from disputes d join stores s on s.id = d.store_id
      join lateral (select max(at) as at from dispute_steps where dispute_id = d.id and kind = d.state) x on true
    where (d.closed_at >= ${since}::timestamptz or d.state = 'appealed') and x.at >= ${since}::timestamptz
    order by x.at desc, d.id desc limit ${namedMax}`,
    listed,
  );
  const [first] = rows;
  if (!first) return;
  await mailOperators(ctx, {
    permission: 'platform:dispute:answer',
    template: 'disputes-decided',
    newest: first.newest,
    mailIn: (language) => ({
      template: 'disputes-decided',
      values: { count: first.count },
      lines: rows.map((row) => ({
        label: labelOf(row),
        amount: `${exportTexts[language].states[row.state]} · ${formatMoney(
          toMoney(row.amountMinor, row.currency),
          intlTags[language],
        )}`,
      })),
      url: `${ctx.platform.config.consoleUrl}/#/operations/disputes`,
    }),
  });
}

/** Messages about one change: the owner's at once, the operators' as a digest. */
export async function notifyOfChange(
  ctx: Ctx,
  { disputeId, state }: { disputeId: string; state: DisputeState },
): Promise<void> {
  await notifyOfState(ctx, disputeId, state);
  if (state === 'inquiry' || state === 'open') return notifyOfOpen(ctx);
  return notifyOfDecided(ctx);
}

/** Reminds those who answer three days before the end, once. */
export async function remindOfDue(platform: Platform): Promise<void> {
  const ctx = systemContext(platform);
  const now = platform.clock.now();
  const rows = await ctx.db.rows(
    sql`
    select ${messageColumns} from disputes d join payments p on p.id = d.payment_id
    where d.awaits_answer and d.state in ('inquiry', 'open') and d.reminded_at is null
      and d.due_at > ${now.toISOString()}::timestamptz
      and d.due_at <= ${new Date(now.getTime() + reminderMs).toISOString()}::timestamptz
    order by d.due_at limit 200`,
    messageRow,
  );
  for (const found of rows)
    await inTx(ctx, async (tx) => {
      const [reminded] = await tx.db.rows(
        sql`update disputes set reminded_at = ${now.toISOString()}::timestamptz
          where id = ${found.id} and reminded_at is null and awaits_answer returning id`,
        { id: as.id },
      );
      if (!reminded) return;
      await recordStep(tx, found.id, 'reminded');
      if (found.side !== 'buyer') return;
      await notifyOwner(tx, found.storeId, {
        template: 'dispute-due',
        key: `dispute-due:${found.id}`,
        values: {
          number: found.number,
          amount: toMoney(found.amountMinor, found.currency),
          day: found.dueAt,
        },
        path: `/order?order=${found.number}`,
      });
    });
}
