import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { listReconciliationBreaks, ReconciliationBreak } from '@vitrine/contract/shop/payments.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { readSides } from './break-sides.rules.ts';
import { reconciliationBreaks } from './payments.tables.ts';

function describeBreak({ closedById: _, note, at, ...row }: typeof reconciliationBreaks.$inferSelect): ReconciliationBreak {
  return {
    ...row,
    ...readSides(row.expected, row.seen),
    reason: note,
    createdAt: at.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Where providers and our rows disagree, for operators. */
export async function pageBreaks(
  ctx: Ctx,
  { pageNum, pageSize, state }: EndpointInput<typeof listReconciliationBreaks>['query'],
): Promise<EndpointReply<typeof listReconciliationBreaks>> {
  const where = state ? eq(reconciliationBreaks.state, state) : undefined;
  const rows = await ctx.db
    .select()
    .from(reconciliationBreaks)
    .where(where)
    .orderBy(desc(reconciliationBreaks.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { list: rows.map(describeBreak), total: await ctx.db.$count(reconciliationBreaks, where) };
}

/** An operator looked into it and says what it was. It moves no money; whoever comes second changes nothing. */
export async function closeBreak(ctx: Ctx, id: string, reason: string): Promise<ReconciliationBreak> {
  const [closed] = await ctx.db
    .update(reconciliationBreaks)
    .set({ state: 'closed', note: reason, closedAt: ctx.clock.now(), closedById: callerOf(ctx).accountId })
    .where(and(eq(reconciliationBreaks.id, id), eq(reconciliationBreaks.state, 'open')))
    .returning();
  if (!closed) {
    orNotFound((await ctx.db.select({ id: reconciliationBreaks.id }).from(reconciliationBreaks).where(eq(reconciliationBreaks.id, id)))[0]);
    throw new Failure('conflict');
  }
  return describeBreak(closed);
}
