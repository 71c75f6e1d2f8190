import { Button, Modal } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { paymentTexts } from '../../texts/payments.ts';
import { ErrorState } from '../../ui/page-state.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { PayDone, PayForm, PayLeftOut } from './pay-parts.tsx';
import { usePaying } from './use-paying.ts';

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
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      title={<PayTitle count={orderIds.length} />}
      width={520}
      destroyOnHidden
    >
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
  const paying = usePaying(orderIds, onPaid, onClose);
  const { preview, isPaying, receipt, pay } = paying;
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
  if (preview.isError)
    return <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={56} hasPicture />;
  if (!data.lines.length) {
    return (
      <>
        <PayLeftOut preview={data} />
        <p>{t('nothingToPay')}</p>
      </>
    );
  }
  return (
    <>
      <PayLeftOut preview={data} />
      <PayForm preview={data} paying={paying} dropClass="quiet" />
      <div className="result-actions" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          type="primary"
          loading={isPaying}
          disabled={!data.methods.length}
          onClick={() => void pay()}
        >
          {paying.payLabel()}
        </Button>
      </div>
    </>
  );
}
