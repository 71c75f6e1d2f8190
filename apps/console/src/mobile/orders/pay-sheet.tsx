import { useText } from '../../lib/i18n.ts';
import { PayDone, PayLeftOut, PaySums, PayWays } from '../../shop/payments/pay-parts.tsx';
import { usePaying } from '../../shop/payments/use-paying.ts';
import '../../shop/payments/payments.css';
import { paymentTexts } from '../../texts/payments.ts';
import { Money, useMoneyText } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface PayProps {
  /** The orders to pay; none closes the sheet. */
  orderIds: readonly string[];
  onClose: () => void;
  /** Another page takes over. */
  onLeave: () => void;
  onPaid: () => void;
}

/** Paying one order or several: lines, offer, total and way to pay; then the bank's page or the receipt. */
export function PaySheet(props: PayProps) {
  return props.orderIds.length ? <OpenPaySheet {...props} /> : null;
}

function OpenPaySheet({ orderIds, onClose, onLeave, onPaid }: PayProps) {
  const t = useText(paymentTexts);
  const money = useMoneyText();
  const { preview, method, setMethod, dropOffer, problem, isPaying, isLost, receipt, pay } = usePaying(orderIds, onPaid, onLeave);
  const { data } = preview;
  const title = t('title', { count: orderIds.length });
  const isPayable = !receipt && data !== undefined && data.lines.length > 0;
  const label = () => {
    if (!data) return '';
    if (isLost) return t('askAgain');
    if (isPaying && method === 'card' && data.total.amount > 0) return t('goingToBank');
    return data.total.amount === 0 ? t('payFree') : t('pay', { amount: money(data.total) });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      foot={
        isPayable ? (
          <button
            type="button"
            className="m-btn primary"
            disabled={isPaying || !data.methods.length}
            aria-busy={isPaying}
            onClick={() => void pay()}
          >
            {isPaying && <span className="m-spin" aria-hidden="true" />}
            {label()}
          </button>
        ) : (
          <button type="button" className="m-btn" onClick={onClose}>
            {t('close')}
          </button>
        )
      }
    >
      {receipt && <PayDone payment={receipt} />}
      {!receipt && preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {!receipt && !data && !preview.isError && <SkeletonRows rows={4} height={56} hasPicture />}
      {!receipt && data && <PayLeftOut preview={data} />}
      {!receipt && data && data.lines.length === 0 && <p className="t2">{t('nothingToPay')}</p>}
      {isPayable && (
        <div className="m-paying">
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
            <button type="button" className="m-drop" disabled={isPaying} onClick={dropOffer}>
              {t('withoutOffer')}
            </button>
          )}
          {problem && (
            <p className="pay-problem" role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
    </Sheet>
  );
}
