import type * as contract from '@vitrine/contract/admin/web-push.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { isPushService } from './push-services.rules.ts';
import { vapidKeys } from './vapid-keys.ts';
import { webPushSubscriptions } from './web-push.tables.ts';

export async function readOwn(ctx: Ctx): Promise<EndpointReply<typeof contract.readWebPush>> {
  const [own] = await ctx.db
    .select({ endpoint: webPushSubscriptions.endpoint })
    .from(webPushSubscriptions)
    .where(eq(webPushSubscriptions.sessionId, callerOf(ctx).sessionId));
  return { publicKey: vapidKeys(ctx.platform).publicKey, endpoint: own?.endpoint ?? null };
}

/** Subscribes the browser of this sign-in. A browser has one address for all who sign in there: the last one receives. */
export async function subscribe(
  ctx: Ctx,
  { endpoint, keys }: EndpointInput<typeof contract.subscribeWebPush>['body'],
): Promise<null> {
  if (!isPushService(endpoint, ctx.platform.config.WEB_PUSH_ORIGINS))
    throw new Failure('invalid-input', { fields: [{ path: 'endpoint', code: 'choice' }] });
  const { sessionId, accountId } = callerOf(ctx);
  await ctx.db
    .delete(webPushSubscriptions)
    .where(
      and(
        eq(webPushSubscriptions.endpoint, endpoint),
        ne(webPushSubscriptions.sessionId, sessionId),
      ),
    );
  const values = { endpoint, ...keys, createdAt: ctx.clock.now() };
  await ctx.db
    .insert(webPushSubscriptions)
    .values({ sessionId, accountId, ...values })
    .onConflictDoUpdate({ target: webPushSubscriptions.sessionId, set: values });
  return null;
}

/** Ends the subscriptions of sign-ins. */
export async function endSubscriptions(ctx: Ctx, sessionIds: readonly string[]): Promise<null> {
  if (sessionIds.length)
    await ctx.db
      .delete(webPushSubscriptions)
      .where(inArray(webPushSubscriptions.sessionId, [...sessionIds]));
  return null;
}
