import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type {
  listSettlements,
  proposeDifferenceSettlement,
  proposePaymentSettlement,
  proposePayoutSettlement,
  Settlement,
} from '@vitrine/contract/shop/payments.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound, sqlState } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { postJournal } from '../ledger/index.ts';
import { endPayment } from './apply-state.ts';
import { findPayment } from './ask-provider.ts';
import { settleCapture } from './capture.ts';
import { closeOpen } from './list-discrepancies.ts';
import { lockPayment } from './lock-payment.ts';
import { discrepancies, payments, settlements } from './payments.tables.ts';
import { settleHooks } from './settle.hooks.ts';

type SettlementRow = typeof settlements.$inferSelect;
type DiscrepancyRow = typeof discrepancies.$inferSelect;

/** Movements that add to the platform's balance at the provider; all others reduce it. */
const incoming: ReadonlySet<DiscrepancyRow['moves']> = new Set([
  'capture',
  'payout_return',
  'dispute_return',
  'adjustment',
]);

/** By how much more the provider holds than our book has; null where no amounts are known, or in two currencies. */
function differenceOf(row: DiscrepancyRow): { amountMinor: bigint; currency: Currency } | null {
  const { expectedMinor, expectedCurrency, seenMinor, seenCurrency, moves } = row;
  const currency = seenCurrency ?? expectedCurrency;
  const hasTwo =
    expectedCurrency !== null && seenCurrency !== null && expectedCurrency !== seenCurrency;
  if (!moves || !currency || hasTwo) return null;
  const more = (seenMinor ?? 0n) - (expectedMinor ?? 0n);
  return more === 0n ? null : { amountMinor: incoming.has(moves) ? more : -more, currency };
}

/** The stores of owners in whose accounts differences are, or whose payouts are settled, by the id of the settlement. */
async function listOwners(ctx: Ctx, rows: readonly SettlementRow[]) {
  const found = await ctx.db.rows(
    sql`select s.id as settlement_id, t.id, t.name from settlements s
      left join discrepancies d on d.id = s.discrepancy_id
      left join payouts p on p.id = s.payout_id
      join stores t on t.id = coalesce(d.store_id, p.store_id)
      where s.id = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`,
    { settlementId: as.id, id: as.id, name: as.text },
  );
  return new Map(found.map(({ settlementId, ...store }) => [settlementId, store]));
}

async function describeAll(ctx: Ctx, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  if (!rows.length) return [];
  const ids = rows.flatMap(({ proposedById, decidedById }) =>
    decidedById ? [proposedById, decidedById] : proposedById,
  );
  const names = await nameOperators(ctx, [...new Set(ids)]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const owners = await listOwners(ctx, rows);
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    paymentId: row.paymentId,
    discrepancyId: row.discrepancyId,
    payoutId: row.payoutId,
    provider: row.provider,
    store: owners.get(row.id) ?? null,
    amount: toMoney(row.amountMinor, row.currency),
    reason: row.reason,
    state: row.state,
    proposedBy: nameOf(row.proposedById),
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: row.decidedById && nameOf(row.decidedById),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isOwn: row.proposedById === callerOf(ctx).accountId,
  }));
}

async function describe(ctx: Ctx, row: SettlementRow): Promise<Settlement> {
  return orNotFound((await describeAll(ctx, [row]))[0]);
}

export async function listSettlementPage(
  ctx: Ctx,
  { pageNum, pageSize, state }: EndpointInput<typeof listSettlements>['query'],
): Promise<EndpointReply<typeof listSettlements>> {
  const where = state ? eq(settlements.state, state) : undefined;
  const rows = await ctx.db
    .select()
    .from(settlements)
    .where(where)
    .orderBy(desc(settlements.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return {
    list: await describeAll(ctx, rows),
    total: await ctx.db.$count(settlements, where),
  };
}

type Proposal = Pick<
  typeof settlements.$inferInsert,
  | 'action'
  | 'paymentId'
  | 'discrepancyId'
  | 'payoutId'
  | 'provider'
  | 'amountMinor'
  | 'currency'
  | 'reason'
>;

async function propose(ctx: Ctx, proposal: Proposal): Promise<Settlement> {
  try {
    const [row] = await ctx.db
      .insert(settlements)
      .values({
        ...proposal,
        state: 'proposed',
        proposedById: callerOf(ctx).accountId,
        proposedAt: ctx.clock.now(),
      })
      .returning();
    return describe(ctx, orNotFound(row));
  } catch (error) {
    if (sqlState(error) === '23505') throw new Failure('settlement-open');
    throw error;
  }
}

/** Proposes how a payment ended whose outcome nobody knows. */
export async function createPaymentProposal(
  ctx: Ctx,
  id: string,
  { action, reason }: EndpointInput<typeof proposePaymentSettlement>['body'],
): Promise<Settlement> {
  const { status, method, provider, amountMinor, currency } = orNotFound(
    await findPayment(ctx, { id }),
  );
  if (status !== 'unknown' || method !== 'card') throw new Failure('conflict');
  return propose(ctx, { action, paymentId: id, provider, amountMinor, currency, reason });
}

/** Proposes how a payout ended whose outcome nobody knows: PayPal cannot be searched for one after 30 days. */
export async function createPayoutProposal(
  ctx: Ctx,
  payoutId: string,
  { action, reason }: EndpointInput<typeof proposePayoutSettlement>['body'],
): Promise<Settlement> {
  const { provider, amountMinor, currency } = await ctx.platform.hooks.get(
    settleHooks.readUndecided,
  )(ctx, payoutId);
  return propose(ctx, { action, payoutId, provider, amountMinor, currency, reason });
}

/** Proposes a journal for a difference of the books, or to close one of an owner's account, where no money of the platform is. */
export async function createDifferenceProposal(
  ctx: Ctx,
  id: string,
  { reason }: EndpointInput<typeof proposeDifferenceSettlement>['body'],
): Promise<Settlement> {
  const [row] = await ctx.db.select().from(discrepancies).where(eq(discrepancies.id, id));
  const discrepancy = orNotFound(row);
  if (discrepancy.state !== 'open') throw new Failure('conflict');
  const found = differenceOf(discrepancy);
  const isOwners = discrepancy.account !== null;
  const currency = discrepancy.seenCurrency ?? discrepancy.expectedCurrency ?? 'USD';
  const difference = found ?? (isOwners ? { amountMinor: 0n, currency } : null);
  if (!difference) throw new Failure('settlement-without-amount');
  return propose(ctx, {
    action: isOwners ? 'close' : 'difference',
    discrepancyId: id,
    provider: discrepancy.provider,
    ...difference,
    reason,
  });
}

/** Decides an unknown payment as its provider would have; one that has an answer meanwhile is left as it is. */
async function decidePayment(ctx: Ctx, { paymentId, action }: SettlementRow): Promise<void> {
  const [payment] = await ctx.db
    .select({ key: payments.providerKey })
    .from(payments)
    .where(eq(payments.id, paymentId ?? ''));
  const locked = orNotFound(payment && (await lockPayment(ctx, payment.key)));
  if (locked.payment.status !== 'unknown') throw new Failure('conflict');
  if (action === 'paid') await settleCapture(ctx, locked);
  else await endPayment(ctx, locked, 'failed', 'provider_error');
}

/**
 * Closes a discrepancy with the reason, and books what the provider holds more or less for the platform in the book in which
 * that was found. What an owner's account holds is in no book of the platform.
 */
async function settleDifference(ctx: Ctx, settlement: SettlementRow): Promise<void> {
  const { id, discrepancyId, provider, amountMinor, currency, reason } = settlement;
  const closed = await closeOpen(ctx, discrepancyId ?? '', reason);
  if (!closed) throw new Failure('conflict');
  if (closed.account !== null) return;
  await postJournal(ctx, {
    kind: 'difference_settled',
    sourceType: 'settlement',
    sourceId: id,
    isTest: closed.isTest,
    lines: [
      { account: { code: 'provider_clearing', provider }, amountMinor, currency },
      { account: { code: 'differences' }, amountMinor: -amountMinor, currency },
    ],
  });
}

async function getProposed(ctx: Ctx, id: string): Promise<SettlementRow> {
  const [row] = await ctx.db.select().from(settlements).where(eq(settlements.id, id));
  const settlement = orNotFound(row);
  if (settlement.state !== 'proposed') throw new Failure('conflict');
  return settlement;
}

/** The first decision of two at a moment wins. */
async function decide(ctx: Ctx, id: string, state: 'confirmed' | 'declined'): Promise<Settlement> {
  const [row] = await ctx.db
    .update(settlements)
    .set({ state, decidedById: callerOf(ctx).accountId, decidedAt: ctx.clock.now() })
    .where(and(eq(settlements.id, id), eq(settlements.state, 'proposed')))
    .returning();
  if (!row) throw new Failure('conflict');
  return describe(ctx, row);
}

/** Carries out what another operator proposed. */
export async function confirmProposal(ctx: Ctx, id: string): Promise<Settlement> {
  const settlement = await getProposed(ctx, id);
  if (settlement.proposedById === callerOf(ctx).accountId) throw new Failure('settlement-own');
  const confirmed = await decide(ctx, id, 'confirmed');
  const { discrepancyId, payoutId, action } = settlement;
  if (discrepancyId !== null) await settleDifference(ctx, settlement);
  else if (payoutId !== null)
    await ctx.platform.hooks.get(settleHooks.decidePayout)(
      ctx,
      payoutId,
      action === 'paid' ? 'paid' : 'failed',
    );
  else await decidePayment(ctx, settlement);
  return confirmed;
}

export async function declineProposal(ctx: Ctx, id: string): Promise<Settlement> {
  await getProposed(ctx, id);
  return decide(ctx, id, 'declined');
}
