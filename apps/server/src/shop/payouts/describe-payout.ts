import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/payouts.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { isTestBook } from '../ledger/index.ts';
import { getStore } from '../stores/index.ts';
import type { PayoutRow } from './apply-payout.ts';
import { payouts } from './payouts.tables.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function describePayout(payout: PayoutRow): contract.Payout {
  return {
    id: payout.id,
    status: payout.status,
    amount: toMoney(payout.amountMinor, payout.currency),
    destination: payout.label,
    provider: payout.provider,
    trigger: payout.trigger,
    requestedAt: payout.requestedAt.toISOString(),
    sentAt: iso(payout.sentAt),
    expectedAt: iso(payout.expectedAt),
    paidAt: iso(payout.paidAt),
    failedAt: iso(payout.failedAt),
    returnedAt: iso(payout.returnedAt),
    failure: payout.failure,
    reason: payout.reason,
  };
}

/** The own store's payouts of the current book, newest first. */
export async function listPayouts(
  ctx: Ctx,
  storeId: string,
  query: EndpointInput<typeof contract.listPayouts>['query'],
): Promise<EndpointReply<typeof contract.listPayouts>> {
  if (query.cursor !== undefined && !/^\d{1,18}$/.test(query.cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const rows = await ctx.db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.storeId, storeId),
        eq(payouts.isTest, isTestBook(ctx)),
        query.cursor === undefined ? undefined : lt(payouts.id, query.cursor),
      ),
    )
    .orderBy(desc(payouts.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  return {
    list: page.map(describePayout),
    nextCursor: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One payout of the own store with its steps. */
export async function readPayout(
  ctx: Ctx,
  storeId: string,
  payoutId: string,
): Promise<EndpointReply<typeof contract.readPayout>> {
  await getStore(ctx, storeId);
  const payout = orNotFound(
    (
      await ctx.db
        .select()
        .from(payouts)
        .where(and(eq(payouts.storeId, storeId), eq(payouts.id, payoutId)))
    )[0],
  );
  const { status, paidAt } = payout;
  const arrival = { kind: 'paid' as const, at: iso(paidAt), expectedAt: iso(payout.expectedAt) };
  const end = {
    failed: { kind: 'failed' as const, at: iso(payout.failedAt), expectedAt: null },
    returned: { kind: 'returned' as const, at: iso(payout.returnedAt), expectedAt: null },
  };
  const last =
    status === 'failed' || status === 'returned'
      ? [...(paidAt ? [arrival] : []), end[status]]
      : [arrival];
  return {
    ...describePayout(payout),
    steps: [
      { kind: 'requested', at: payout.requestedAt.toISOString(), expectedAt: null },
      { kind: 'sent', at: iso(payout.sentAt), expectedAt: null },
      ...last,
    ],
  };
}
