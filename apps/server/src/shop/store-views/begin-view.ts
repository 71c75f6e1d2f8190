import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import {
  type beginStoreView,
  type openStoreView,
  storeViewMinutes,
} from '@vitrine/contract/shop/store-views.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import {
  hashToken,
  noteSecurity,
  randomToken,
  signAccessToken,
  viewSessionId,
} from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { assertNotClosed, getStore } from '../stores/index.ts';
import { storeViews } from './store-views.tables.ts';

const lifeMs = storeViewMinutes * 60_000;
/** A ticket is used at once, by the tab that opens. */
const ticketMs = 60_000;

/** Begins a view: its owner can read that it happened, whether or not the ticket is used. */
export async function startView(
  ctx: Ctx,
  storeId: string,
): Promise<EndpointReply<typeof beginStoreView>> {
  const { accountId: viewerId, sessionId } = callerOf(ctx);
  const { ownerAccountId: accountId } = assertNotClosed(await getStore(ctx, storeId));
  const ticket = randomToken();
  const startedAt = ctx.clock.now();
  const endsAt = new Date(startedAt.getTime() + lifeMs);
  await ctx.db.insert(storeViews).values({
    ...{ storeId, accountId, viewerId, sessionId, startedAt, endsAt },
    ticketHash: hashToken(ticket),
  });
  await noteSecurity(ctx, { accountId, kind: 'store-viewed', actorId: viewerId });
  return { ticket, endsAt: endsAt.toISOString() };
}

/** Exchanges a ticket for the access token of its view, once. */
export async function openView(
  ctx: Ctx,
  ticket: string,
): Promise<EndpointReply<typeof openStoreView>> {
  const now = ctx.clock.now();
  const [view] = await ctx.db
    .update(storeViews)
    .set({ openedAt: now })
    .where(
      and(
        eq(storeViews.ticketHash, hashToken(ticket)),
        isNull(storeViews.openedAt),
        isNull(storeViews.endedAt),
        gt(storeViews.startedAt, new Date(now.getTime() - ticketMs)),
      ),
    )
    .returning();
  if (!view) throw new Failure('ticket-invalid');
  const store = await getStore(ctx, view.storeId);
  const accessToken = await signAccessToken(
    ctx.platform,
    { accountId: view.accountId, sessionId: viewSessionId(view.id) },
    Math.max(1, Math.floor((view.endsAt.getTime() - now.getTime()) / 1000)),
  );
  return {
    tokenType: 'Bearer',
    accessToken,
    endsAt: view.endsAt.toISOString(),
    storeName: store.name,
  };
}
