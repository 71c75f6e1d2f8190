import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { Discrepancy, listDiscrepancies } from '@vitrine/contract/shop/payments.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { discrepancies } from './payments.tables.ts';

const sideOf = (minor: bigint | null, currency: Currency | null, text: string | null) => ({
  money: minor === null || currency === null ? null : toMoney(minor, currency),
  text,
});

function describeDiscrepancy(row: typeof discrepancies.$inferSelect): Discrepancy {
  const { id, kind, paymentId, payoutId, provider, moves, key, state } = row;
  return {
    id,
    kind,
    paymentId,
    payoutId,
    provider,
    moves,
    key,
    state,
    expected: sideOf(row.expectedMinor, row.expectedCurrency, row.expectedText),
    seen: sideOf(row.seenMinor, row.seenCurrency, row.seenText),
    reason: row.note,
    createdAt: row.at.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Where providers and our rows disagree, for operators. */
export async function pageDiscrepancies(
  ctx: Ctx,
  { pageNum, pageSize, state }: EndpointInput<typeof listDiscrepancies>['query'],
): Promise<EndpointReply<typeof listDiscrepancies>> {
  const where = state ? eq(discrepancies.state, state) : undefined;
  const rows = await ctx.db
    .select()
    .from(discrepancies)
    .where(where)
    .orderBy(desc(discrepancies.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list: rows.map(describeDiscrepancy), total: await ctx.db.$count(discrepancies, where) };
}

/** Closes a discrepancy with an operator's explanation. No money moves; closing it a second time is a conflict. */
export async function closeDiscrepancy(ctx: Ctx, id: string, reason: string): Promise<Discrepancy> {
  const [closed] = await ctx.db
    .update(discrepancies)
    .set({
      state: 'closed',
      note: reason,
      closedAt: ctx.clock.now(),
      closedById: callerOf(ctx).accountId,
    })
    .where(and(eq(discrepancies.id, id), eq(discrepancies.state, 'open')))
    .returning();
  if (!closed) {
    orNotFound(
      (
        await ctx.db
          .select({ id: discrepancies.id })
          .from(discrepancies)
          .where(eq(discrepancies.id, id))
      )[0],
    );
    throw new Failure('conflict');
  }
  return describeDiscrepancy(closed);
}
