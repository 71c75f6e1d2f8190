import { knownCarriers } from '@vitrine/contract/shop/carriers.ts';
import { AutoComplete, Form, Input } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { operationsTexts } from '../../texts/operations.ts';

/** Carrier and tracking number of a parcel, as a part of a form. */
export function TrackingFields({ startsInTracking = false }: { startsInTracking?: boolean }) {
  const t = useText(operationsTexts);
  return (
    <>
      <Form.Item
        name="carrier"
        label={t('carrier')}
        rules={[{ required: true, whitespace: true, message: t('carrierNeeded') }]}
      >
        <AutoComplete options={knownCarriers.map(({ name }) => ({ value: name }))} />
      </Form.Item>
      <Form.Item
        name="trackingNumber"
        label={t('tracking')}
        rules={[
          { required: true, pattern: /^\s*[A-Za-z0-9 -]{4,40}\s*$/, message: t('trackingNeeded') },
        ]}
      >
        <Input
          // The parcel before was sent from the same field.
          autoFocus={startsInTracking}
          maxLength={40}
          autoComplete="off"
        />
      </Form.Item>
    </>
  );
}
