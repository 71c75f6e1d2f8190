import type { PurchaseOrderDetail } from '@vitrine/contract/shop/purchase-order-shapes.ts';
import {
  cancelPurchaseOrder,
  receivePurchaseOrder,
  sendPurchaseOrder,
} from '@vitrine/contract/shop/purchase-orders.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { purchaseKeys } from '../../lib/query-keys/purchase-orders.ts';
import { purchaseTexts } from '../../texts/purchase-orders.ts';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

/** Sending, receiving and taking back, as far as the purchase order allows it now. */
export function PurchaseActions({ purchase }: { purchase: PurchaseOrderDetail }) {
  const t = useText(purchaseTexts);
  const [isReceiving, setReceiving] = useState(false);
  const params = { id: purchase.id };
  const options = {
    onSuccess: (next: PurchaseOrderDetail) =>
      void queryClient.setQueryData(purchaseKeys.one(purchase.id), next),
    invalidates: [purchaseKeys.all],
  };
  const sending = useApiMutation(sendPurchaseOrder, {
    ...options,
    success: t(purchase.email ? 'sent' : 'sentWithoutEmail'),
  });
  const cancelling = useApiMutation(cancelPurchaseOrder, { ...options, success: t('cancelled') });
  const receiving = useApiMutation(receivePurchaseOrder, { ...options, success: t('received') });
  const { can, sentAt } = purchase;
  return (
    <>
      {can.cancel && (
        <AnchoredQuestion
          title={t('cancelQuestion')}
          action={t('cancel')}
          cancel={t('keep')}
          isDanger
          isBusy={cancelling.isBusy}
          onConfirm={() => cancelling.run({ params })}
          trigger={<Button danger>{t('cancel')}</Button>}
        >
          {t('cancelHint')}
        </AnchoredQuestion>
      )}
      {can.send && (
        <Button
          type={sentAt ? 'default' : 'primary'}
          loading={sending.isBusy}
          onClick={() => void sending.run({ params })}
        >
          {t(sentAt ? 'sendAgain' : 'send')}
        </Button>
      )}
      {can.receive && (
        <Button type="primary" onClick={() => setReceiving(true)}>
          {t('receive')}
        </Button>
      )}
      {isReceiving && (
        <ReceiveDialog
          purchase={purchase}
          isBusy={receiving.isBusy}
          onClose={() => setReceiving(false)}
          onReceive={async (lines) => {
            if (await receiving.run({ params, body: { lines } })) setReceiving(false);
          }}
        />
      )}
    </>
  );
}
