import type {
  NotificationChannel,
  NotificationKind,
} from '@vitrine/contract/shop/notifications.ts';

/** `on` and `off` are defaults that the owner can change; `always` and `never` are fixed. */
export type ChannelRule = 'on' | 'off' | 'always' | 'never';

/**
 * The channels of each kind of message. An email is always sent where the owner loses money, sales or the account
 * without knowing it.
 */
export const channelRules: Readonly<
  Record<NotificationKind, Readonly<Record<NotificationChannel, ChannelRule>>>
> = {
  'order-paid': { mail: 'on', push: 'on', bell: 'on' },
  'payment-due': { mail: 'on', push: 'on', bell: 'on' },
  'return-requested': { mail: 'on', push: 'off', bell: 'on' },
  'payout-paid': { mail: 'on', push: 'on', bell: 'on' },
  'payout-failed': { mail: 'always', push: 'on', bell: 'on' },
  'refund-settled': { mail: 'on', push: 'off', bell: 'on' },
  'review-published': { mail: 'off', push: 'off', bell: 'on' },
  'prices-changed': { mail: 'on', push: 'off', bell: 'on' },
  'store-changed': { mail: 'always', push: 'off', bell: 'on' },
  'payment-account-changed': { mail: 'always', push: 'on', bell: 'always' },
  welcome: { mail: 'always', push: 'never', bell: 'never' },
};

export const isFixed = (rule: ChannelRule): boolean => rule === 'always' || rule === 'never';

/** Decides if a message is sent by a channel, given what the owner has chosen for its kind. */
export function isChannelOn(rule: ChannelRule, choice: boolean | undefined): boolean {
  return isFixed(rule) ? rule === 'always' : (choice ?? rule === 'on');
}
