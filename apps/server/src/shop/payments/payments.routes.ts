import * as contract from '@vitrine/contract/shop/payments.ts';
import * as accounts from '@vitrine/contract/shop/payouts.ts';
import { readWelcomeOffer } from '@vitrine/contract/shop/promotions.ts';
import * as refunds from '@vitrine/contract/shop/refunds.ts';
import { type Api, ownStoreId, route } from '#platform/route.ts';
import { describeOffer } from '../promotions/index.ts';
import { beginLinking, describeLinkedAccount, returnFromLinking } from './link-account.ts';
import { listWebhookEvents, replayWebhookEvent } from './list-webhook-events.ts';
import { payOrder, readOrderPayment } from './pay-order.ts';
import { paySellerOrders, readSellerPayment } from './pay-seller-orders.ts';
import { pageBreaks, pagePayments, queryOrderPayments } from './payments.service.ts';
import { isFirstSellerPayment, previewPayment } from './plan-seller-payment.ts';
import { readOrderRefunds } from './read-refunds.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { refundOrder, retryRefund } from './refund-order.ts';
import { pollFromReturnPage, returnFromProvider } from './return-page.ts';

export function registerPaymentRoutes(api: Api): void {
  route(api, contract.payOrder, (ctx, { params }) => payOrder(ctx, params.token));
  route(api, contract.readOrderPayment, (ctx, { params }) => readOrderPayment(ctx, params.token));
  route(api, contract.paymentCallback, (ctx, { query }) => returnFromProvider(ctx, query.payment));
  route(api, contract.postPaymentCallback, (ctx, { body }) => pollFromReturnPage(ctx, body.payment));
  route(api, contract.sandboxWebhook, (ctx, { body }) => receiveWebhook(ctx, 'sandbox', body));
  route(api, contract.previewSellerPayment, (ctx, { body }) => previewPayment(ctx, ownStoreId(ctx), body.orderIds, body.withOffer));
  route(api, contract.paySellerOrders, (ctx, { body }) => paySellerOrders(ctx, body));
  route(api, contract.readSellerPayment, (ctx, { params }) => readSellerPayment(ctx, params.paymentId));
  route(api, contract.queryOrderPayments, (ctx, { body }) => queryOrderPayments(ctx, ownStoreId(ctx), body.orderIds));
  route(api, contract.listPayments, (ctx, { query }) => pagePayments(ctx, query));
  route(api, contract.listReconciliationBreaks, (ctx, { query }) => pageBreaks(ctx, query));
  route(api, readWelcomeOffer, async (ctx) => describeOffer(ctx, ownStoreId(ctx), !(await isFirstSellerPayment(ctx, ownStoreId(ctx)))));
  route(api, accounts.readPayoutAccount, (ctx) => describeLinkedAccount(ctx, ownStoreId(ctx)));
  route(api, accounts.linkPayoutAccount, (ctx, { body }) => beginLinking(ctx, body));
  route(api, accounts.returnFromLinking, (ctx, { query }) => returnFromLinking(ctx, query.link));
  route(api, refunds.readOrderRefunds, (ctx, { params }) => readOrderRefunds(ctx, params.orderId));
  route(api, refunds.refundOrder, (ctx, { params, body }) => refundOrder(ctx, params.orderId, body));
  route(api, refunds.retryRefund, (ctx, { params }) => retryRefund(ctx, params.refundId));
  route(api, contract.replayWebhookEvent, (ctx, { params }) => replayWebhookEvent(ctx, params.id));
  route(api, contract.listWebhookEvents, (ctx, { query }) => listWebhookEvents(ctx, query));
}
