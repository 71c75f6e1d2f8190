import { Button, Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { PayDone, PayLeftOut, PaySums, PayWays } from './pay-parts.tsx';
import { usePaying } from './use-paying.ts';
import './payments.css';

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
  const { preview, method, setMethod, dropOffer, problem, isPaying, isLost, receipt, pay } = usePaying(orderIds, onPaid, onClose);
  const data = preview.data;

  if (receipt) {
    return (
      <>
        <PayDone payment={receipt} />
        <div className="result-actions">
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </>
    );
  }
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={56} hasPicture />;
  if (!data.lines.length) {
    return (
      <>
        <PayLeftOut preview={data} />
        <p>{t('nothingToPay')}</p>
      </>
    );
  }
  const label = () => {
    if (isLost) return t('askAgain');
    if (isPaying && method === 'card' && data.total.amount > 0) return t('goingToBank');
    return data.total.amount === 0 ? t('payFree') : t('pay', { amount: money(data.total) });
  };
  return (
    <>
      <PayLeftOut preview={data} />
      <ul className="pay-lines">
        {data.lines.map((line) => (
          <li key={line.orderId}>
            <ProductCell url={line.imageUrl} size="list" name={line.product} note={`${line.number} · × ${line.units}`} />
            <Money value={line.cost} />
          </li>
        ))}
      </ul>
      <PaySums preview={data} />
      {data.methods.length ? (
        <PayWays preview={data} value={method} isFixed={isPaying || isLost} onChange={setMethod} />
      ) : (
        <p className="pay-problem">{t('noWay')}</p>
      )}
      {data.offer && data.total.amount > 0 && !isLost && (
        <button type="button" className="quiet" disabled={isPaying} onClick={dropOffer}>
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
          {label()}
        </Button>
      </div>
    </>
  );
}
