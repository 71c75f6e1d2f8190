import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx, Platform } from '#platform/context.ts';
import { deleteOld } from '#platform/db/delete-old.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { channels } from './channels/index.ts';
import { readChoices } from './choices.ts';
import { notificationHooks } from './notifications.hooks.ts';
import { sentNotifications } from './notifications.tables.ts';
import { formatMessage, type OwnerMessage, type OwnerTemplate } from './owner-message.ts';

/** Longer than any event is retried, and than the month in which one message about prices is enough. */
const keptMs = 400 * 86_400_000;

const insertKey = statement(
  (places: Places<{ key: string; now: Date }>) => sql`
    insert into sent_notifications (key, sent_at) values (${places.key}, ${sql.param(places.now, sentNotifications.sentAt)})
    on conflict do nothing returning key`,
  { key: sentNotifications.key },
);

/**
 * Returns false if a message with this key was sent before, and records that one is sent now. The key of the email
 * does not prevent a second push or entry of the bell, and there is none where the owner has turned emails off.
 */
async function isNew(ctx: Ctx, key: string): Promise<boolean> {
  return (await insertKey(ctx, { key, now: ctx.clock.now() })).length > 0;
}

/**
 * Sends a message to the owner of a store by the channels that the owner has chosen for its kind, once for each key.
 * Everything is queued in the caller's transaction.
 */
export async function notifyOwner<Template extends OwnerTemplate>(
  ctx: Ctx,
  storeId: string,
  message: OwnerMessage<Template>,
): Promise<void> {
  // Sent together, as what follows them: most messages are new.
  const [isFirst, reader] = await Promise.all([
    isNew(ctx, message.key),
    ctx.platform.hooks.get(notificationHooks.getReader)(ctx, storeId),
  ]);
  if (!isFirst) return;
  const [account, isOn] = await Promise.all([
    getAccount(ctx, reader.accountId),
    readChoices(ctx, reader.accountId),
  ]);
  const written = formatMessage(message, {
    language: account.language as Language,
    timeZone: reader.timeZone,
    store: reader.store,
    consoleUrl: ctx.platform.config.consoleUrl,
  });
  await Promise.all(
    channels
      .filter(({ name }) => isOn(written.kind, name))
      .map((channel) => channel.send(ctx, account, written)),
  );
}

export async function sweepSent(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - keptMs).toISOString();
  await deleteOld(platform, 'sent_notifications', sql`t.sent_at < ${before}::timestamptz`);
}
