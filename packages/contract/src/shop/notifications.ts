import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';

/** The ways in which a message reaches an owner, in the order in which screens show them. */
const notificationChannels = ['mail', 'push', 'bell'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The kinds of messages to owners, in the order in which screens show them. */
export const notificationKinds = [
  'order-paid',
  'payment-due',
  'return-requested',
  'payout-paid',
  'payout-failed',
  'refund-settled',
  'payment-disputed',
  'review-published',
  'prices-changed',
  'store-changed',
  'payment-account-changed',
  'welcome',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const channel = z.enum(notificationChannels);
const kind = z.enum(notificationKinds);

const notificationSettingsShape = z.object({
  channels: z.array(
    z.object({
      channel,
      /** Messages can be sent there: a browser has subscribed, for one. */
      isSetUp: z.boolean(),
      /** Where messages arrive: an email address, or the User-Agent of each subscribed browser. */
      targets: z.array(z.string()),
    }),
  ),
  kinds: z.array(
    z.object({
      kind,
      choices: z.array(
        z.object({
          channel,
          isOn: z.boolean(),
          /** Messages of this kind are always sent there. */
          isFixed: z.boolean(),
        }),
      ),
    }),
  ),
});
export type NotificationSettings = z.infer<typeof notificationSettingsShape>;

const path = '/api/v1/store/notifications';

export const readNotificationSettings = endpoint({
  name: 'notifications.settings',
  method: 'GET',
  path,
  permission: 'shop:store:view',
  summary:
    'The channels by which the signed-in owner is notified, and for each kind of message which of them are on.',
  reply: notificationSettingsShape,
});

export const chooseNotification = endpoint({
  name: 'notifications.choose',
  method: 'PUT',
  path,
  permission: 'shop:store:edit',
  summary:
    'Turns one channel on or off for one kind of message. A channel that is fixed for the kind cannot be changed.',
  body: z.strictObject({ kind, channel, isOn: z.boolean() }),
  reply: notificationSettingsShape,
});

nameSchemas({ NotificationSettings: notificationSettingsShape });
