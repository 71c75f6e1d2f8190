import { topics } from '@vitrine/contract/topics.ts';
import type { Caller, Ctx } from '../context.ts';

/** Whether an account may subscribe to a destination. */
export type SubscriptionRule = (caller: Caller, destination: string) => boolean;

/** A destination that clients send to, and what happens then. Each message is checked anew. */
export interface PushReceiver {
  accepts: (caller: Caller, destination: string) => boolean;
  /** Returns false for a message that has no effect: the client then gets no receipt. */
  receive: (ctx: Ctx, message: { destination: string; body: string }) => Promise<boolean>;
}

/** The account's own queues and what every signed-in account may receive; the modules' rules allow everything else. */
export function maySubscribe(
  rules: readonly SubscriptionRule[],
  caller: Caller,
  destination: string,
): boolean {
  if (destination.startsWith('/user/queue/'))
    return /^\/user\/queue\/[a-zA-Z]{1,40}$/.test(destination);
  return (
    destination === topics.onlineUserCount ||
    rules.some((isAllowed) => isAllowed(caller, destination))
  );
}
