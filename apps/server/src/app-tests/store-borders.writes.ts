import { randomUUID } from 'node:crypto';
import { removeBankDetails, saveBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import { markCatalogueNews } from '@vitrine/contract/shop/catalogue-news.ts';
import { archiveLink, createLink, updateLink } from '@vitrine/contract/shop/links.ts';
import { cancelOwnOrder, placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { paySellerOrders, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import {
  choosePayoutAccount,
  linkPayoutAccount,
  unlinkPayoutAccount,
} from '@vitrine/contract/shop/payout-accounts.ts';
import { savePayoutSchedule } from '@vitrine/contract/shop/payout-schedules.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { applyPercentage, undoPercentage } from '@vitrine/contract/shop/percentages.ts';
import {
  clearPriceDrafts,
  deletePriceDraft,
  putPriceDraft,
  savePrices,
} from '@vitrine/contract/shop/price-edits.ts';
import { importPrices } from '@vitrine/contract/shop/price-imports.ts';
import {
  changeProductDisplay,
  moveProduct,
  noteProduct,
  sortProducts,
} from '@vitrine/contract/shop/product-display.ts';
import { askRefund } from '@vitrine/contract/shop/refunds.ts';
import { changeSlug } from '@vitrine/contract/shop/slugs.ts';
import { changeCategoryDisplay, chooseTopics } from '@vitrine/contract/shop/topics.ts';
import { sql } from 'drizzle-orm';
import { writeConfig } from '#admin/configs/index.ts';
import type { TestAnswer } from '#platform/testing/app.ts';
import { matureEarnings } from '#shop/ledger/index.ts';
import { testAddress } from '#shop/orders/testing/placed-orders.ts';
import type { PayShop } from '#shop/payments/testing/pay-shop.ts';
import { placePaidOrder } from '#shop/refunds/testing/refunds.ts';
import type { TestOwner } from '#shop/stores/testing/owners.ts';

/** One write of an owner in his store. */
export interface OwnerWrite {
  endpoint: string;
  call: () => Promise<TestAnswer>;
  /** It takes away what an earlier write made. */
  isUndoing?: true;
  /** The store's other screens are notified, and cached pages of the store are dropped. */
  tells: readonly ('screens' | 'pages')[];
}

/** Writes of owners that `writesOf` leaves out: where else they are proven, or what they touch instead. */
export const leftOut: Record<string, string> = {
  'files.upload': 'a picture belongs to an account until the store names it',
  'files.delete': 'the same',
  'promotions.dismissWelcome': 'a dismissal belongs to an account, promotions.test.ts',
  'notifications.choose': 'a choice belongs to an account, notifications.test.ts',
  'listViews.create': 'a view belongs to an account, list-views.test.ts',
  'listViews.update': 'the same',
  'listViews.delete': 'the same',
  'courses.progress': 'progress belongs to an account, courses.test.ts',
  'reviews.reply': 'reviews.test.ts: it takes a review',
  'reviews.report': 'the same',
  'returns.decide': 'returns.test.ts: only a direct store may',
  'returns.refund': 'the same',
  'refunds.createOwn': 'refund-buyer.test.ts: only a direct store may',
  'refunds.retryOwn': 'refund-buyer.test.ts: only a direct store may',
};

/** Every write that an owner can make, in an order in which each succeeds. */
export function writesOf(shop: PayShop, owner: TestOwner): OwnerWrite[] {
  const { app } = shop;
  const { categories, products } = shop.sample;
  const { mug, lamp, phone, nandu } = products;
  const keyed = () => ({ token: owner.token, idempotencyKey: randomUUID() });
  const fixed = (amount: number) =>
    ({
      kind: 'product',
      id: mug.productId,
      fixed: { amount, currency: 'USD' },
      percentage: null,
    }) as const;
  const kept = { undoId: '', linkId: '', drafts: [] as string[], ownOrderId: '', bankId: '' };
  const prices = ['screens', 'pages'] as const;

  async function setPercentage(
    percentage: number | null,
    replaces: number | null,
  ): Promise<TestAnswer> {
    const answer = await app.call(
      applyPercentage,
      { body: { categoryId: categories.light, percentage, replaces } },
      owner,
    );
    kept.undoId = answer.body.data?.undoId ?? '';
    return answer;
  }
  async function draft(productId: string): Promise<TestAnswer> {
    const edits = [{ ...fixed(3_900), id: productId }];
    const answer = await app.call(
      putPriceDraft,
      { params: { productId }, body: { edits, priceVersion: 0, version: null } },
      owner,
    );
    kept.drafts.push(answer.body.data?.version ?? '');
    return answer;
  }

  return [
    { endpoint: 'pricing.applyPercentage', tells: prices, call: () => setPercentage(230, null) },
    {
      endpoint: 'pricing.undoPercentage',
      tells: prices,
      call: () => app.call(undoPercentage, { body: { undoId: kept.undoId } }, owner),
    },
    { endpoint: 'pricing.applyPercentage', tells: prices, call: () => setPercentage(210, null) },
    {
      endpoint: 'pricing.applyPercentage',
      tells: prices,
      isUndoing: true,
      call: () => setPercentage(null, 210),
    },
    {
      endpoint: 'pricing.savePrices',
      tells: prices,
      call: () =>
        app.call(savePrices, { body: { items: [{ ...fixed(2_000), priceVersion: 0 }] } }, owner),
    },
    {
      endpoint: 'pricing.savePrices',
      tells: prices,
      isUndoing: true,
      call: () =>
        app.call(
          savePrices,
          { body: { items: [{ ...fixed(2_000), fixed: null, priceVersion: 1 }] } },
          owner,
        ),
    },
    { endpoint: 'pricing.putDraft', tells: [], call: () => draft(lamp.productId) },
    { endpoint: 'pricing.putDraft', tells: [], call: () => draft(phone.productId) },
    {
      endpoint: 'pricing.deleteDraft',
      tells: [],
      isUndoing: true,
      call: () =>
        app.call(
          deletePriceDraft,
          { params: { productId: lamp.productId }, query: { version: kept.drafts[0] ?? '' } },
          owner,
        ),
    },
    {
      endpoint: 'pricing.clearDrafts',
      tells: [],
      isUndoing: true,
      call: () =>
        app.call(
          clearPriceDrafts,
          { query: { 'versions[0]': kept.drafts[1] ?? '' } as never },
          owner,
        ),
    },
    {
      endpoint: 'pricing.importPrices',
      tells: [],
      call: () => app.call(importPrices, { body: { text: 'PHONE-GRIP\t39.00' } }, owner),
    },
    {
      endpoint: 'pricing.changeDisplay',
      tells: prices,
      call: () =>
        app.call(
          changeProductDisplay,
          { body: { ids: [nandu.productId], isFeatured: true } },
          owner,
        ),
    },
    {
      endpoint: 'pricing.chooseTopics',
      tells: prices,
      call: () => app.call(chooseTopics, { body: { categoryIds: [categories.home] } }, owner),
    },
    {
      endpoint: 'pricing.changeCategoryDisplay',
      tells: prices,
      call: () =>
        app.call(
          changeCategoryDisplay,
          { params: { id: categories.gear }, body: { isChosen: true } },
          owner,
        ),
    },
    {
      endpoint: 'pricing.markNews',
      tells: ['screens'],
      async call() {
        await shop.ctx.db.run(
          sql`insert into product_news (product_id, kind, at) values (${lamp.productId}, 'returned', now() + interval '1 year')`,
        );
        return app.call(markCatalogueNews, { body: { isDone: true } }, owner);
      },
    },
    {
      endpoint: 'pricing.noteProduct',
      tells: prices,
      call: () =>
        app.call(
          noteProduct,
          { params: { id: lamp.productId }, body: { note: 'I read by it.' } },
          owner,
        ),
    },
    {
      endpoint: 'pricing.sortProducts',
      tells: prices,
      call: () => app.call(sortProducts, { body: { ids: [lamp.productId, mug.productId] } }, owner),
    },
    {
      endpoint: 'pricing.moveProduct',
      tells: prices,
      call: () =>
        app.call(moveProduct, { params: { id: phone.productId }, body: { to: 'first' } }, owner),
    },
    {
      endpoint: 'analytics.createLink',
      tells: [],
      async call() {
        const answer = await app.call(
          createLink,
          { body: { name: 'A post', channel: 'instagram' } },
          owner,
        );
        kept.linkId = answer.body.data?.id ?? '';
        return answer;
      },
    },
    {
      endpoint: 'analytics.updateLink',
      tells: [],
      call: () =>
        app.call(
          updateLink,
          { params: { linkId: kept.linkId }, body: { name: 'A story', channel: 'tiktok' } },
          owner,
        ),
    },
    {
      endpoint: 'analytics.archiveLink',
      tells: [],
      isUndoing: true,
      call: () => app.call(archiveLink, { params: { linkId: kept.linkId } }, owner),
    },
    {
      endpoint: 'stores.updateOwn',
      tells: ['screens', 'pages'],
      async call() {
        const { version } = (await app.call(getOwnStore, {}, owner)).body.data;
        return app.call(updateOwnStore, { body: { version, bio: 'What I like.' } }, owner);
      },
    },
    {
      endpoint: 'payouts.link',
      tells: [],
      async call() {
        const answer = await app.call(linkPayoutAccount, { body: {} }, keyed());
        await shop.link(owner, `1204 8830 ${4400 + Number(owner.storeId)}`);
        return answer;
      },
    },
    {
      endpoint: 'payouts.unlink',
      tells: ['screens'],
      isUndoing: true,
      async call() {
        const answer = await app.call(unlinkPayoutAccount, { body: {} }, owner);
        await shop.link(owner, `1204 8830 ${5500 + Number(owner.storeId)}`);
        return answer;
      },
    },
    {
      endpoint: 'payouts.saveBank',
      tells: ['screens'],
      async call() {
        await writeConfig(shop.ctx, 'payout.bankTransfers', 'on');
        const body = {
          holder: 'Kira Sato',
          address: { line1: 'Calle Mayor 7', city: 'Madrid', postcode: '28013', countryCode: 'ES' },
          bankCountry: 'ES',
          iban: 'ES9121000418450200051332',
        };
        const answer = await app.call(saveBankDetails, { body }, owner);
        kept.bankId =
          answer.body.data?.accounts.find(({ provider }) => provider === 'bank')?.id ?? '';
        return answer;
      },
    },
    {
      endpoint: 'payouts.choose',
      tells: ['screens'],
      async call() {
        const choose = (accountId: string) =>
          app.call(choosePayoutAccount, { body: { accountId } }, owner);
        const answer = await choose(kept.bankId);
        // A new bank account is not paid for three days: the payout below goes to the other one.
        await choose(answer.body.data?.accounts.find(({ isPaid }) => !isPaid)?.id ?? '');
        return answer;
      },
    },
    {
      endpoint: 'payouts.removeBank',
      tells: ['screens'],
      isUndoing: true,
      call: () => app.call(removeBankDetails, { body: {} }, owner),
    },
    {
      endpoint: 'payouts.saveSchedule',
      tells: [],
      call: () => app.call(savePayoutSchedule, { body: { schedule: 'weekly' } }, owner),
    },
    {
      endpoint: 'orders.placeOwn',
      tells: ['screens'],
      async call() {
        const lines = [{ variantId: shop.mug, quantity: 1 }];
        const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, owner))
          .body.data;
        const body = {
          lines,
          address: testAddress,
          shippingMethod: quote.shippingMethod,
          expectedTotal: quote.total,
        };
        const answer = await app.call(placeOwnOrder, { body }, keyed());
        kept.ownOrderId = answer.body.data?.orderId ?? '';
        return answer;
      },
    },
    {
      endpoint: 'orders.cancelOwn',
      tells: ['screens'],
      async call() {
        const lines = [{ variantId: shop.mug, quantity: 1 }];
        const quote = (await app.call(quoteOwnOrder, { body: { lines, countryCode: 'US' } }, owner))
          .body.data;
        const body = {
          lines,
          address: testAddress,
          shippingMethod: quote.shippingMethod,
          expectedTotal: quote.total,
        };
        const { orderId } = (await app.call(placeOwnOrder, { body }, keyed())).body.data;
        return app.call(cancelOwnOrder, { params: { orderId } }, owner);
      },
    },
    {
      endpoint: 'payments.paySeller',
      tells: ['screens'],
      async call() {
        await earn(shop, owner);
        const orderIds = [kept.ownOrderId];
        const seen = (await app.call(previewSellerPayment, { body: { orderIds } }, owner)).body
          .data;
        return app.call(
          paySellerOrders,
          { body: { orderIds, method: 'earnings', expectedTotal: seen.total } },
          keyed(),
        );
      },
    },
    {
      endpoint: 'refunds.ask',
      tells: ['screens'],
      async call() {
        const { orderId } = await placePaidOrder(shop, owner, [
          { variantId: shop.print, quantity: 1 },
        ]);
        return app.call(
          askRefund,
          { params: { orderId }, body: { reason: 'The buyer found it broken.' } },
          owner,
        );
      },
    },
    {
      endpoint: 'payouts.request',
      tells: ['screens'],
      call: () => app.call(requestPayout, { body: {} }, keyed()),
    },
    {
      endpoint: 'stores.changeSlug',
      tells: ['screens', 'pages'],
      call: () => app.call(changeSlug, { body: { slug: `store-of-${owner.storeId}` } }, owner),
    },
  ];
}

/** Earnings that can be spent at once: a sale whose hold is over. */
async function earn(shop: PayShop, owner: TestOwner): Promise<void> {
  const order = await placePaidOrder(shop, owner, [{ variantId: shop.print, quantity: 5 }]);
  const now = shop.app.clock.now().toISOString();
  await shop.app.platform.database.db.run(
    sql`update owner_earnings set available_at = ${now}::timestamptz where order_id = ${order.orderId}`,
  );
  await matureEarnings(shop.ctx, owner.storeId);
}
