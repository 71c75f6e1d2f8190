import { accountHooks } from '#admin/identity/index.ts';
import { type HookImplementation, implementHook } from '#platform/hooks.ts';
import { feeHooks } from '../fees/index.ts';
import { isTestBook } from '../ledger/index.ts';
import { orderHooks } from '../orders/index.ts';
import { promotionHooks } from '../promotions/index.ts';
import { maySellIn, storeHooks } from '../stores/index.ts';
import { isBankAccount } from './accounts/bank-details.ts';
import {
  listActiveAccounts,
  listKnownFingerprints,
  listPayableAccounts,
} from './accounts/find-account.ts';
import { findProvider, hasProvider, listProviders } from './adapters/providers.ts';
import { listOfferedProviders } from './offered-providers.ts';
import { listOpenPayments } from './open-payments.ts';
import { paymentData } from './own-data.ts';
import { findPaymentChoice, listStoreMarks } from './payment-options.ts';
import { findPaymentHold } from './pending-reason.ts';
import { isFirstSellerPayment } from './plan-seller-payment.ts';

/** What only payments know of stores, orders and owners. */
export const paymentHooks: readonly HookImplementation[] = [
  implementHook(accountHooks.personalData, paymentData),
  implementHook(feeHooks.listProviders, (ctx) => listProviders(ctx).map(({ name }) => name)),
  implementHook(feeHooks.listOffered, listOfferedProviders),
  implementHook(
    storeHooks.isPaymentActive,
    async (ctx, storeId) => (await listPayableAccounts(ctx, storeId)).length > 0,
  ),
  implementHook(storeHooks.isOnlyPaidOut, async (ctx, storeId) => {
    const linked = (await listActiveAccounts(ctx, storeId)).filter((one) => !isBankAccount(one));
    return linked.length > 0 && linked.every(({ takesPayments }) => !takesPayments);
  }),
  implementHook(
    storeHooks.hasPayoutAccount,
    async (ctx, storeId) => (await listActiveAccounts(ctx, storeId)).length > 0,
  ),
  implementHook(storeHooks.takesPayments, async (ctx, store) =>
    store.settlementMode === 'direct'
      ? maySellIn('direct', store) &&
        (await listPayableAccounts(ctx, store.id)).some(({ provider }) =>
          findProvider(ctx, provider),
        )
      : hasProvider(ctx),
  ),
  implementHook(storeHooks.paymentChoice, (ctx, store, total) =>
    findPaymentChoice(ctx, { storeId: store.id, settlementMode: store.settlementMode }, total),
  ),
  implementHook(storeHooks.paymentMarks, (ctx, store) =>
    listStoreMarks(ctx, { storeId: store.id, settlementMode: store.settlementMode }),
  ),
  implementHook(orderHooks.isBeingPaid, async (ctx, orderId) =>
    (await listOpenPayments(ctx, 'seller', [orderId])).some(
      ({ payment }) => payment.isProcessing || payment.status !== 'pending',
    ),
  ),
  implementHook(orderHooks.findPaymentHold, findPaymentHold),
  implementHook(promotionHooks.isTestMode, isTestBook),
  implementHook(promotionHooks.readPayments, async (ctx, storeId) => ({
    linkedAccounts: await listKnownFingerprints(ctx, storeId),
    isFirst: await isFirstSellerPayment(ctx, storeId),
  })),
];
