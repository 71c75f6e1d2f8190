import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import type * as contract from '@vitrine/contract/shop/review-lists.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { focusRow, lineFocus, readFocus } from '../catalogue/index.ts';
import { createPairLists } from '../stores/index.ts';
import {
  boughtIn,
  describeReview,
  photosOf,
  replyOf,
  reviewColumns,
  reviewRow,
} from './read-reviews.ts';
import { reviews } from './reviews.tables.ts';

const listedRow = {
  ...reviewRow,
  status: reviews.status,
  reason: orNull(as.text),
  reportReason: orNull(as.text),
  reportedAt: orNull(as.moment),
  createdAt: as.moment,
  storeId: as.id,
  slug: as.text,
  storeName: as.text,
  productId: as.id,
  productKey: as.text,
  imageKey: orNull(as.text),
  ...focusRow,
  orderNumber: as.text,
};
type Row = RowOf<typeof listedRow>;

const reportOf = ({ reportReason, reportedAt }: Row) =>
  reportedAt && { reason: reportReason ?? '', at: reportedAt.toISOString() };

type OwnFilters = EndpointInput<typeof contract.listOwnReviews>['query'];
type OwnReview = EndpointReply<typeof contract.listOwnReviews>['list'][number];

const ownConditions = ({ keywords, rating, reply }: OwnFilters): SQL[] => [
  sql`r.status in ('published', 'removed')`,
  ...(keywords
    ? [containsAny([sql`r.title`, sql`r.text`, sql`r.author`, sql`l.words`], keywords)]
    : []),
  ...(rating ? [sql`r.rating = ${rating}`] : []),
  ...(reply === 'open' ? [sql`r.status = 'published' and r.reply is null`] : []),
  ...(reply === 'given' ? [sql`r.reply is not null`] : []),
];

const describeOwn = (ctx: Ctx, row: Row): OwnReview => ({
  ...describeReview(ctx, row),
  status: row.status as OwnReview['status'],
  product: {
    id: row.productId,
    key: row.productKey,
    name: boughtIn(ctx.language, row).name,
    imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
    ...readFocus(row),
  },
  orderNumber: row.orderNumber,
  report: reportOf(row),
  removedReason: row.status === 'removed' ? row.reason : null,
});

type Filters = EndpointInput<typeof contract.pageReviews>['query'];

const conditionsOf = ({ id, keywords, status, isReported, rating }: Filters): SQL[] => [
  ...(keywords
    ? [containsAny([sql`r.title`, sql`r.text`, sql`r.author`, sql`s.name`], keywords)]
    : []),
  ...(id ? [sql`r.id = ${id}`] : []),
  ...(status ? [sql`r.status = ${status}`] : []),
  ...(isReported === undefined
    ? []
    : [isReported ? sql`r.reported_at is not null` : sql`r.reported_at is null`]),
  ...(rating ? [sql`r.rating = ${rating}`] : []),
];

function describe(ctx: Ctx, row: Row): EndpointReply<typeof contract.pageReviews>['list'][number] {
  const { name, option } = boughtIn(ctx.language, row);
  return {
    id: row.id,
    status: row.status,
    rating: row.rating,
    title: row.title,
    text: row.text,
    language: row.language,
    author: row.author,
    photos: photosOf(row),
    store: { id: row.storeId, slug: row.slug, name: row.storeName },
    product: { id: row.productId, name, option },
    orderNumber: row.orderNumber,
    isReturned: row.returnedAt !== null,
    reply: replyOf(row),
    report: reportOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The published reviews of the own store for its owner, and all reviews of all stores for operators. */
export const reviewLists = createPairLists({
  columns:
    () => sql`${reviewColumns}, r.status, r.reason, r.report_reason, r.reported_at, r.created_at,
    s.id as store_id, s.slug, s.name as store_name, p.id as product_id, p.key as product_key, l.image_key, ${lineFocus} as focus, o.number as order_number`,
  from: sql`reviews r join order_lines l on l.id = r.line_id join orders o on o.id = r.order_id
    join products p on p.id = r.product_id join stores s on s.id = r.store_id`,
  counted: sql`reviews r join stores s on s.id = r.store_id`,
  id: sql`r.id`,
  row: listedRow,
  storeId: sql`r.store_id`,
  own: { where: (_ctx, filters: OwnFilters) => ownConditions(filters), describe: describeOwn },
  platform: {
    where: (_ctx, filters: Filters) => conditionsOf(filters),
    isOldestFirst: ({ status }) => status === 'waiting',
    describe,
  },
});
