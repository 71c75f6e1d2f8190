import { useText } from '../../lib/i18n.ts';
import { PayDone, PayForm, PayLeftOut } from '../../shop/payments/pay-parts.tsx';
import { usePaying } from '../../shop/payments/use-paying.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';

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
  const paying = usePaying(orderIds, onPaid, onLeave);
  const { preview, isPaying, receipt, pay } = paying;
  const { data } = preview;
  const title = t('title', { count: orderIds.length });
  const isPayable = !receipt && data !== undefined && data.lines.length > 0;
  return (
    <Sheet
      onClose={onClose}
      title={title}
      foot={
        isPayable ? (
          <Button
            className="btn primary"
            isBusy={isPaying}
            disabled={!data.methods.length}
            onClick={() => void pay()}
          >
            {paying.payLabel()}
          </Button>
        ) : (
          <button type="button" className="btn" onClick={onClose}>
            {t('close')}
          </button>
        )
      }
    >
      {receipt && <PayDone payment={receipt} />}
      {!receipt && preview.isError && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {!receipt && !data && !preview.isError && <SkeletonRows rows={4} height={56} hasPicture />}
      {!receipt && data && <PayLeftOut preview={data} />}
      {!receipt && data && data.lines.length === 0 && <p className="muted">{t('nothingToPay')}</p>}
      {isPayable && (
        <div className="m-paying">
          <PayForm preview={data} paying={paying} dropClass="m-drop" />
        </div>
      )}
    </Sheet>
  );
}
