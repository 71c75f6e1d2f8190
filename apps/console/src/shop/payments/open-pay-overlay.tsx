import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PayDone, PayForm, PayLeftOut } from './pay-parts.tsx';
import { usePaying } from './use-paying.ts';

export interface PayOverlayProps {
  /** The orders to pay; an empty list closes the overlay. */
  orderIds: readonly string[];
  onClose: () => void;
  /** The result page takes over; without it, `onClose` is called. */
  onLeave?: () => void;
  onPaid?: () => void;
}

/** Pays one order or several: lines, what is left out, offer, total and way to pay; then the bank's page or the receipt. */
export default function OpenPayOverlay({
  orderIds,
  onClose,
  onLeave = onClose,
  onPaid,
}: PayOverlayProps) {
  const t = useText(paymentTexts);
  const paying = usePaying(orderIds, onPaid, onLeave);
  const { preview, isPaying, receipt, pay } = paying;
  const { data } = preview;
  const isPayable = !receipt && data !== undefined && data.lines.length > 0;
  return (
    <Overlay
      as="dialog"
      onClose={onClose}
      title={t('title', { count: orderIds.length })}
      cancel={t('close')}
      {...(isPayable
        ? {
            action: {
              label: paying.payLabel(),
              onPress: () => void pay(),
              isBusy: isPaying,
              isDisabled: !data.methods.length,
            },
          }
        : {
            foot: (
              <Button className="btn" onClick={onClose}>
                {t('close')}
              </Button>
            ),
          })}
    >
      {receipt && <PayDone payment={receipt} />}
      {!receipt && preview.isError && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {!receipt && !data && !preview.isError && <SkeletonRows rows={4} height={56} hasPicture />}
      {!receipt && data && <PayLeftOut preview={data} />}
      {!receipt && data && data.lines.length === 0 && <p className="muted">{t('nothingToPay')}</p>}
      {isPayable && <PayForm preview={data} paying={paying} />}
    </Overlay>
  );
}
