import { z } from 'zod';
import { languages } from './locales.ts';
import { notificationKinds } from './shop/notifications.ts';

/**
 * Push destinations (STOMP 1.2 at `/ws`). A message contains no data, so the client refetches; only notices and
 * notifications of the signed-in account contain their texts.
 * `/user/queue/…` reaches only the signed-in account; `/topic/store.{storeId}` only the owner of that store
 * and operators; `/topic/platform` only operators; the rest every signed-in account.
 */
export const topics = {
  rights: '/user/queue/rights',
  message: '/user/queue/message',
  /** The account read notices in another window or on another device. */
  noticesRead: '/user/queue/noticesRead',
  /** A notification for the owner: shown at once, and in the list of the bell. */
  notification: '/user/queue/notification',
  store: (storeId: string) => `/topic/store.${storeId}` as const,
  platform: '/topic/platform',
  onlineUserCount: '/topic/onlineUserCount',
  dictionaries: '/topic/dict',
  /** Operators changed a setting. */
  configs: '/topic/config',
} as const;

/** Destinations of the demo page of the websocket, where a server has demo pages; `/app/…` is what clients send to. */
export const demoTopics = {
  notice: '/topic/notice',
  greeting: '/user/queue/greeting',
  sendToAll: '/app/sendToAll',
  /** Followed by a user name. */
  sendToUser: '/app/sendToUser/',
} as const;

/** An event in a store; the ids determine which lists to refetch. */
export const storeMessageShape = z.object({
  kind: z.enum([
    'order.placed',
    'order.changed',
    'packing.changed',
    'payment.settled',
    'figures.changed',
    'payout.changed',
    'payout.failed',
    'store.changed',
    'refund.asked',
    'refund.declined',
    'books.differ',
    'review.sent',
    'review.published',
    'review.reported',
    'review.changed',
    'return.asked',
    'return.changed',
    'news.changed',
    'purchase-order.changed',
    'purchase-order.missing',
  ]),
  orderId: z.string().optional(),
  orderNumber: z.string().optional(),
  /** Of a purchase order. */
  purchaseNumber: z.string().optional(),
});
export type StoreMessage = z.infer<typeof storeMessageShape>;

/** A notice that was published or, without a time, revoked; to the accounts that it is addressed to. */
export const noticeMessageShape = z.object({
  id: z.string(),
  type: z.number().int(),
  level: z.enum(['L', 'M', 'H']),
  title: z.string(),
  /** The title in the languages that have their own. */
  titles: z.partialRecord(z.enum(languages), z.string()).optional(),
  publishTime: z.iso.datetime().nullable(),
});

/** A notification, written in the language of the account. */
export const notificationMessageShape = z.object({
  kind: z.enum(notificationKinds),
  /** Of the event, such as `payout-failed:17`: each is sent once, and a call may have returned it as well. */
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** The page of the console that it is about. */
  path: z.string(),
});
export type NotificationMessage = z.infer<typeof notificationMessageShape>;
