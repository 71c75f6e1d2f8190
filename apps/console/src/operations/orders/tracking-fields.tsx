import { useQuery } from '@tanstack/react-query';
import { detectCarriers, knownCarriers } from '@vitrine/contract/shop/carriers.ts';
import { carriers } from '@vitrine/contract/shop/shipping-carriers.ts';
import { AutoComplete, Form, Input } from 'antd';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { carrierKeys } from '../../lib/query-keys/shipping.ts';
import { operationsTexts } from '../../texts/operations.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';

/** Names of the carriers that operators use; of those that the program knows where they may not be read. */
function useCarrierNames(): string[] {
  const mayRead = useHasPerm('platform:shipping:query');
  const { data } = useQuery({
    queryKey: carrierKeys.list({ choice: true }),
    queryFn: ({ signal }) =>
      api.read(carriers.page, { query: { pageNum: 1, pageSize: 100 } }, signal),
    enabled: mayRead,
    staleTime: 60_000,
  });
  const active = data?.list.flatMap(({ name, isActive }) => (isActive ? name : []));
  return active ?? knownCarriers.map(({ name }) => name);
}

/** Carrier and tracking number of a parcel, as a part of a form. */
export function TrackingFields({ startsInTracking = false }: { startsInTracking?: boolean }) {
  const t = useText(operationsTexts);
  const form = Form.useFormInstance();
  const number: string = Form.useWatch('trackingNumber', form) ?? '';
  const names = useCarrierNames();
  // Carriers that write such numbers come first.
  const detected = detectCarriers(number).map(({ carrier }) => carrier.name);
  const options = [
    ...detected.filter((name) => names.includes(name)),
    ...names.filter((name) => !detected.includes(name)),
  ];
  return (
    <>
      <Form.Item
        name="carrier"
        label={t('carrier')}
        rules={[{ required: true, whitespace: true, message: t('carrierNeeded') }]}
      >
        <AutoComplete options={options.map((value) => ({ value }))} />
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
