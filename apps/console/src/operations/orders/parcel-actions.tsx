import {
  correctShipment,
  deliverShipment,
  type PlatformOrderDetail,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { uiTexts } from '../../texts/ui.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { TrackingFields } from './tracking-fields.tsx';

type Parcel = PlatformOrderDetail['shipments'][number];
interface Tracking {
  carrier: string;
  trackingNumber: string;
}

interface ParcelActionsProps {
  orderId: string;
  parcel: Parcel;
  onDone: (next: PlatformOrderDetail, said: string) => void;
}

/** What can be done about a parcel on its way: it arrived, its number was wrong, or it never left. */
export function ParcelActions({ orderId, parcel, onDone }: ParcelActionsProps) {
  const t = useText(operationsTexts);
  const tUi = useText(uiTexts);
  const [isCorrecting, setCorrecting] = useState(false);
  const params = { orderId, shipmentId: parcel.id };
  const tracking = parcel.trackingNumber;
  const delivering = useApiMutation(deliverShipment, {
    onSuccess: (next) => onDone(next, t('parcelDelivered', { tracking })),
  });
  const withdrawing = useApiMutation(withdrawShipment, {
    onSuccess: (next) => onDone(next, t('parcelTakenBack', { tracking })),
  });
  const correcting = useApiMutation(correctShipment, {
    onSuccess: (next, { body }) =>
      onDone(next, t('parcelCorrected', { tracking: body.trackingNumber })),
  });
  const confirm = { cancelText: tUi('cancel'), styles: { container: { maxWidth: 360 } } };
  return (
    <span className="parcel-actions">
      <Popconfirm
        {...confirm}
        title={t('deliveredTitle', { tracking })}
        description={t('deliveredLine')}
        okText={t('markDelivered')}
        onConfirm={() => delivering.run({ params })}
      >
        <Button size="small">{t('markDelivered')}</Button>
      </Popconfirm>
      <Button size="small" type="text" onClick={() => setCorrecting(true)}>
        {t('correctParcel')}
      </Button>
      <Popconfirm
        {...confirm}
        title={t('takeBackTitle', { tracking })}
        description={t('takeBackLine')}
        okText={t('takeBackParcel')}
        okButtonProps={{ danger: true }}
        onConfirm={() => withdrawing.run({ params })}
      >
        <Button size="small" type="text" danger>
          {t('takeBackParcel')}
        </Button>
      </Popconfirm>
      <FormPanel<Tracking>
        as="dialog"
        size={440}
        name={`parcel-correction|${parcel.id}`}
        title={t('correctParcel')}
        isOpen={isCorrecting}
        onClose={() => setCorrecting(false)}
        initial={{ carrier: parcel.carrier, trackingNumber: tracking }}
        action={t('correctParcel')}
        success={null}
        save={(body) => correcting.run({ params, body })}
      >
        <TrackingFields />
        <p className="muted">{t('correctLine')}</p>
      </FormPanel>
    </span>
  );
}
