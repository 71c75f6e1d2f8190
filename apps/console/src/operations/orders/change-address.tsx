import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { changeOrderAddress } from '@vitrine/contract/shop/order-address.ts';
import type { PostalPart } from '@vitrine/contract/shop/postal.ts';
import { Button, Form, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { callEndpoint } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { addressInputs } from '../../shop/own-orders/address-inputs.ts';
import {
  addressParts,
  mergeFilledFields,
  regionCodeOf,
} from '../../shop/own-orders/own-order-address.rules.ts';
import { useAddressLabels } from '../../shop/own-orders/use-address-labels.ts';
import { useAddressForm } from '../../shop/stores/use-address-form.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

type Typed = { address: Partial<Record<PostalPart | 'phone', string>> };

/** The parts of an address in the order of its country, which stays. */
function AddressParts({ countryCode }: { countryCode: string }) {
  const t = useText(ownOrderTexts);
  const labels = useAddressLabels(countryCode);
  const needs = useAddressForm(countryCode).data;
  const regions = needs?.regions ?? [];
  const parts: { part: PostalPart | 'phone'; isRequired: boolean }[] = [
    ...addressParts(countryCode, needs),
    { part: 'phone', isRequired: needs?.phone === 'required' },
  ];
  return parts.map(({ part, isRequired }) => (
    <Form.Item
      key={part}
      name={['address', part]}
      label={labels[part]}
      rules={[
        {
          required: isRequired,
          whitespace: isRequired,
          message: t('needed', { field: labels[part] }),
        },
      ]}
      {...(part === 'region' && regions.length
        ? { getValueProps: (value?: string) => ({ value: regionCodeOf(regions, value) || null }) }
        : {})}
    >
      {part === 'region' && regions.length ? (
        <Select
          showSearch={foldedSearch}
          allowClear={!isRequired}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : (
        <Input
          maxLength={addressInputs[part].maxLength ?? 100}
          autoComplete="off"
          {...(part === 'postcode' && needs?.postcodeExample
            ? { placeholder: needs.postcodeExample }
            : {})}
        />
      )}
    </Form.Item>
  ));
}

interface ChangeAddressProps {
  order: PlatformOrderDetail;
  /** The text of the button. */
  label: string;
  icon?: ReactNode;
}

/** The button that changes where an order goes, with its form. */
export function ChangeAddress({ order, label, icon }: ChangeAddressProps) {
  const t = useText(orderDeskTexts);
  const [isOpen, setOpen] = useState(false);
  const { countryCode, ...parts } = order.address;
  const save = async ({ address }: Typed) => {
    const next = await callEndpoint(
      changeOrderAddress,
      {
        params: { orderId: order.id },
        body: {
          address: { ...mergeFilledFields(address as Omit<Address, 'countryCode'>), countryCode },
          addressVersion: order.addressVersion,
        },
      },
      { showFailure: () => undefined },
    );
    queryClient.setQueryData(platformKeys.order(order.id), next);
    return next;
  };
  return (
    <>
      <Button size="small" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <FormPanel<Typed>
        as="dialog"
        size={520}
        name={`order-address|${order.id}|${order.addressVersion}`}
        title={t('changeAddress')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        initial={{ address: parts }}
        action={t('changeAddress')}
        hint={t('addressLine')}
        success={t('addressChanged', { number: order.number })}
        invalidates={[platformKeys.all]}
        save={save}
      >
        <AddressParts countryCode={countryCode} />
      </FormPanel>
    </>
  );
}
