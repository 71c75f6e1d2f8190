import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import {
  paySellerOrders,
  previewSellerPayment,
  type SellerPaymentMethod,
  type SellerPaymentView,
} from '@vitrine/contract/shop/payments.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { face } from '../../lib/face.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { forgetPayKeys, payKeyOf } from './pay-key.ts';

export type PayPreview = Awaited<ReturnType<typeof loadPreview>>;

const loadPreview = (orderIds: readonly string[], withOffer: boolean, signal: AbortSignal) =>
  api.call(previewSellerPayment, { body: { orderIds: [...orderIds], withOffer } }, { signal, quiet: true });

/** Paying orders, from what it would cost to the bank's page or the receipt; the popups of desk and phone only draw it. */
export function usePaying(orderIds: readonly string[], onPaid: (() => void) | undefined) {
  const t = useText(paymentTexts);
  const [withOffer, setWithOffer] = useState(true);
  const [wish, setWish] = useState<SellerPaymentMethod>();
  const [problem, setProblem] = useState('');
  const [isPaying, setPaying] = useState(false);
  const [receipt, setReceipt] = useState<SellerPaymentView>();
  const preview = useQuery({
    queryKey: ['payments', 'preview', orderIds, withOffer],
    queryFn: ({ signal }) => loadPreview(orderIds, withOffer, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const data = preview.data;
  const method = wish && data?.methods.includes(wish) ? wish : (data?.methods[0] ?? 'card');

  const pay = async () => {
    if (isPaying || !data) return;
    setPaying(true);
    setProblem('');
    const payable = data.lines.map(({ orderId }) => orderId);
    try {
      const answer = await api.call(
        paySellerOrders,
        { body: { orderIds: payable, method, withOffer, face, expectedTotal: data.total } },
        { idempotencyKey: payKeyOf({ orderIds: payable, method, total: data.total.amount, withOffer }), quiet: true },
      );
      if (answer.payUrl) {
        window.location.assign(answer.payUrl);
        return;
      }
      forgetPayKeys();
      await queryClient.invalidateQueries();
      if (answer.status === 'captured' || answer.status === 'part_refunded') {
        setReceipt(answer);
        onPaid?.();
      } else setProblem(answer.failure ? t(answer.failure) : t('pendingTitle'));
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : '';
      // An answer that never came may have paid: the same key asks again. A refused one begins anew.
      if (code !== 'unreachable' && code !== 'idempotency-running') forgetPayKeys();
      setProblem(code === 'price-changed' ? t('changed') : error instanceof Error ? error.message : String(error));
      await preview.refetch();
    }
    setPaying(false);
  };

  return { preview, method, setMethod: setWish, dropOffer: () => setWithOffer(false), problem, isPaying, receipt, pay };
}
