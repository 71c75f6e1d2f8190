import type { Currency } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import { readConfigNumber } from '#admin/configs/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { lockOwnerBalances } from './balances.ts';
import { isTestBook } from './current-book.ts';
import { ownerAccount, postJournal } from './post-journal.ts';

const dayMs = 86_400_000;

interface Earning {
  orderId: string;
  storeId: string;
  amountMinor: bigint;
  currency: Currency;
  /** The book of its payment; without one, the current book. */
  isTest?: boolean;
}

const insertEarning = statement(
  (places: Places<Required<Earning> & { earnedAt: Date }>) => sql`
    insert into owner_earnings (order_id, store_id, amount_minor, currency, is_test, earned_at)
    values (${places.orderId}, ${places.storeId}, ${places.amountMinor}, ${places.currency}, ${places.isTest}, ${places.earnedAt}) on conflict do nothing`,
  {},
);

/** Notes what an order earned, if anything, with the next statement of the transaction or its commit; called with its capture journal. */
export async function recordEarning(ctx: Ctx, earning: Earning): Promise<void> {
  if (earning.amountMinor <= 0n) return;
  const row = { ...earning, isTest: earning.isTest ?? isTestBook(ctx), earnedAt: ctx.clock.now() };
  await ctx.db.sendWithCommit(() => insertEarning(ctx, row));
}

/** Days between delivery and availability. */
export const readHoldDays = (ctx: Ctx): Promise<number> =>
  readConfigNumber(ctx, 'payout.holdDays', { takesZero: true });

/** Starts the hold of a delivered order's earning; a second call changes nothing. */
export async function scheduleEarning(ctx: Ctx, orderId: string, deliveredAt: Date): Promise<void> {
  const availableAt = new Date(deliveredAt.getTime() + (await readHoldDays(ctx)) * dayMs);
  await ctx.db.run(sql`
    update owner_earnings set available_at = ${availableAt.toISOString()}::timestamptz where order_id = ${orderId} and available_at is null`);
}

interface DueStore {
  storeId: string;
  currency: Currency;
  isTest: boolean;
}

/** Moves one store's earnings of one book whose hold is over from pending to available, as one movement. */
async function matureStore(ctx: Ctx, { storeId, currency, isTest }: DueStore): Promise<number> {
  await lockOwnerBalances(ctx, storeId, currency);
  const due = await ctx.db.rows(
    sql`
    select order_id, amount_minor::text as amount from owner_earnings
    where store_id = ${storeId} and currency = ${currency} and is_test = ${isTest} and matured_journal_id is null and reversed_at is null
      and held_at is null and available_at <= ${ctx.clock.now().toISOString()}::timestamptz
    order by order_id for update`,
    { orderId: as.id, amount: as.minor },
  );
  const [first] = due;
  if (!first) return 0;
  const total = due.reduce((sum, row) => sum + row.amount, 0n);
  const { journalId } = await postJournal(ctx, {
    // Each order matures once, so the smallest order of the batch names it.
    kind: 'matured',
    sourceType: 'order',
    sourceId: first.orderId,
    memo: { orders: due.length, orderId: first.orderId },
    isTest,
    lines: [
      { account: ownerAccount('owner_pending', storeId), amountMinor: total, currency },
      { account: ownerAccount('owner_available', storeId), amountMinor: -total, currency },
    ],
  });
  const ids = due.map((row) => row.orderId);
  await ctx.db.run(
    sql`update owner_earnings set matured_journal_id = ${journalId} where order_id in ${ids}`,
  );
  return due.length;
}

/** Works off every store with earnings whose hold is over; answers the stores whose balance changed. */
export async function matureEarnings(
  ctx: Ctx,
  storeId?: string,
): Promise<{ storeId: string; orders: number }[]> {
  const stores = await ctx.db.rows(
    sql`
    select distinct store_id, currency, is_test from owner_earnings
    where matured_journal_id is null and reversed_at is null and held_at is null and available_at <= ${ctx.clock.now().toISOString()}::timestamptz
      ${storeId ? sql`and store_id = ${storeId}` : sql``}
    order by store_id limit 5000`,
    { storeId: as.id, currency: as.currency, isTest: as.boolean },
  );
  const done: { storeId: string; orders: number }[] = [];
  for (const due of stores) {
    const orders = await inTx(ctx, (tx) => matureStore(tx, due));
    if (orders) done.push({ storeId: due.storeId, orders });
  }
  return done;
}

export interface PendingDate {
  availableAt: Date | null;
  amountMinor: bigint;
  orders: number;
}

/** Pending earnings by the day on which they become available, soonest first, undelivered ones last. */
export async function listPendingDates(
  ctx: Ctx,
  storeId: string,
  currency: Currency,
  timeZone: string,
): Promise<PendingDate[]> {
  const result = await ctx.db.rows(
    sql`
    select min(due_at)::text as available_at, sum(amount_minor)::text as amount, count(*)::int as orders
    from (select amount_minor, case when held_at is null then available_at end as due_at from owner_earnings
      where store_id = ${storeId} and currency = ${currency} and is_test = ${isTestBook(ctx)} and matured_journal_id is null and reversed_at is null) e
    group by (due_at at time zone ${timeZone})::date
    order by min(due_at) nulls last limit 100`,
    { availableAt: orNull(as.moment), amount: as.minor, orders: as.integer },
  );
  return result.map((row) => ({
    availableAt: row.availableAt,
    amountMinor: row.amount,
    orders: row.orders,
  }));
}
