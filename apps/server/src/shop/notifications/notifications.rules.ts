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
const channelRules: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<NotificationChannel, ChannelRule>>>>
> = {
  'order-paid': { mail: 'on', push: 'on', bell: 'on' },
  'payment-due': { mail: 'on', push: 'on', bell: 'on' },
  'return-requested': { mail: 'on', push: 'off', bell: 'on' },
  'payout-paid': { mail: 'on', push: 'on', bell: 'on' },
  'payout-failed': { mail: 'always', push: 'on', bell: 'on' },
  'refund-settled': { mail: 'on', push: 'off', bell: 'on' },
  'payment-disputed': { mail: 'always', push: 'on', bell: 'on' },
  'review-published': { mail: 'off', push: 'off', bell: 'on' },
  'prices-changed': { mail: 'on', push: 'off', bell: 'on' },
  'store-changed': { mail: 'always', push: 'off', bell: 'on' },
  'payment-account-changed': { mail: 'always', push: 'on', bell: 'always' },
  welcome: { mail: 'always', push: 'never', bell: 'never' },
};

/** The rule of a channel for a kind; a channel that is not named is off until the owner turns it on. */
export const getRule = (kind: NotificationKind, channel: NotificationChannel): ChannelRule =>
  channelRules[kind][channel] ?? 'off';

export const isFixed = (rule: ChannelRule): boolean => rule === 'always' || rule === 'never';

export const hasChoice = (kind: NotificationKind): boolean =>
  !Object.values(channelRules[kind]).every(isFixed);

/** Decides if a message is sent by a channel, given what the owner has chosen for its kind. */
export function isChannelOn(rule: ChannelRule, choice: boolean | undefined): boolean {
  return isFixed(rule) ? rule === 'always' : (choice ?? rule === 'on');
}
