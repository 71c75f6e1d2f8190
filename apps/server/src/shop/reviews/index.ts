import * as own from '@vitrine/contract/shop/own-reviews.ts';
import { decideReviewsInBulk } from '@vitrine/contract/shop/review-bulk.ts';
import * as moderation from '@vitrine/contract/shop/review-moderation.ts';
import * as contract from '@vitrine/contract/shop/storefront-reviews.ts';
import { shownReviewsMax } from '@vitrine/contract/shop/storefront-reviews.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { registerBulk } from '#platform/bulk/register-bulk.ts';
import { sweepPhotos } from '#platform/files/sent-photos.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { storefrontHooks } from '../storefront/index.ts';
import { sendInvitations, subscribeReviews } from './invite.ts';
import { nameReviewed } from './log-subjects.ts';
import { bulkDecisions, countAll, decideAll, readLog } from './moderate.ts';
import { replyData } from './own-data.ts';
import { reply, report, summariseOwn } from './own-reviews.ts';
import { listBestReviews, listReviews, readFirstPage } from './read-reviews.ts';
import { addPhoto, addReview, readForm, readLinks } from './review-form.ts';
import { reviewLists } from './review-lists.ts';
import { selectStars, summaryOf } from './review-totals.ts';
import { reviewInvariants } from './reviews.invariants.ts';
import { photosOfReviews } from './reviews.tables.ts';
import { readStoreReviews } from './store-reviews.ts';

export { decideAll } from './moderate.ts';
export { reply, report } from './own-reviews.ts';
export { addPhoto, addReview } from './review-form.ts';
export { reviewToken } from './review-lines.ts';

/** Reviews of bought products: invited by email, moderated by operators, answered by owners, shown to buyers. */
export const reviewsModule: Module = {
  name: 'reviews',
  logSubjects: { reviewModeration: nameReviewed },
  routes(api) {
    route(api, contract.readReviewForm, (ctx, { params }) => readForm(ctx, params.token));
    route(api, contract.addReviewPhoto, (ctx, { params, body }) =>
      addPhoto(ctx, params.token, body.file),
    );
    route(api, contract.sendReview, (ctx, { params, body }) => addReview(ctx, params.token, body));
    route(api, contract.listReviewLinks, (ctx, { params }) => readLinks(ctx, params.token));
    route(api, contract.listReviews, (ctx, { params, query }) => listReviews(ctx, params, query));
    route(api, contract.listBestReviews, (ctx) => listBestReviews(ctx));
    route(api, own.listOwnReviews, (ctx, { query }) => reviewLists.feed(ctx, query));
    route(api, own.summariseOwnReviews, (ctx) => summariseOwn(ctx));
    route(api, own.replyToReview, (ctx, { params, body }) => reply(ctx, params.id, body));
    route(api, own.reportReview, (ctx, { params, body }) => report(ctx, params.id, body));
    route(api, moderation.pageReviews, (ctx, { query }) => reviewLists.page(ctx, query));
    route(api, moderation.countReviews, (ctx) => countAll(ctx));
    route(api, moderation.readReviewLog, (ctx, { params }) => readLog(ctx, params.id));
    route(api, moderation.decideReviews, (ctx, { body }) => decideAll(ctx, body));
    registerBulk(api, decideReviewsInBulk, bulkDecisions);
  },
  handlers: subscribeReviews,
  hooks: [
    implementHook(accountHooks.personalData, replyData),
    implementHook(storefrontHooks.ratingSql, selectStars),
    implementHook(storefrontHooks.summariseStars, summaryOf),
    implementHook(storefrontHooks.readStoreReviews, readStoreReviews),
    implementHook(storefrontHooks.readFirstReviews, (ctx, storeId, productId) =>
      readFirstPage(ctx, { storeId, productId }, shownReviewsMax),
    ),
  ],
  invariants: reviewInvariants,
  schedules: [
    { name: 'reviews.send-invitations', everySeconds: 300, run: sendInvitations },
    {
      name: 'reviews.sweep-photos',
      everySeconds: 3_600,
      run: (platform) => sweepPhotos(platform, photosOfReviews),
    },
  ],
};
