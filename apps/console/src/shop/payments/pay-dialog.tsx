import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@vitrine/contract/client.ts';
import {
  paySellerOrders,
  previewSellerPayment,
  type SellerPaymentMethod,
  type SellerPaymentView,
} from '@vitrine/contract/shop/payments.ts';
import { Button, Modal } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { face } from '../../lib/face.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { leftOutTexts, paymentTexts } from '../../texts/payments.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { forgetPayKeys, payKeyOf } from './pay-key.ts';
import { PayReceipt } from './pay-receipt.tsx';
import './payments.css';

type Preview = Awaited<ReturnType<typeof loadPreview>>;

const loadPreview = (orderIds: readonly string[], withOffer: boolean, signal: AbortSignal) =>
  api.call(previewSellerPayment, { body: { orderIds: [...orderIds], withOffer } }, { signal, quiet: true });

function LeftOut({ preview }: { preview: Preview }) {
  const t = useText(paymentTexts);
  const tReason = useText(leftOutTexts);
  if (!preview.leftOut.length) return null;
  return (
    <div className="pay-out" role="note">
      {t('leftOut', { count: preview.leftOut.length })}
      <ul>
        {preview.leftOut.map(({ orderId, number, reason }) => (
          <li key={orderId}>
            {number ?? orderId}: {tReason(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ preview }: { preview: Preview }) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
  const { offer } = preview;
  return (
    <div className="pay-sums">
      <div>
        <span>{t('goods')}</span>
        <Money value={preview.goods} />
      </div>
      <div>
        <span>{t('shipping')}</span>
        <Money value={preview.shipping} />
      </div>
      {preview.fees.amount > 0 && (
        <div>
          <span>{t('fees')}</span>
          <Money value={preview.fees} />
        </div>
      )}
      {offer && (
        <div className="offer">
          <span>{offer.kind === 'free' ? t('offerFree') : t('offerPercent', { percent: offer.percent })}</span>
          <span className="num">−{money(offer.amount)}</span>
        </div>
      )}
      <div className="total">
        <span>{t('total')}</span>
        <Money value={preview.total} />
      </div>
    </div>
  );
}

function Ways({
  preview,
  value,
  onChange,
}: {
  preview: Preview;
  value: SellerPaymentMethod;
  onChange: (way: SellerPaymentMethod) => void;
}) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
  const way = (method: SellerPaymentMethod, title: string, hint: string) => (
    <label>
      <input
        type="radio"
        name="way-to-pay"
        checked={value === method}
        disabled={!preview.methods.includes(method)}
        onChange={() => onChange(method)}
      />
      <b>{title}</b>
      <small>{hint}</small>
    </label>
  );
  const available = money(preview.available);
  return (
    <fieldset className="pay-ways">
      <legend>{t('wayToPay')}</legend>
      {way('card', t('card'), t('cardHint'))}
      {way('earnings', t('earnings'), t(preview.methods.includes('earnings') ? 'earningsHint' : 'earningsShort', { amount: available }))}
    </fieldset>
  );
}

interface PayDialogProps {
  /** The orders to pay; an empty list closes the dialog. */
  orderIds: readonly string[];
  onClose: () => void;
  onPaid?: () => void;
}

/** The payment popup: lines, what is left out, the offer, the total, the way to pay; then the bank's page or the receipt. */
export function PayDialog({ orderIds, onClose, onPaid }: PayDialogProps) {
  const isShown = useIsShown();
  const isOpen = orderIds.length > 0 && isShown;
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={<PayTitle count={orderIds.length} />} width={520} destroyOnHidden>
      {isOpen && <PayBody orderIds={orderIds} onClose={onClose} onPaid={onPaid} />}
    </Modal>
  );
}

function PayTitle({ count }: { count: number }) {
  const t = useText(paymentTexts);
  return t('title', { count });
}

function PayBody({ orderIds, onClose, onPaid }: PayDialogProps) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
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

  if (receipt) {
    return (
      <div className="result-page" style={{ margin: 0, padding: '8px 0 0' }}>
        <span className="result-mark good">
          <Check size={32} aria-hidden />
        </span>
        <h2 className="h2">{t('paidTitle')}</h2>
        <p>{t('paidLine')}</p>
        <PayReceipt payment={receipt} />
        <div className="result-actions">
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    );
  }
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={56} hasPicture />;
  if (!data.lines.length) {
    return (
      <>
        <LeftOut preview={data} />
        <p>{t('nothingToPay')}</p>
      </>
    );
  }
  const method = wish && data.methods.includes(wish) ? wish : (data.methods[0] ?? 'card');

  const pay = async () => {
    if (isPaying) return;
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

  return (
    <>
      <LeftOut preview={data} />
      <ul className="pay-lines">
        {data.lines.map((line) => (
          <li key={line.orderId}>
            <ProductCell url={line.imageUrl} size="list" name={line.product} note={`${line.number} · × ${line.units}`} />
            <Money value={line.cost} />
          </li>
        ))}
      </ul>
      <Sums preview={data} />
      {data.methods.length ? <Ways preview={data} value={method} onChange={setWish} /> : <p className="pay-problem">{t('noWay')}</p>}
      {data.offer && data.total.amount > 0 && (
        <button type="button" className="quiet" onClick={() => setWithOffer(false)}>
          {t('withoutOffer')}
        </button>
      )}
      {problem && (
        <p className="pay-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="result-actions" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button type="primary" loading={isPaying} disabled={!data.methods.length} onClick={() => void pay()}>
          {isPaying && method === 'card' && data.total.amount > 0
            ? t('goingToBank')
            : data.total.amount === 0
              ? t('payFree')
              : t('pay', { amount: money(data.total) })}
        </Button>
      </div>
    </>
  );
}
