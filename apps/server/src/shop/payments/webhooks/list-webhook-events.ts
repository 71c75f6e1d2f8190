import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  listWebhookEvents as contract,
  WebhookEvent,
} from '@vitrine/contract/shop/payments.ts';
import { and, count, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { webhookInbox } from '../payments.tables.ts';
import { applyStoredEvent } from './receive-webhook.ts';

const { body: _, ...shown } = getTableColumns(webhookInbox);

function describeEvent(row: Omit<typeof webhookInbox.$inferSelect, 'body'>): WebhookEvent {
  return {
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
  };
}

/** The webhook events of providers, for operators. */
export async function listWebhookEvents(
  ctx: Ctx,
  { pageNum, pageSize, type, state }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  const where = and(
    type ? eq(webhookInbox.type, type) : undefined,
    state === 'waiting'
      ? isNull(webhookInbox.appliedAt)
      : state === 'applied'
        ? isNotNull(webhookInbox.appliedAt)
        : undefined,
  );
  const rows = await ctx.db
    .select(shown)
    .from(webhookInbox)
    .where(where)
    .orderBy(desc(webhookInbox.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(webhookInbox).where(where);
  return {
    list: rows.map(describeEvent),
    total: total?.n ?? 0,
  };
}

/** Applies an event whose job never came through. The row is locked: the second caller finds it applied. */
export async function replayWebhookEvent(ctx: Ctx, id: string): Promise<WebhookEvent> {
  const [row] = await ctx.db
    .select(shown)
    .from(webhookInbox)
    .where(eq(webhookInbox.id, id))
    .for('update');
  const event = orNotFound(row);
  if (event.appliedAt) throw new Failure('event-applied');
  return describeEvent({ ...event, ...(await applyStoredEvent(ctx, id)) });
}
