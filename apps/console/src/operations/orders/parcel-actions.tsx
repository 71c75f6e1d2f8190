import {
  correctShipment,
  deliverShipment,
  type PlatformOrderDetail,
  withdrawShipment,
} from '@vitrine/contract/shop/fulfilment.ts';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { withTexts } from '../../lib/load-texts.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { AnchoredQuestion } from '../../ui/overlay/question.tsx';
import { TrackingFields } from './tracking-fields.tsx';

const ReportProblem = lazy(() =>
  withTexts(import('../parcels/report-problem.tsx'), 'operatorPages'),
);

type Parcel = PlatformOrderDetail['shipments'][number];
interface Tracking {
  carrier: string;
  trackingNumber: string;
}

interface ParcelActionsProps {
  orderId: string;
  parcel: Parcel;
  onDone: (next: PlatformOrderDetail, message: string) => void;
}

/** The actions for a parcel on its way: it arrived, its number was wrong, or it never left. */
export function ParcelActions({ orderId, parcel, onDone }: ParcelActionsProps) {
  const t = useText(operationsTexts);
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
  return (
    <span className="cluster stretched above-6">
      <AnchoredQuestion
        title={t('deliveredTitle', { tracking })}
        action={t('markDelivered')}
        onConfirm={() => delivering.run({ params })}
        trigger={<Button size="small">{t('markDelivered')}</Button>}
      >
        {t('deliveredLine')}
      </AnchoredQuestion>
      <Button size="small" type="text" onClick={() => setCorrecting(true)}>
        {t('correctParcel')}
      </Button>
      <Suspense>
        <ReportProblem orderId={orderId} parcel={parcel} />
      </Suspense>
      <AnchoredQuestion
        title={t('takeBackTitle', { tracking })}
        action={t('takeBackParcel')}
        isDanger
        onConfirm={() => withdrawing.run({ params })}
        trigger={
          <Button size="small" type="text" danger>
            {t('takeBackParcel')}
          </Button>
        }
      >
        {t('takeBackLine')}
      </AnchoredQuestion>
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
