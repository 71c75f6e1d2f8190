import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import * as contract from '@vitrine/contract/shop/payouts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import type { RunLog } from '#platform/jobs/run-log.ts';
import { getStore } from '../stores/index.ts';
import { describePayout } from './describe-payout.ts';
import { logPayout } from './log-payout.ts';
import { payoutSchedulesTable } from './payouts.tables.ts';
import { checkPayout, tryPayout } from './request-payout.ts';

type Schedule = (typeof contract.payoutSchedules)[number];

const unitOf = { daily: 'day', weekly: 'week', monthly: 'month' } as const;

/** The next moment of a schedule: the start of a day, of a Monday or of a month, where the store is. */
async function findNext(ctx: Ctx, schedule: Schedule, timeZone: string): Promise<Date | null> {
  if (schedule === 'manual') return null;
  const unit = unitOf[schedule];
  const rows = await ctx.db.rows(
    sql`
    select (date_trunc(${unit}, ${ctx.clock.now().toISOString()}::timestamptz at time zone ${timeZone}) + ${`1 ${unit}`}::interval) at time zone ${timeZone} as next`,
    { next: as.moment },
  );
  return rows[0] ? rows[0].next : null;
}

async function writeSchedule(
  ctx: Ctx,
  storeId: string,
  schedule: Schedule,
  nextAt: Date | null,
): Promise<void> {
  await ctx.db
    .insert(payoutSchedulesTable)
    .values({ storeId, schedule, nextAt })
    .onConflictDoUpdate({ target: payoutSchedulesTable.storeId, set: { schedule, nextAt } });
}

export async function saveSchedule(
  ctx: Ctx,
  storeId: string,
  schedule: Schedule,
): Promise<EndpointReply<typeof contract.savePayoutSchedule>> {
  const nextAt = await findNext(ctx, schedule, (await getStore(ctx, storeId)).timeZone);
  await writeSchedule(ctx, storeId, schedule, nextAt);
  return { schedule, nextAt: nextAt?.toISOString() ?? null };
}

/** What the payout card shows: the amount, what stands against it, the schedule, the payout under way. */
export async function describeState(
  ctx: Ctx,
  storeId: string,
): Promise<EndpointReply<typeof contract.readPayoutState>> {
  const { baseCurrency } = await getStore(ctx, storeId);
  const judged = await checkPayout(ctx, storeId);
  const [row] = await ctx.db
    .select()
    .from(payoutSchedulesTable)
    .where(eq(payoutSchedulesTable.storeId, storeId));
  return {
    canRequest: judged.block === null,
    blockedBy: judged.block,
    resumesAt: judged.heldUntil?.toISOString() ?? null,
    amount: toMoney(judged.amountMinor, baseCurrency),
    minimum: toMoney(judged.minimumMinor, baseCurrency),
    schedule: row?.schedule ?? 'manual',
    nextAt: row?.nextAt?.toISOString() ?? null,
    open: judged.open ? describePayout(judged.open) : null,
  };
}

/** Pays out the stores whose day has come, and sets their next day. */
export async function runSchedules(ctx: Ctx, log?: RunLog): Promise<number> {
  const rows = await ctx.db.rows(
    sql`
    select p.store_id, p.schedule, s.time_zone, s.name from payout_schedules p join stores s on s.id = p.store_id
    where p.next_at <= ${ctx.clock.now().toISOString()}::timestamptz order by p.next_at limit 500`,
    {
      storeId: as.id,
      schedule: as.oneOf(...contract.payoutSchedules),
      timeZone: as.text,
      name: as.text,
    },
  );
  let begun = 0;
  for (const row of rows) {
    const payout = await tryPayout(ctx, row.storeId, 'schedule');
    if (payout) {
      begun += 1;
      logPayout(log, row.name, payout);
    }
    // What is only held goes out when the hold ends, not a month later.
    const { block, heldUntil } = payout ? {} : await checkPayout(ctx, row.storeId);
    const nextAt =
      (block === 'held' || block === 'bank_held') && heldUntil
        ? heldUntil
        : await findNext(ctx, row.schedule, row.timeZone);
    await writeSchedule(ctx, row.storeId, row.schedule, nextAt);
  }
  return begun;
}
