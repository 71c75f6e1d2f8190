import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** The account that receives the messages of a store, and what they name. */
export interface MessageReader {
  accountId: string;
  store: string;
  timeZone: string;
}

/** Facts of stores that messages need. */
export const notificationHooks = {
  getReader:
    defineHook<(ctx: Ctx, storeId: string) => Promise<MessageReader>>('notifications.getReader'),
};
