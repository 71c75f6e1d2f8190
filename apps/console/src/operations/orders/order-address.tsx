import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import type { PlatformOrderDetail } from '@vitrine/contract/shop/fulfilment.ts';
import { changeOrderAddress } from '@vitrine/contract/shop/order-address.ts';
import { type PostalPart, postalLines } from '@vitrine/contract/shop/postal.ts';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { callEndpoint } from '../../lib/api-mutation.ts';
import { useClock } from '../../lib/clock.ts';
import { useIntlTag, useText } from '../../lib/i18n.ts';
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
import { operationsTexts } from '../../texts/operations.ts';
import { orderDeskTexts } from '../../texts/order-desk.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { foldedSearch } from '../../ui/folded-search.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { useHasPerm } from '../../ui/has-perm.tsx';

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

function ChangeAddress({ order }: { order: PlatformOrderDetail }) {
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
      <Button size="small" onClick={() => setOpen(true)}>
        {t('changeAddress')}
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

/** Where an order goes, where it went before, and how that is changed while something is left to ship. */
export function OrderAddress({ order }: { order: PlatformOrderDetail }) {
  const t = useText(operationsTexts);
  const tDesk = useText(orderDeskTexts);
  const tag = useIntlTag();
  const clock = useClock();
  const mayChange = useHasPerm('platform:order:fulfil');
  const country =
    new Intl.DisplayNames([tag], { type: 'region' }).of(order.address.countryCode) ??
    order.address.countryCode;
  const linesOf = (address: Address) =>
    order.isMasked
      ? [address.city, country]
      : [...postalLines(address, country), ...(address.phone ? [address.phone] : [])];
  const lines = linesOf(order.address);
  return (
    <div>
      <small>{t('address')}</small>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {order.isMasked ? (
        <div className="muted">{t('buyerHidden')}</div>
      ) : (
        <>
          <div className="muted">{order.email}</div>
          <span className="cluster">
            <CopyButton text={lines.join('\n')} label={t('copyAddress')} className="quiet" />
            {order.can.changeAddress && mayChange && <ChangeAddress order={order} />}
          </span>
          {order.formerAddresses.map(({ address, changedAt }) => (
            <small key={changedAt} className="block above-10">
              {tDesk('formerAddress', { time: clock.write('moment', changedAt) })}
              {': '}
              {linesOf(address).join(', ')}
            </small>
          ))}
        </>
      )}
    </div>
  );
}
