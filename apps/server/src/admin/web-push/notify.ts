import { and, eq, gt, isNull, type Placeholder } from 'drizzle-orm';
import webPush from 'web-push';
import { sessions } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { defineEvent } from '#platform/events.ts';
import { requestHttp } from '#platform/http/http-request.ts';
import { isConfiguredService, isPushService } from './push-services.rules.ts';
import { endSubscriptions } from './subscriptions.ts';
import { vapidKeys } from './vapid-keys.ts';
import { webPushSubscriptions } from './web-push.tables.ts';

/** What a phone shows; a tap opens the path of the mobile site. */
export interface Notification {
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  path: string;
}

/** A notification for one browser is to be sent. */
export const notificationQueued = defineEvent<{ sessionId: string; notification: Notification }>(
  'webPush.queued',
);

const timeoutMs = 10_000;
const titleMax = 120;
const bodyMax = 240;
const bytesMax = 20_000;
/** Older news about an order is of no use. */
const keptSeconds = 12 * 3_600;
/** The subscription has ended, or is of a former key pair of ours. */
const endedStatuses = [401, 403, 404, 410];

/** The subscriptions of an account in sign-ins that have not ended. */
const ofAccount = (
  accountId: string | Placeholder<'accountId', string>,
  now: Date | Placeholder<'now', Date>,
) =>
  and(
    eq(webPushSubscriptions.accountId, accountId),
    isNull(sessions.revokedAt),
    gt(sessions.endsAt, now),
  );

/** The User-Agent of each browser that receives the notifications of an account. */
export async function listSubscribedBrowsers(ctx: Ctx, accountId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ userAgent: sessions.userAgent })
    .from(webPushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, webPushSubscriptions.sessionId))
    .where(ofAccount(accountId, ctx.clock.now()))
    .orderBy(webPushSubscriptions.createdAt);
  return rows.map(({ userAgent }) => userAgent);
}

const listSessions = statement(
  (places: Places<{ accountId: string; now: Date }>, query) =>
    query
      .select({ sessionId: webPushSubscriptions.sessionId })
      .from(webPushSubscriptions)
      .innerJoin(sessions, eq(sessions.id, webPushSubscriptions.sessionId))
      .where(ofAccount(places.accountId, places.now)),
  { sessionId: webPushSubscriptions.sessionId },
);

/** Shortens a text to what a push service takes, and a phone shows. */
const shorten = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** Notifies every browser in which an account is signed in and has asked for it, in jobs after the commit. */
export async function notifyAccount(
  ctx: Ctx,
  accountId: string,
  notification: Notification,
): Promise<void> {
  const rows = await listSessions(ctx, { accountId, now: ctx.clock.now() });
  const shown = {
    ...notification,
    title: shorten(notification.title, titleMax),
    body: shorten(notification.body, bodyMax),
  };
  for (const { sessionId } of rows)
    await ctx.platform.events.emit(ctx, notificationQueued, { sessionId, notification: shown });
}

/** Encrypts and sends one notification, outside any transaction. Throws if the service is to be asked again. */
export async function deliver(
  ctx: Ctx,
  { sessionId, notification }: { sessionId: string; notification: Notification },
): Promise<void> {
  const { config, log } = ctx.platform;
  const [target] = await ctx.db
    .select()
    .from(webPushSubscriptions)
    .where(eq(webPushSubscriptions.sessionId, sessionId));
  if (!target) return;
  const { endpoint, p256dh, auth } = target;
  if (!isPushService(endpoint, config.WEB_PUSH_ORIGINS))
    return void (await endSubscriptions(ctx, [sessionId]));
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    {
      vapidDetails: { subject: `mailto:${config.SELLER_EMAIL}`, ...vapidKeys(ctx.platform) },
      TTL: keptSeconds,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    },
  );
  const isPublic = !isConfiguredService(endpoint, config.WEB_PUSH_ORIGINS);
  const { status } = await requestHttp(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body,
    timeoutMs,
    bytesMax,
    isPublic,
  });
  if (status >= 200 && status < 300) return;
  if (endedStatuses.includes(status)) return void (await endSubscriptions(ctx, [sessionId]));
  if (status === 400 || status === 413)
    return log.error({ status }, 'a push service rejects a notification');
  throw new Error(`The push service answered ${status}`);
}
