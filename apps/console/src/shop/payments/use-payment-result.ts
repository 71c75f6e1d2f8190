import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import {
  paySellerOrders,
  readSellerPayment,
  type SellerPaymentView,
} from '@vitrine/contract/shop/payments.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { endIntent } from '../../lib/api-mutation.ts';
import { useSentences, useText } from '../../lib/i18n.ts';
import { nameProvider } from '../../lib/provider-names.ts';
import { queryClient } from '../../lib/queries.ts';
import { paymentKeys } from '../../lib/query-keys/ledger.ts';
import { paymentHoldTexts } from '../../texts/payment-holds.ts';
import { payResultTexts } from '../../texts/payment-results.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { isDecided, outcomeOf } from './payment-state.rules.ts';
import type { ProviderResult } from './result.ts';

const askAgainMs = 2_000;
/** A payment that does not exist, belongs to another user, or an address that names none. */
const lostCodes: readonly string[] = ['not-found', 'invalid-input'];

/** How a seller payment ended. The address only names the payment; the server says how it stands. */
export function usePaymentResult(paymentId: string | null): ProviderResult {
  const t = useText(payResultTexts);
  const tPay = useText(paymentTexts);
  const tHold = useText(paymentHoldTexts);
  const joined = useSentences();
  const payment = useQuery({
    queryKey: paymentKeys.seller(paymentId),
    queryFn: ({ signal }) =>
      api.read(readSellerPayment, { params: { paymentId: paymentId ?? '' } }, signal),
    enabled: paymentId !== null,
    refetchInterval: ({ state }) => (state.data && !isDecided(state.data) ? askAgainMs : false),
  });
  const { data, error } = payment;
  const isOver = data ? isDecided(data) : false;
  useEffect(() => {
    if (!isOver) return;
    endIntent(paySellerOrders);
    // What the phone kept from before the bank's page counts as fresh.
    void queryClient.invalidateQueries();
  }, [isOver]);
  if (paymentId === null || (error instanceof CallFailed && lostCodes.includes(error.code)))
    return { state: 'told', tone: 'bad', title: t('lostTitle') };
  if (!data)
    return error
      ? { state: 'unreadable', error, retry: () => void payment.refetch() }
      : { state: 'loading' };
  const failed = (of: SellerPaymentView) =>
    joined(of.failure ? tPay(of.failure) : undefined, t('failedLine'));
  const outcome = outcomeOf(data);
  if (outcome === 'open') {
    const provider = nameProvider(data.provider);
    return {
      state: 'told',
      tone: 'wait',
      ...(data.pendingReason
        ? {
            title: tHold('own', { provider }),
            line: joined(tHold(data.pendingReason, { provider }), t('pendingLine')),
            isHeld: true,
          }
        : {
            title: tPay('pendingTitle'),
            line: joined(t('pendingLine'), data.payUrl ? t('leftEarly') : undefined),
          }),
      goOnUrl: data.payUrl,
    };
  }
  if (outcome === 'failed')
    return {
      state: 'told',
      tone: 'bad',
      title: tPay('failedTitle'),
      line: failed(data),
      againIds: data.results.map(({ orderId }) => orderId),
    };
  if (outcome === 'returned')
    return { state: 'told', tone: 'bad', title: tPay('refundedTitle'), receipt: data };
  const title = tPay(data.status === 'captured' ? 'paidTitle' : 'partTitle');
  return {
    state: 'told',
    tone: 'good',
    title,
    line: tPay('paidLine'),
    receipt: data,
    isPaid: true,
  };
}
