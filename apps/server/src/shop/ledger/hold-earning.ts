import type { Currency } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { lockOwnerBalances } from './balances.ts';
import type { JournalMemo } from './ledger.rules.ts';
import { journals, ledgerAccounts } from './ledger.tables.ts';
import { ownerAccount, postJournal } from './post-journal.ts';

/** Names one hold: a dispute can hold an order's earning again after it was released. */
interface Hold {
  orderId: string;
  storeId: string;
  currency: Currency;
  sourceId: string;
  memo: JournalMemo;
}

async function lockEarning(ctx: Ctx, hold: Hold) {
  await lockOwnerBalances(ctx, hold.storeId, hold.currency);
  const [earning] = await ctx.db.rows(
    sql`
    select amount_minor::text as amount, matured_journal_id is not null as is_matured, held_at is not null as is_held, is_test
    from owner_earnings where order_id = ${hold.orderId} and reversed_at is null for update`,
    { amount: as.minor, isMatured: as.boolean, isHeld: as.boolean, isTest: as.boolean },
  );
  return earning;
}

/** Moves an earning from available to pending when it is held, and back when it is released. Returns the journal. */
async function moveEarning(
  ctx: Ctx,
  { storeId, currency, sourceId, memo }: Hold,
  { amount: amountMinor, isTest }: { amount: bigint; isTest: boolean },
  kind: 'dispute_held' | 'dispute_released',
): Promise<string> {
  const available = ownerAccount('owner_available', storeId);
  const pending = ownerAccount('owner_pending', storeId);
  const [from, to] = kind === 'dispute_held' ? [available, pending] : [pending, available];
  const { journalId } = await postJournal(ctx, {
    kind,
    sourceType: 'dispute',
    sourceId,
    memo,
    isTest,
    lines: [
      { account: from, amountMinor, currency },
      { account: to, amountMinor: -amountMinor, currency },
    ],
  });
  return journalId;
}

/**
 * Holds what an order earned: it does not become available, and what is available already becomes pending again, even
 * if it was paid out and the balance is negative then. Returns the amount, and where it was; null for an order that earned nothing.
 */
export async function placeEarningHold(
  ctx: Ctx,
  hold: Hold,
): Promise<{ amountMinor: bigint; from: 'pending' | 'available' } | null> {
  const earning = await lockEarning(ctx, hold);
  if (!earning || earning.isHeld) return null;
  if (earning.isMatured) await moveEarning(ctx, hold, earning, 'dispute_held');
  await ctx.db.run(sql`
    update owner_earnings set held_at = ${ctx.clock.now().toISOString()}::timestamptz, matured_journal_id = null
    where order_id = ${hold.orderId}`);
  return { amountMinor: earning.amount, from: earning.isMatured ? 'available' : 'pending' };
}

/** Ends a hold: what was available before is available again, the rest once its own hold is over. */
export async function releaseEarning(
  ctx: Ctx,
  hold: Hold,
  from: 'pending' | 'available',
): Promise<void> {
  const earning = await lockEarning(ctx, hold);
  if (!earning?.isHeld) return;
  const journalId =
    from === 'available' ? await moveEarning(ctx, hold, earning, 'dispute_released') : null;
  await ctx.db.run(sql`
    update owner_earnings set held_at = null, matured_journal_id = ${journalId}::bigint where order_id = ${hold.orderId}`);
}

/** Restores the amount that a lost dispute took of an order's earning, which is still held. */
export async function restoreEarning(ctx: Ctx, orderId: string): Promise<void> {
  await ctx.db.run(sql`
    update owner_earnings set reversed_at = null where order_id = ${orderId} and held_at is not null and reversed_at is not null`);
}

const undoneRow = {
  code: ledgerAccounts.code,
  storeId: orNull(as.id),
  provider: orNull(as.text),
  currency: as.currency,
  amount: as.minor,
  memo: journals.memo,
  isTest: as.boolean,
};

/** Takes the journal of a lost dispute back, if there is one. */
export async function undoLoss(ctx: Ctx, sourceId: string): Promise<void> {
  const entries = await ctx.db.rows(
    sql`
    select a.code, a.store_id, a.provider, e.currency, e.amount_minor::text as amount, j.memo, j.is_test
    from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
    where j.kind = 'dispute_lost' and j.source_type = 'dispute' and j.source_id = ${sourceId} order by e.line_number`,
    undoneRow,
  );
  const [first] = entries;
  if (!first) return;
  await postJournal(ctx, {
    kind: 'dispute_undone',
    sourceType: 'dispute',
    sourceId,
    memo: first.memo,
    isTest: first.isTest,
    lines: entries.map(({ code, storeId, provider, currency, amount }) => ({
      account: { code, storeId, provider },
      amountMinor: -amount,
      currency,
    })),
  });
}
