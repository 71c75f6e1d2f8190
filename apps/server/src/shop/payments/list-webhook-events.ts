import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { listWebhookEvents as contract } from '@vitrine/contract/shop/payments.ts';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { webhookInbox } from './payments.tables.ts';

/** What providers told us, for operators. */
export async function listWebhookEvents(
  ctx: Ctx,
  { pageNum, pageSize, type, state }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  const where = and(
    type ? eq(webhookInbox.type, type) : undefined,
    state === 'waiting' ? isNull(webhookInbox.appliedAt) : state === 'applied' ? isNotNull(webhookInbox.appliedAt) : undefined,
  );
  const rows = await ctx.db
    .select({
      id: webhookInbox.id,
      provider: webhookInbox.provider,
      eventId: webhookInbox.eventId,
      type: webhookInbox.type,
      receivedAt: webhookInbox.receivedAt,
      appliedAt: webhookInbox.appliedAt,
      outcome: webhookInbox.outcome,
    })
    .from(webhookInbox)
    .where(where)
    .orderBy(desc(webhookInbox.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(webhookInbox).where(where);
  return {
    list: rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString(), appliedAt: row.appliedAt?.toISOString() ?? null })),
    total: total?.n ?? 0,
  };
}
