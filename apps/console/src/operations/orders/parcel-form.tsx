import { type PlatformOrderDetail, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { Alert, Form } from 'antd';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { NumberField, numberRule } from '../../ui/number-field.tsx';
import { PanelForm, type PanelHandle } from '../../ui/panel-form.tsx';
import { readLastCarrier, saveLastCarrier } from './last-carrier.ts';
import { TrackingFields } from './tracking-fields.tsx';

/** The button in the drawer's footer uses it to show that the form is being sent. */
export const shippingKey = (orderId: string) => ['ship', orderId];

interface Fields {
  carrier: string;
  trackingNumber: string;
  quantities: Record<string, number>;
}

interface ParcelFormProps {
  /** By which the button in the drawer's foot sends the form. */
  id: string;
  order: PlatformOrderDetail;
  startsInTracking: boolean;
  onShipped: (order: PlatformOrderDetail, trackingNumber: string) => void;
}

/** Packs what is left (or a part of it) into a parcel with a tracking number. */
export function ParcelForm({ id, order, startsInTracking, onShipped }: ParcelFormProps) {
  const t = useText(operationsTexts);
  const handle = useRef<PanelHandle>(null);
  const [isEmpty, setEmpty] = useState(false);
  const open = order.lines.filter((line) => line.toShip > 0);
  // A second click and a repeated request are the same parcel; a corrected one is another.
  const shipping = useApiMutation(shipOrder, {
    mutationKey: shippingKey(order.id),
    onFailure: () => queryClient.invalidateQueries({ queryKey: platformKeys.order(order.id) }),
    onSuccess: (next, { body }) => {
      handle.current?.forgetDraft();
      saveLastCarrier(body.carrier);
      onShipped(next, body.trackingNumber);
    },
  });
  const ship = ({ carrier, trackingNumber, quantities }: Fields) => {
    const lines = open.flatMap(({ id }) =>
      quantities[id] ? [{ lineId: id, quantity: quantities[id] }] : [],
    );
    setEmpty(lines.length === 0);
    if (!lines.length) return;
    // The address that is on the screen: another one is shown before anything is sent to it.
    const { addressVersion } = order;
    const body = { carrier, trackingNumber, addressVersion, lines };
    void shipping.run({ params: { orderId: order.id }, body });
  };
  return (
    <PanelForm<Fields>
      handle={handle}
      draftName={`parcel|${order.id}`}
      id={id}
      className="parcel-form stack gap-4"
      marksRequired={false}
      values={{
        carrier: readLastCarrier(),
        trackingNumber: '',
        quantities: Object.fromEntries(open.map((line) => [line.id, line.toShip])),
      }}
      onSend={ship}
    >
      <h3 className="h3">{t('shipTitle')}</h3>
      {open.map((line) => (
        <Form.Item
          key={line.id}
          name={['quantities', line.id]}
          label={`${line.name}${line.option ? ` · ${line.option}` : ''}`}
          extra={t('leftOf', { left: line.toShip, all: line.quantity })}
          rules={[numberRule(line.name)]}
        >
          <NumberField field="parcel-quantity" max={line.toShip} style={{ width: 180 }} />
        </Form.Item>
      ))}
      <TrackingFields startsInTracking={startsInTracking} />
      {isEmpty && (
        <Alert type="error" showIcon title={t('unitsNeeded')} style={{ marginBottom: 16 }} />
      )}
    </PanelForm>
  );
}
