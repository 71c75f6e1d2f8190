import { useQuery } from '@tanstack/react-query';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { paySellerOrders, type SellerPaymentView } from '@vitrine/contract/shop/payments.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { app } from '../../lib/app.ts';
import { useText } from '../../lib/i18n.ts';
import { isOutcomeUnknown } from '../../lib/intents.rules.ts';
import { queryClient } from '../../lib/queries.ts';
import { paymentKeys } from '../../lib/query-keys/ledger.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { savePayLocation } from './pay-again.ts';
import { isDecided, outcomeOf } from './payment-state.rules.ts';
import { loadPayPreview } from './use-pay-preview.ts';
import { isSameWay, listWays, type WayToPay } from './ways-to-pay.rules.ts';

type Payment = EndpointArguments<typeof paySellerOrders>['body'];

/** How long to wait before a lost answer is asked for again by itself; after that the person asks. */
const againAfterMs = [2_000, 4_000, 8_000];

/** The same orders, way and total are the same payment, so that nothing is paid twice. */
const intentOf = ({ orderIds, method, withOffer, expectedTotal }: Payment) => ({
  orderIds: [...orderIds].sort(),
  method,
  withOffer,
  total: expectedTotal.amount,
});

interface Attempt {
  payment: Payment;
  tries: number;
}

export type Paying = ReturnType<typeof usePaying>;

/**
 * Paying orders, from what it would cost to the bank's page or the receipt; the popups of desk and phone only draw it.
 * `onLeave` closes the popup when the result page takes over.
 */
export function usePaying(
  orderIds: readonly string[],
  onPaid: (() => void) | undefined,
  onLeave?: () => void,
) {
  const t = useText(paymentTexts);
  const money = useTrueMoneyText();
  const navigate = useNavigate();
  const [withOffer, setWithOffer] = useState(true);
  const [wish, setWish] = useState<WayToPay>();
  const [problem, setProblem] = useState('');
  const [receipt, setReceipt] = useState<SellerPaymentView>();
  /** A payment whose answer did not arrive, and how often it was asked for. */
  const [lost, setLost] = useState<Attempt>();
  const paying = useApiMutation(paySellerOrders, {
    intentOf: ({ body }) => intentOf(body),
    isFinal: isDecided,
    // On the way to the bank's page; back from there the popup is as it was left.
    isLeaving: ({ payUrl }) => payUrl !== null,
    onSuccess: async (answer) => {
      if (answer.payUrl) {
        savePayLocation();
        window.location.assign(answer.payUrl);
        return;
      }
      const outcome = outcomeOf(answer);
      if (outcome === 'open') {
        // The provider still works on it: the result page waits for the result.
        onLeave?.();
        void navigate(`/payresult?kind=payment&payment=${answer.id}`);
        return;
      }
      if (outcome === 'failed') setProblem(answer.failure ? t(answer.failure) : t('failedTitle'));
      else {
        setReceipt(answer);
        onPaid?.();
      }
      setLost(undefined);
      await queryClient.invalidateQueries();
    },
    showFailure: (failure, { body }) => {
      const { code, message } = failure;
      if (isOutcomeUnknown(failure)) {
        setLost((before) => ({ payment: body, tries: (before?.tries ?? -1) + 1 }));
        setProblem(code === 'idempotency-running' ? message : t('answerLost'));
      } else {
        setLost(undefined);
        setProblem(code === 'price-changed' ? t('changed') : message);
      }
    },
  });
  const isPaying = paying.isBusy;
  const preview = useQuery({
    queryKey: paymentKeys.preview(orderIds, withOffer),
    queryFn: ({ signal }) => loadPayPreview(orderIds, withOffer, signal),
    staleTime: 0,
    gcTime: 0,
    // What is being paid stands still: news of its own success must not empty the popup before the receipt.
    enabled: !isPaying && !lost && !receipt,
  });
  const data = preview.data;
  const ways = data ? listWays(data) : [];
  const way = ways.find((one) => isSameWay(one, wish)) ?? ways[0];
  const method = way?.method ?? 'card';

  const send = (payment: Payment) => {
    setProblem('');
    return paying.run({ body: payment });
  };

  const pay = () => {
    if (isPaying) return;
    if (lost) return send(lost.payment);
    if (!data) return;
    const payable = data.lines.map(({ orderId }) => orderId);
    return send({
      orderIds: payable,
      method,
      ...(way?.provider && { provider: way.provider }),
      withOffer,
      app,
      expectedTotal: data.total,
    });
  };

  const askAgain = useEffectEvent(() => {
    if (lost) void send(lost.payment);
  });
  useEffect(() => {
    const waitMs = lost && againAfterMs[lost.tries];
    if (waitMs === undefined) return;
    const timer = setTimeout(() => askAgain(), waitMs);
    return () => clearTimeout(timer);
  }, [lost]);

  /** What the button says: the sum that will be charged, or what is going on. */
  const payLabel = () => {
    if (!data) return '';
    if (lost) return t('askAgain');
    if (isPaying && method === 'card' && data.total.amount > 0) return t('goingToBank');
    return data.total.amount === 0 ? t('payFree') : t('pay', { amount: money(data.total) });
  };

  return {
    preview,
    way,
    setWay: setWish,
    dropOffer: () => setWithOffer(false),
    problem,
    isPaying,
    /** The answer of a payment is being looked for: paying again asks for it, and nothing else can be chosen. */
    isLost: lost !== undefined,
    receipt,
    pay,
    payLabel,
  };
}
