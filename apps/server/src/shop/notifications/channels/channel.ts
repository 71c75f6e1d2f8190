import type { NotificationChannel } from '@vitrine/contract/shop/notifications.ts';
import type { Account } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { Module } from '#platform/module.ts';
import type { WrittenMessage } from '../owner-message.ts';

/** A way in which messages reach an owner. */
export interface Channel {
  name: NotificationChannel;
  /** The endpoints, handlers and personal data of the channel. */
  module?: Module;
  /** Where messages arrive; null for a channel that the owner has not set up yet. */
  findTargets(ctx: Ctx, account: Account): Promise<string[] | null>;
  /** Queues a message in the caller's transaction; it is sent after the commit. */
  send(ctx: Ctx, account: Account, message: WrittenMessage): Promise<void>;
}
