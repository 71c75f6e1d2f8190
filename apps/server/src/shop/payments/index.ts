import { runInTx, systemContext } from '#platform/context.ts';
import type { Module } from '#platform/module.ts';
import { requestRelinking } from './accounts/request-relinking.ts';
import { prepareProviders } from './adapters/providers.ts';
import { checkAccounts } from './keys/check-accounts.ts';
import { endOldSecrets } from './keys/save-keys.ts';
import { updateWebhooks } from './keys/update-webhooks.ts';
import { nameDiscrepancy } from './log-subjects.ts';
import { notifyOfDiscrepancies } from './notify-operators.ts';
import { describePaymentState } from './payment-notes.ts';
import { changeReported, discrepancyRecorded, providerEventReceived } from './payments.events.ts';
import { paymentHooks } from './payments.hooks.ts';
import { paymentInvariants } from './payments.invariants.ts';
import { registerPaymentRoutes } from './payments.routes.ts';
import { paymentSchedules } from './sweep-payments.ts';
import { describeDifferences, describeEvents } from './webhooks/describe-events.ts';
import { applyStoredEvent, askAboutChange } from './webhooks/receive-webhook.ts';

export { replaceBankAccount } from './accounts/bank-accounts.ts';
export {
  type BankDetails,
  isBankAccount,
  readBankDetails,
  readBankDetailsOf,
} from './accounts/bank-details.ts';
export { hasBankTransfers } from './accounts/bank-transfers.ts';
export { describeLinkedAccount, findBankHold } from './accounts/describe-accounts.ts';
export {
  findLinkedAccount,
  findLinkedAccounts,
  type LinkedAccount,
  listActiveAccounts,
} from './accounts/find-account.ts';
export { countAwaitedDirect, endLink, payOutTo } from './accounts/unlink-account.ts';
export { createProviders } from './adapters/create-providers.ts';
export {
  balanceInsufficient,
  type DisputeObject,
  type DisputeSnapshot,
  type DisputeTexts,
  type ListedRefund,
  type PaymentProvider,
  type PayoutSnapshot,
  type ProviderBook,
  type ProviderEntry,
  ProviderError,
  type RefundSnapshot,
} from './adapters/provider.ts';
export {
  findProvider,
  getDefaultProvider,
  hasProvider,
  listOfBothModes,
  listProviders,
  paymentPageOrigins,
} from './adapters/providers.ts';
export {
  findDisputePages,
  moveSandboxBankClock,
  sandboxSecrets,
} from './adapters/sandbox/sandbox-address.ts';
export { findPayment, syncRefunds, toProviderObject } from './ask-provider.ts';
export { captureHooks } from './capture.hooks.ts';
export { isOnOurBooks, newProviderKey } from './capture.ts';
export { changePayment } from './change-payment.ts';
export { findMismatches, recordDiscrepancy } from './discrepancies.ts';
export { derivedProviderKey, runKeyed } from './keyed.ts';
export { findCheckedProvider } from './keys/check-accounts.ts';
export {
  type LockedPayment,
  lockPayment,
  lockWithShared,
  type PaymentPart,
  type PaymentRow,
} from './lock-payment.ts';
export { listOpenPayments } from './open-payments.ts';
export {
  isInPresentBook,
  listOwnEntries,
  listPaidAccounts,
  type OwnEntry,
  type PaidAccount,
  type SoughtEntries,
} from './own-book.ts';
export { setPartEffect } from './part-effect.ts';
export { payOrder, readOrderPayment } from './pay-order.ts';
export { paySellerOrders } from './pay-seller-orders.ts';
export { hasOpenElsewhere } from './payment-notes.ts';
export { disputeReported, payoutReported } from './payments.events.ts';
export { exchangeLines, isOpen, sellerFeesIn } from './payments.rules.ts';
export { isKeyForgotten } from './repeat-call.ts';
export { settleHooks, type UndecidedPayout } from './settle.hooks.ts';
export { sweepFollowUps, sweepOpenPayments } from './sweep-payments.ts';

/** Payments of buyers and owners, linked accounts, webhooks: everything that talks to providers but refunds and payouts. */
export const paymentsModule: Module = {
  name: 'payments',
  logSubjects: { payments: nameDiscrepancy },
  routes: registerPaymentRoutes,
  prepare: prepareProviders,
  notes: describePaymentState,
  handlers(events) {
    events.on(
      providerEventReceived,
      'apply',
      async (ctx, { inboxId }) => void (await applyStoredEvent(ctx, inboxId)),
      { queue: 'money' },
    );
    events.on(changeReported, 'ask', askAboutChange, { queue: 'money', transaction: 'none' });
    events.on(discrepancyRecorded, 'notify-operators', (ctx) => notifyOfDiscrepancies(ctx));
  },
  hooks: paymentHooks,
  jobSubjects: { inboxId: describeEvents, provider: describeDifferences },
  invariants: paymentInvariants,
  schedules: [
    ...paymentSchedules,
    {
      name: 'payments.end-old-secrets',
      everySeconds: 600,
      run: (platform) => endOldSecrets(systemContext(platform)),
    },
    {
      name: 'payments.update-webhooks',
      everySeconds: 86_400,
      // A new version may act on more events.
      isStartedAtOnce: true,
      run: (platform) => updateWebhooks(systemContext(platform)),
    },
    {
      name: 'payments.check-accounts',
      everySeconds: 600,
      isStartedAtOnce: true,
      run: (platform) => checkAccounts(systemContext(platform)),
    },
    {
      name: 'payments.request-relinking',
      everySeconds: 300,
      run: async (platform) => void (await requestRelinking(systemContext(platform))),
    },
    { name: 'payments.notify-operators', everySeconds: 600, run: runInTx(notifyOfDiscrepancies) },
  ],
};
