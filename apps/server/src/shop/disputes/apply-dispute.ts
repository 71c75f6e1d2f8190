import type { DisputeStep } from '@vitrine/contract/shop/disputes.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import {
  placeEarningHold,
  postJournal,
  releaseEarning,
  restoreEarning,
  undoLoss,
} from '../ledger/index.ts';
import { type PayableOrder, recordBuyerPaymentState, recordDisputeWon } from '../orders/index.ts';
import {
  type DisputeSnapshot,
  findMismatches,
  isOnOurBooks,
  lockPayment,
  type PaymentPart,
  type PaymentRow,
  recordDiscrepancy,
} from '../payments/index.ts';
import { payments } from '../payments/payments.tables.ts';
import { bookLoss, readRefunded } from '../refunds/index.ts';
import { disputeChanged } from './disputes.events.ts';
import { composeMovementLines, doesHold, isOver, mergeState } from './disputes.rules.ts';
import { disputeMovements, disputeSteps, disputes } from './disputes.tables.ts';

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute with the payment and orders that it is about, all of them locked. */
interface Locked {
  row: DisputeRow;
  payment: PaymentRow;
  parts: PaymentPart[];
  orders: PayableOrder[];
}

export async function recordStep(
  ctx: Ctx,
  disputeId: string,
  kind: DisputeStep,
  amount?: { amountMinor: bigint; currency: DisputeRow['currency'] },
): Promise<void> {
  await ctx.db.insert(disputeSteps).values({
    disputeId,
    kind,
    amountMinor: amount?.amountMinor ?? null,
    currency: amount?.currency ?? null,
    byAccountId: ctx.caller?.accountId ?? null,
    at: ctx.clock.now(),
  });
}

async function change(
  ctx: Ctx,
  row: DisputeRow,
  values: Partial<typeof disputes.$inferInsert>,
): Promise<void> {
  await ctx.db.update(disputes).set(values).where(eq(disputes.id, row.id));
  Object.assign(row, values);
}

/** Our key of the payment: the key in our row takes precedence over the provider's answer. */
async function findKey(
  ctx: Ctx,
  provider: string,
  { ref, paymentKey }: DisputeSnapshot,
): Promise<string | null> {
  const [known] = await ctx.db
    .select({ key: payments.providerKey })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(eq(disputes.provider, provider), eq(disputes.providerRef, ref)));
  return known?.key ?? paymentKey;
}

/** Finds the values of a dispute that do not match the payment that it names. */
function compare(payment: PaymentRow, snapshot: DisputeSnapshot) {
  const isWithin = snapshot.amountMinor <= payment.amountMinor;
  return findMismatches([
    ['account', payment.providerAccount, snapshot.account],
    ['currency', payment.currency, snapshot.currency],
    ['mode', payment.isTest ? 'test' : 'live', snapshot.isLive ? 'live' : 'test'],
    [
      'amount',
      payment,
      isWithin ? payment : { amountMinor: snapshot.amountMinor, currency: snapshot.currency },
    ],
  ]);
}

/** The row of a dispute, made when it is seen for the first time. */
async function lockRow(
  ctx: Ctx,
  payment: PaymentRow,
  snapshot: DisputeSnapshot,
  readAt: Date,
): Promise<{ row: DisputeRow; isNew: boolean } | undefined> {
  const state = snapshot.state ?? (snapshot.movements.length ? 'open' : null);
  const inserted = state
    ? await ctx.db
        .insert(disputes)
        .values({
          provider: payment.provider,
          providerRef: snapshot.ref,
          paymentId: payment.id,
          storeId: payment.storeId,
          state,
          reason: snapshot.reason,
          providerReason: snapshot.providerReason,
          amountMinor: snapshot.amountMinor,
          currency: snapshot.currency,
          buyerNote: snapshot.buyerNote?.slice(0, 2_000) ?? null,
          awaitsAnswer: snapshot.awaitsAnswer,
          canAppeal: snapshot.canAppeal,
          canAccept: snapshot.canAccept,
          openedAt: snapshot.openedAt,
          dueAt: snapshot.dueAt,
          readAt,
          createdAt: ctx.clock.now(),
        })
        .onConflictDoNothing()
        .returning({ id: disputes.id })
    : [];
  const [row] = await ctx.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, payment.provider), eq(disputes.providerRef, snapshot.ref)))
    .for('update');
  return row && { row, isNew: inserted.length > 0 };
}

/** Books each movement once; of a payment to a linked account none is ours. */
async function recordMovements(
  ctx: Ctx,
  { row, payment, parts }: Locked,
  { movements }: DisputeSnapshot,
): Promise<void> {
  for (const moved of movements) {
    const { kind, amountMinor, fee } = moved;
    const [inserted] = await ctx.db
      .insert(disputeMovements)
      .values({
        disputeId: row.id,
        ref: moved.ref,
        kind,
        amountMinor,
        currency: row.currency,
        feeMinor: fee?.amountMinor ?? 0n,
        feeCurrency: fee?.currency ?? null,
        at: moved.at,
      })
      .onConflictDoNothing()
      .returning({ id: disputeMovements.id });
    if (!inserted) continue;
    if (isOnOurBooks(payment) && (amountMinor > 0n || fee))
      await postJournal(ctx, {
        kind: kind === 'taken' ? 'dispute_taken' : 'dispute_returned',
        sourceType: 'dispute',
        sourceId: `${row.id}:${inserted.id}`,
        memo: { ...(parts[0] && { orderId: parts[0].orderId }), paymentId: payment.id },
        isTest: payment.isTest,
        lines: composeMovementLines(payment.provider, row.currency, moved),
      });
    await change(ctx, row, {
      ...(kind === 'taken'
        ? { takenMinor: row.takenMinor + amountMinor }
        : { returnedMinor: row.returnedMinor + amountMinor }),
      ...(fee && { feeMinor: row.feeMinor + fee.amountMinor, feeCurrency: fee.currency }),
    });
    if (amountMinor > 0n)
      await recordStep(ctx, row.id, kind === 'taken' ? 'money_taken' : 'money_returned', {
        amountMinor,
        currency: row.currency,
      });
  }
}

const holdOf = (
  { row, payment }: Locked,
  order: PayableOrder,
): Parameters<typeof placeEarningHold>[1] => ({
  orderId: order.id,
  storeId: order.storeId,
  currency: order.storeCurrency,
  sourceId: `${row.id}:${row.holds}`,
  memo: { orderId: order.id, orderNumber: order.number, paymentId: payment.id },
});

/** The buyer's order is disputed: nothing of it is refunded, and its earnings wait. */
async function hold(ctx: Ctx, locked: Locked): Promise<void> {
  const { row, payment, orders } = locked;
  const [order] = orders;
  await change(ctx, row, { isHolding: true, holds: row.holds + 1 });
  if (payment.side !== 'buyer' || !order) return;
  if (order.buyerPayment === 'paid' || order.buyerPayment === 'part_refunded')
    await recordBuyerPaymentState(ctx, order.id, 'disputed', row.amountMinor);
  if (!isOnOurBooks(payment)) return;
  const held = await placeEarningHold(ctx, holdOf(locked, order));
  if (!held) return;
  await change(ctx, row, { heldMinor: held.amountMinor, heldFrom: held.from });
  await recordStep(ctx, row.id, 'earnings_held', {
    amountMinor: held.amountMinor,
    currency: order.storeCurrency,
  });
}

/** Another dispute of the same payment still holds it. */
async function isHeldByAnother(ctx: Ctx, { row, payment }: Locked): Promise<boolean> {
  const [other] = await ctx.db.rows(
    sql`select id from disputes where payment_id = ${payment.id} and id <> ${row.id} and is_holding limit 1`,
    { id: as.id },
  );
  return other !== undefined;
}

/** It ended well: everything returns to where it was. */
async function release(ctx: Ctx, locked: Locked): Promise<void> {
  const { row, payment, parts, orders } = locked;
  const [order] = orders;
  const [part] = parts;
  await change(ctx, row, { isHolding: false });
  if (payment.side !== 'buyer' || !order || !part) return;
  if (await isHeldByAnother(ctx, locked)) return;
  if (row.heldFrom) {
    await releaseEarning(ctx, holdOf(locked, order), row.heldFrom);
    await recordStep(ctx, row.id, 'earnings_released', {
      amountMinor: row.heldMinor,
      currency: order.storeCurrency,
    });
    await change(ctx, row, { heldMinor: 0n, heldFrom: null });
  }
  const now = await readFact(ctx, order.id);
  if (now !== 'disputed') return;
  await recordDisputeWon(ctx, order, {
    amountMinor: row.amountMinor,
    refunded: await readRefunded(ctx, { payment, part, order }),
  });
}

async function readFact(ctx: Ctx, orderId: string): Promise<string | undefined> {
  const [found] = await ctx.db.rows(
    sql`select buyer_payment as fact from orders where id = ${orderId}`,
    { fact: as.text },
  );
  return found?.fact;
}

/** A lost one is under examination again, or was decided otherwise. */
async function takeLossBack(ctx: Ctx, { row, payment, orders }: Locked): Promise<void> {
  const [order] = orders;
  if (row.lostMinor > 0n) {
    await undoLoss(ctx, lossSource(row));
    if (order && payment.side === 'buyer') await restoreEarning(ctx, order.id);
    // The next loss of this dispute is another journal.
    await change(ctx, row, { lostMinor: 0n, holds: row.holds + 1 });
  }
  if (order && payment.side === 'buyer' && (await readFact(ctx, order.id)) === 'charged_back')
    await recordBuyerPaymentState(ctx, order.id, 'disputed', row.amountMinor);
}

const lossSource = ({ id, holds }: DisputeRow): string => `${id}:${holds}`;

/** Who bears a lost dispute: only money that the provider took is booked, perhaps with a later answer. */
async function lose(ctx: Ctx, locked: Locked): Promise<void> {
  const { row, payment, parts, orders } = locked;
  const lostMinor = row.takenMinor - row.returnedMinor;
  const [order] = orders;
  const [part] = parts;
  if (!order || !part) return;
  if (isOnOurBooks(payment) && row.lostMinor === 0n && lostMinor > 0n) {
    const sourceId = lossSource(row);
    await bookLoss(ctx, { payment, part, order, amountMinor: lostMinor, sourceId });
    await change(ctx, row, { lostMinor });
    if (row.heldFrom)
      await recordStep(ctx, row.id, 'earnings_taken', {
        amountMinor: row.heldMinor,
        currency: order.storeCurrency,
      });
  }
  if (payment.side === 'buyer' && (await readFact(ctx, order.id)) === 'disputed')
    await recordBuyerPaymentState(ctx, order.id, 'charged_back', row.amountMinor);
}

const stepOfState = {
  inquiry: 'inquiry',
  open: 'opened',
  appealed: 'appealed',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
} as const;

export type DisputeOutcome = 'unknown_payment' | 'mismatch' | 'stale' | 'unchanged' | 'changed';

/**
 * The one way in which a provider's answer changes a dispute: events, questions and our own submissions all end here.
 * Idempotent: each movement and each state has its effect once, in whatever order the snapshots arrive. `readAt` is when
 * the provider was queried. Runs in the caller's transaction.
 */
export async function applyDispute(
  ctx: Ctx,
  provider: string,
  snapshot: DisputeSnapshot,
  readAt: Date,
): Promise<DisputeOutcome> {
  const key = await findKey(ctx, provider, snapshot);
  const found = key ? await lockPayment(ctx, key) : undefined;
  if (!found || found.payment.provider !== provider) return 'unknown_payment';
  const { payment } = found;
  const mismatches = compare(payment, snapshot);
  if (mismatches.length) {
    for (const mismatch of mismatches)
      await recordDiscrepancy(ctx, {
        ...mismatch,
        provider,
        isTest: payment.isTest,
        paymentId: payment.id,
      });
    return 'mismatch';
  }
  const lockedRow = await lockRow(ctx, payment, snapshot, readAt);
  if (!lockedRow) return 'unchanged';
  const { row, isNew } = lockedRow;
  if (row.paymentId !== payment.id || (!isNew && readAt < row.readAt)) return 'stale';
  const locked: Locked = { ...found, row };
  const was = row.state;
  const state = isNew ? was : mergeState(was, snapshot.state);
  const hasChanged = isNew || state !== was;
  if (hasChanged) await recordStep(ctx, row.id, stepOfState[state]);
  await recordMovements(ctx, locked, snapshot);
  if (was === 'lost' && state !== 'lost') await takeLossBack(ctx, locked);
  if (doesHold(state) && !row.isHolding) await hold(ctx, locked);
  if (state === 'lost') await lose(ctx, locked);
  if (!doesHold(state) && row.isHolding) await release(ctx, locked);
  const isAnswered = snapshot.isAnswered && !snapshot.awaitsAnswer && row.answeredAt === null;
  // An inquiry that was answered has become a dispute: the next answer has another key.
  const awaitsAnother = snapshot.awaitsAnswer && row.answeredAt !== null;
  if (isAnswered) await recordStep(ctx, row.id, 'answered');
  await change(ctx, row, {
    state,
    readAt,
    awaitsAnswer: snapshot.awaitsAnswer,
    canAppeal: snapshot.canAppeal,
    canAccept: snapshot.canAccept,
    dueAt: snapshot.dueAt ?? row.dueAt,
    ...(isAnswered && { answeredAt: ctx.clock.now() }),
    ...(awaitsAnother && { answeredAt: null, version: row.version + 1 }),
    ...(hasChanged && { closedAt: isOver(state) ? ctx.clock.now() : null }),
  });
  if (hasChanged) await ctx.platform.events.emit(ctx, disputeChanged, { disputeId: row.id, state });
  return hasChanged || isAnswered ? 'changed' : 'unchanged';
}

/** A dispute by our id. */
export async function getDispute(ctx: Ctx, disputeId: string): Promise<DisputeRow> {
  return orNotFound((await ctx.db.select().from(disputes).where(eq(disputes.id, disputeId)))[0]);
}

/** The same, locked until the transaction ends. */
export async function lockDispute(ctx: Ctx, disputeId: string): Promise<DisputeRow> {
  const [row] = await ctx.db
    .select()
    .from(disputes)
    .where(eq(disputes.id, disputeId))
    .for('update');
  return orNotFound(row);
}
