import type { Module } from '#platform/module.ts';
import { orderCancelled } from '../orders/index.ts';
import { returnMoneyOf } from './cancel-money.ts';
import { describeDifferences, describeEvents } from './describe-events.ts';
import { nameDiscrepancy, nameRefunded } from './log-subjects.ts';
import { notifyOfDiscrepancies, notifyOfRequests, retryNotifications } from './notify-operators.ts';
import { changeReported, discrepancyRecorded, providerEventReceived, refundAsked } from './payments.events.ts';
import { paymentHooks } from './payments.hooks.ts';
import { paymentInvariants } from './payments.invariants.ts';
import { registerPaymentRoutes } from './payments.routes.ts';
import { applyStoredEvent, askAboutChange } from './receive-webhook.ts';
import { paymentSchedules } from './sweep-payments.ts';

export { canCancelAlone, cancelUnits } from './cancel-units.ts';
export { newProviderKey } from './capture.ts';
export { createProviders } from './create-providers.ts';
export { findMismatches, recordDiscrepancy } from './discrepancies.ts';
export { settleOf } from './give-back.ts';
export { derivedProviderKey, runKeyed } from './keyed.ts';
export { describeLinkedAccount, findLinkedAccount, findLinkedAccounts, type LinkedAccount } from './link-account.ts';
export { lockWithShared } from './lock-payment.ts';
export { listOwnEntries, type SoughtEntries } from './own-book.ts';
export { payOrder } from './pay-order.ts';
export { paySellerOrders } from './pay-seller-orders.ts';
export { payoutReported } from './payments.events.ts';
export { type PaymentProvider, type PayoutSnapshot, type ProviderEntry, ProviderError } from './provider.ts';
export { findProvider, getDefaultProvider, hasProvider, listProviders, paymentPageOrigins } from './providers.ts';
export { refundHooks } from './refund.hooks.ts';
export { standardFeeOf } from './refund.rules.ts';
export { priceUnits, refundUnits } from './refund-units.ts';
export { moveSandboxBankClock, sandboxSecrets } from './sandbox-address.ts';
export { sweepFollowUps, sweepOpenPayments } from './sweep-payments.ts';
export { countAwaitedDirect, endLink } from './unlink-account.ts';

/** Payments of buyers and owners, linked accounts, refunds, webhooks: everything that talks to providers but payouts. */
export const paymentsModule: Module = {
  name: 'payments',
  logSubjects: { refunds: nameRefunded, payments: nameDiscrepancy },
  routes: registerPaymentRoutes,
  handlers(events) {
    events.on(providerEventReceived, 'apply', async (ctx, { inboxId }) => void (await applyStoredEvent(ctx, inboxId)), { queue: 'money' });
    events.on(changeReported, 'ask', askAboutChange, { queue: 'money', transaction: 'none' });
    events.on(refundAsked, 'notify-operators', (ctx) => notifyOfRequests(ctx));
    events.on(discrepancyRecorded, 'notify-operators', (ctx) => notifyOfDiscrepancies(ctx));
    events.on(orderCancelled, 'return-money', (ctx, { orderId }) => returnMoneyOf(ctx, orderId), { queue: 'money' });
  },
  hooks: paymentHooks,
  jobSubjects: { inboxId: describeEvents, provider: describeDifferences },
  invariants: paymentInvariants,
  schedules: [...paymentSchedules, { name: 'payments.notify-operators', everySeconds: 600, run: retryNotifications }],
};
