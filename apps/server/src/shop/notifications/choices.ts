import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import {
  type chooseNotification,
  type NotificationChannel,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from '@vitrine/contract/shop/notifications.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { channels } from './channels/index.ts';
import { getRule, hasChoice, isChannelOn, isFixed } from './notifications.rules.ts';
import { notificationChoices } from './notifications.tables.ts';

const listChoices = statement(
  (places: Places<{ accountId: string }>, query) =>
    query
      .select()
      .from(notificationChoices)
      .where(eq(notificationChoices.accountId, places.accountId)),
  getTableColumns(notificationChoices),
);

/** Reads which channels are on for which kinds of messages to an account. */
export async function readChoices(
  ctx: Ctx,
  accountId: string,
): Promise<(kind: NotificationKind, channel: NotificationChannel) => boolean> {
  const rows = await listChoices(ctx, { accountId });
  return (kind, channel) => {
    const chosen = rows.find((row) => row.kind === kind && row.channel === channel);
    return isChannelOn(getRule(kind, channel), chosen?.isOn);
  };
}

/** The channels of the caller and the kinds for which at least one of them can be chosen. */
export async function readSettings(ctx: Ctx): Promise<NotificationSettings> {
  const account = await getAccount(ctx, callerOf(ctx).accountId);
  const isOn = await readChoices(ctx, account.id);
  const described: NotificationSettings['channels'] = [];
  for (const { name, findTargets } of channels) {
    const targets = await findTargets(ctx, account);
    described.push({ channel: name, isSetUp: targets !== null, targets: targets ?? [] });
  }
  return {
    channels: described,
    kinds: notificationKinds.filter(hasChoice).map((kind) => ({
      kind,
      choices: channels.map(({ name }) => ({
        channel: name,
        isOn: isOn(kind, name),
        isFixed: isFixed(getRule(kind, name)),
      })),
    })),
  };
}

/** The caller turns a channel on or off for a kind of message. */
export async function saveChoice(
  ctx: Ctx,
  { kind, channel, isOn }: EndpointInput<typeof chooseNotification>['body'],
): Promise<NotificationSettings> {
  if (isFixed(getRule(kind, channel)))
    throw new Failure('invalid-input', { fields: [{ path: 'channel', code: 'choice' }] });
  const { accountId } = callerOf(ctx);
  await ctx.db
    .insert(notificationChoices)
    .values({ accountId, kind, channel, isOn })
    .onConflictDoUpdate({
      target: [
        notificationChoices.accountId,
        notificationChoices.kind,
        notificationChoices.channel,
      ],
      set: { isOn },
    });
  return readSettings(ctx);
}
