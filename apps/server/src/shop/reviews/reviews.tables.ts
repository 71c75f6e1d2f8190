import type { Language } from '@vitrine/contract/locales.ts';
import type { ReviewStep } from '@vitrine/contract/shop/review-moderation.ts';
import type { Rating, ReviewStatus } from '@vitrine/contract/shop/review-shapes.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import type { PhotoTable } from '#platform/files/sent-photos.ts';
import { products } from '../catalogue/catalogue.tables.ts';
import { orderLines, orders } from '../orders/orders.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** What buyers wrote about what they bought: one for each line of an order, and never deleted. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    lineId: idRef('line_id')
      .notNull()
      .unique()
      .references(() => orderLines.id),
    orderId: idRef('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id),
    rating: smallint('rating').$type<Rating>().notNull(),
    title: varchar('title', { length: 120 }).notNull(),
    text: varchar('text', { length: 2_000 }).notNull(),
    language: varchar('language', { length: 5 }).$type<Language>().notNull(),
    author: varchar('author', { length: 60 }).notNull(),
    status: varchar('status', { length: 10 }).$type<ReviewStatus>().notNull(),
    /** Why it was rejected or removed. */
    reason: varchar('reason', { length: 300 }),
    publishedAt: moment('published_at'),
    /** When its line was refunded in full. */
    returnedAt: moment('returned_at'),
    reply: varchar('reply', { length: 1_000 }),
    replyLanguage: varchar('reply_language', { length: 5 }).$type<Language>(),
    repliedAt: moment('replied_at'),
    reportReason: varchar('report_reason', { length: 300 }),
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reviews_of_product')
      .on(table.storeId, table.productId, newestFirst(table.publishedAt), newestFirst(table.id))
      .where(sql`status = 'published'`),
    index('reviews_of_store').on(table.storeId, newestFirst(table.id)),
    index('reviews_order').on(table.orderId),
    index('reviews_status').on(table.status, table.id),
    index('reviews_reported').on(table.id).where(sql`reported_at is not null`),
    index('reviews_best').on(table.storeId).where(sql`status = 'published' and rating = 5`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_published',
      sql`${table.status} <> 'published' or ${table.publishedAt} is not null`,
    ),
    check(
      'reviews_reply',
      sql`(${table.reply} is null) = (${table.repliedAt} is null) and (${table.reply} is null) = (${table.replyLanguage} is null)`,
    ),
    check('reviews_report', sql`(${table.reportReason} is null) = (${table.reportedAt} is null)`),
  ],
);

/** Photos of buyers; without a review until it is sent. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    lineId: idRef('line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    reviewId: idRef('review_id').references(() => reviews.id),
    position: smallint('position').notNull(),
    key: varchar('key', { length: 200 }).notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: varchar('tone', { length: 7 }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('review_photos_review').on(table.reviewId),
    index('review_photos_line').on(table.lineId),
    index('review_photos_unsent').on(table.createdAt).where(sql`review_id is null`),
  ],
);

export const photosOfReviews: PhotoTable = {
  table: reviewPhotos,
  owner: reviewPhotos.lineId,
  sentWith: reviewPhotos.reviewId,
};

/** Published reviews of a product in a store by stars, changed with each review in the same transaction. */
export const reviewTotals = pgTable(
  'review_totals',
  {
    storeId: idRef('store_id')
      .notNull()
      .references(() => stores.id),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id),
    stars1: integer('stars_1').notNull().default(0),
    stars2: integer('stars_2').notNull().default(0),
    stars3: integer('stars_3').notNull().default(0),
    stars4: integer('stars_4').notNull().default(0),
    stars5: integer('stars_5').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId] }),
    check(
      'review_totals_not_negative',
      sql`least(${table.stars1}, ${table.stars2}, ${table.stars3}, ${table.stars4}, ${table.stars5}) >= 0`,
    ),
  ],
);

/** What was done with a review, by whom and why. */
export const reviewSteps = pgTable(
  'review_steps',
  {
    id: id(),
    reviewId: idRef('review_id')
      .notNull()
      .references(() => reviews.id),
    step: varchar('step', { length: 16 }).$type<ReviewStep>().notNull(),
    reason: varchar('reason', { length: 300 }),
    /** The reply that was changed or removed. */
    text: text('text'),
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('review_steps_review').on(table.reviewId, table.id)],
);

/** Invitations to review what was delivered: one email for each order. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: idRef('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('review_invitations_due').on(table.dueAt).where(sql`sent_at is null`)],
);
