import type {
  NotificationChannel,
  NotificationKind,
} from '@vitrine/contract/shop/notifications.ts';
import { boolean, index, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { idRef, moment } from '#platform/db/columns.ts';

/** By which channels an owner wants to receive which kind of message; without a row the default of the kind applies. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 30 }).$type<NotificationKind>().notNull(),
    channel: varchar('channel', { length: 20 }).$type<NotificationChannel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.channel] })],
);

/** The keys of messages that were sent: no channel receives one of them twice. */
export const sentNotifications = pgTable(
  'sent_notifications',
  {
    key: varchar('key', { length: 100 }).primaryKey(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [index('sent_notifications_sent').on(table.sentAt)],
);
