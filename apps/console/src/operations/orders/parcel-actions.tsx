import { correctShipment, deliverShipment, type PlatformOrderDetail, withdrawShipment } from '@vitrine/contract/shop/fulfilment.ts';
import { Button, Form, Modal, Popconfirm } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { intents } from '../../lib/intents.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { uiTexts } from '../../texts/ui.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
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
  const [isSaving, setSaving] = useState(false);
  const draft = useRef<{ forget: () => void }>(undefined);
  const [form] = Form.useForm<Tracking>();
  const params = { orderId, shipmentId: parcel.id };
  const tracking = parcel.trackingNumber;
  const deliver = () =>
    api.call(deliverShipment, { params }, { idempotencyKey: `deliver-${parcel.id}` }).then(
      (next) => onDone(next, t('parcelDelivered', { tracking })),
      () => undefined,
    );
  const takeBack = () =>
    api.call(withdrawShipment, { params }, { idempotencyKey: `withdraw-${parcel.id}` }).then(
      (next) => onDone(next, t('parcelTakenBack', { tracking })),
      () => undefined,
    );
  const correct = async (body: Tracking) => {
    setSaving(true);
    try {
      const next = await intents.once('parcel-correction', { ...params, ...body }, (idempotencyKey) =>
        api.call(correctShipment, { params, body }, { idempotencyKey }),
      );
      draft.current?.forget();
      setCorrecting(false);
      onDone(next, t('parcelCorrected', { tracking: body.trackingNumber }));
    } catch {
      // The toast has said why; what was typed stays.
    }
    setSaving(false);
  };
  const confirm = { cancelText: tUi('cancel'), styles: { container: { maxWidth: 360 } } };
  return (
    <span className="parcel-actions">
      <Popconfirm
        {...confirm}
        title={t('deliveredTitle', { tracking })}
        description={t('deliveredLine')}
        okText={t('markDelivered')}
        onConfirm={deliver}
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
        onConfirm={takeBack}
      >
        <Button size="small" type="text" danger>
          {t('takeBackParcel')}
        </Button>
      </Popconfirm>
      <Modal
        open={isCorrecting}
        title={t('correctParcel')}
        okText={t('correctParcel')}
        cancelText={tUi('cancel')}
        confirmLoading={isSaving}
        onOk={form.submit}
        onCancel={() => setCorrecting(false)}
        destroyOnHidden
        width={440}
      >
        <KeptForm<Tracking>
          draftName={`parcel-correction|${parcel.id}`}
          onDraft={(own) => {
            draft.current = own;
          }}
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={{ carrier: parcel.carrier, trackingNumber: tracking }}
          onFinish={(values) => void correct(values)}
        >
          <TrackingFields />
          <p className="t2">{t('correctLine')}</p>
        </KeptForm>
      </Modal>
    </span>
  );
}
