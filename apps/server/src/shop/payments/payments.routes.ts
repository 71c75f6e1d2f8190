import * as contract from '@vitrine/contract/shop/payments.ts';
import * as accounts from '@vitrine/contract/shop/payouts.ts';
import { type Api, route } from '#platform/http/route.ts';
import { ownStoreId } from '../stores/index.ts';
import { describeLinkedAccount } from './accounts/describe-accounts.ts';
import { linkProvenly, returnFromLinking } from './accounts/link-account.ts';
import { checkProvider, listPlatformProviders } from './describe-providers.ts';
import { changeMode, describePaymentMode } from './keys/payment-mode.ts';
import { removeKeys, rotateWebhooks, saveKeys } from './keys/save-keys.ts';
import { leavePayment } from './leave-payment.ts';
import { closeDiscrepancy, exportDiscrepancies, pageDiscrepancies } from './list-discrepancies.ts';
import { exportPayments, listPayments } from './list-payments.ts';
import { readPayLink } from './pay-link.ts';
import { payByLink, payOrder, readOrderPayment } from './pay-order.ts';
import { paySellerOrders, readSellerPayment } from './pay-seller-orders.ts';
import { queryOrderPayments } from './payments.service.ts';
import { previewPayment } from './plan-seller-payment.ts';
import { readPaySdk } from './read-pay-sdk.ts';
import { pollFromReturnPage, returnFromProvider } from './return-page.ts';
import {
  confirmProposal,
  createDifferenceProposal,
  createPaymentProposal,
  createPayoutProposal,
  declineProposal,
  listSettlementPage,
} from './settle.ts';
import {
  exportWebhookEvents,
  listWebhookEvents,
  replayWebhookEvent,
} from './webhooks/list-webhook-events.ts';
import { receiveWebhook } from './webhooks/receive-webhook.ts';

export function registerPaymentRoutes(api: Api): void {
  route(api, contract.payOrder, (ctx, { params, body }) =>
    payOrder(ctx, params.token, body?.provider),
  );
  route(api, contract.readOrderPayment, (ctx, { params }) => readOrderPayment(ctx, params.token));
  route(api, contract.readPayLink, (ctx, { params }) => readPayLink(ctx, params.token));
  route(api, contract.payByLink, (ctx, { params, body }) =>
    payByLink(ctx, params.token, body?.provider),
  );
  route(api, contract.leavePayment, (ctx, { params }) => leavePayment(ctx, params.token));
  route(api, contract.readPaySdk, (ctx, { query }) => readPaySdk(ctx, query));
  route(api, contract.postPaySdk, (ctx, { body }) => readPaySdk(ctx, body));
  route(api, contract.paymentCallback, (ctx, { query }) =>
    returnFromProvider(ctx, query.payment, query.step),
  );
  route(api, contract.postPaymentCallback, (ctx, { body }) =>
    pollFromReturnPage(ctx, body.payment),
  );
  route(api, contract.receiveWebhook, (ctx, { params, body }) =>
    receiveWebhook(ctx, params.provider, body),
  );
  route(api, contract.previewSellerPayment, (ctx, { body }) =>
    previewPayment(ctx, ownStoreId(ctx), body.orderIds, body.withOffer),
  );
  route(api, contract.paySellerOrders, (ctx, { body }) => paySellerOrders(ctx, body));
  route(api, contract.readSellerPayment, (ctx, { params }) =>
    readSellerPayment(ctx, params.paymentId),
  );
  route(api, contract.queryOrderPayments, (ctx, { body }) =>
    queryOrderPayments(ctx, ownStoreId(ctx), body.orderIds),
  );
  route(api, contract.listPayments, (ctx, { query }) => listPayments(ctx, query));
  route(api, contract.exportPayments, (ctx, { query }) => exportPayments(ctx, query));
  route(api, contract.listPlatformProviders, (ctx) => listPlatformProviders(ctx));
  route(api, contract.checkPlatformProvider, (ctx, { params }) => checkProvider(ctx, params.name));
  route(api, contract.saveProviderKeys, (ctx, { params, body }) =>
    saveKeys(ctx, params.name, body),
  );
  route(api, contract.removeProviderKeys, (ctx, { params, body }) =>
    removeKeys(ctx, params.name, body),
  );
  route(api, contract.rotateWebhookSecrets, (ctx, { params, body }) =>
    rotateWebhooks(ctx, params.name, body),
  );
  route(api, contract.readPaymentMode, async (ctx) => describePaymentMode(ctx));
  route(api, contract.changePaymentMode, (ctx, { body }) => changeMode(ctx, body));
  route(api, contract.listDiscrepancies, (ctx, { query }) => pageDiscrepancies(ctx, query));
  route(api, contract.exportDiscrepancies, (ctx, { query }) => exportDiscrepancies(ctx, query));
  route(api, contract.closeDiscrepancy, (ctx, { params, body }) =>
    closeDiscrepancy(ctx, params.id, body.reason),
  );
  route(api, contract.listSettlements, (ctx, { query }) => listSettlementPage(ctx, query));
  route(api, contract.proposePaymentSettlement, (ctx, { params, body }) =>
    createPaymentProposal(ctx, params.id, body),
  );
  route(api, contract.proposePayoutSettlement, (ctx, { params, body }) =>
    createPayoutProposal(ctx, params.payoutId, body),
  );
  route(api, contract.proposeDifferenceSettlement, (ctx, { params, body }) =>
    createDifferenceProposal(ctx, params.id, body),
  );
  route(api, contract.confirmSettlement, (ctx, { params }) => confirmProposal(ctx, params.id));
  route(api, contract.declineSettlement, (ctx, { params }) => declineProposal(ctx, params.id));
  route(api, accounts.readPayoutAccount, (ctx) => describeLinkedAccount(ctx, ownStoreId(ctx)));
  route(api, accounts.linkPayoutAccount, (ctx, { body }) => linkProvenly(ctx, body));
  route(api, accounts.returnFromLinking, (ctx, { query }) => returnFromLinking(ctx, query.link));
  route(api, contract.replayWebhookEvent, (ctx, { params }) => replayWebhookEvent(ctx, params.id));
  route(api, contract.exportWebhookEvents, (ctx, { query }) => exportWebhookEvents(ctx, query));
  route(api, contract.listWebhookEvents, (ctx, { query }) => listWebhookEvents(ctx, query));
}
