import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { outboxMails } from '#platform/mail/mail.tables.ts';
import { orders } from './orders.tables.ts';

const orderId = () =>
  idRef('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });
const accountId = (name: string) =>
  idRef(name).references(() => accounts.id, { onDelete: 'set null' });

/** Notes that operators and buyers wrote about an order for those who pack it, or for other operators. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: orderId(),
    text: text('text').notNull(),
    isFromBuyer: boolean('is_from_buyer').notNull(),
    isForPacking: boolean('is_for_packing').notNull(),
    writtenById: accountId('written_by_id'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    doneById: accountId('done_by_id'),
  },
  (table) => [
    index('order_notes_order').on(table.orderId, table.id),
    index('order_notes_open').on(table.orderId).where(sql`is_for_packing and done_at is null`),
    uniqueIndex('order_notes_of_buyer').on(table.orderId).where(sql`is_from_buyer`),
  ],
);

/** The tags that operators mark orders with, each once. */
export const orderTags = pgTable('order_tags', {
  id: id(),
  name: varchar('name', { length: 30 }).notNull(),
  /** The name without capitals, accents and width, by which two are the same. */
  key: text('key').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

export const taggedOrders = pgTable(
  'tagged_orders',
  {
    orderId: orderId(),
    tagId: idRef('tag_id')
      .notNull()
      .references(() => orderTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.tagId] }),
    index('tagged_orders_tag').on(table.tagId, table.orderId),
  ],
);

/** The emails to the buyer about an order. */
export const orderMails = pgTable(
  'order_mails',
  {
    id: id(),
    orderId: orderId(),
    mailId: idRef('mail_id')
      .notNull()
      .references(() => outboxMails.id, { onDelete: 'cascade' }),
    template: varchar('template', { length: 40 }).notNull(),
    /** By which the email is unique among those of its order. */
    key: varchar('key', { length: 160 }).notNull(),
    /** The parts that do not follow from the order, sealed; null for an email to another address, and for one of an earlier version. */
    content: text('content'),
    /** The email that this one repeats, and who had it sent. */
    repeats: idRef('repeats'),
    repeatedById: accountId('repeated_by_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('order_mails_order').on(table.orderId, table.id),
    uniqueIndex('order_mails_mail').on(table.mailId),
  ],
);

/** Where an order went before operators changed its address. */
export const orderAddressChanges = pgTable(
  'order_address_changes',
  {
    id: id(),
    orderId: orderId(),
    former: jsonb('former').$type<Address>().notNull(),
    changedAt: moment('changed_at').notNull(),
    accountId: accountId('account_id'),
  },
  (table) => [index('order_address_changes_order').on(table.orderId, table.id)],
);
