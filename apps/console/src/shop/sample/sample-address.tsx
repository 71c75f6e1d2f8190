import type { Address, Quote } from '@vitrine/contract/shop/checkout.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import { Form, type FormInstance, Input, Select } from 'antd';
import { useEffect } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import '../stores/store-page.css';
import { foldedSearch } from '../../ui/folded-search.ts';
import { addressInputs } from './address-inputs.ts';
import { type AddressFields, addressParts, regionCodeOf } from './sample-address.rules.ts';
import { useAddressLabels } from './use-address-labels.ts';
import { useOwnAddresses } from './use-own-addresses.ts';

const noAddress = {} as AddressFields;

interface SampleAddressProps {
  form: FormInstance<AddressFields>;
  onDraft: (draft: { forget: () => void }) => void;
  countryCode: string | undefined;
  onCountry: (code: string) => void;
  /** What the country asks for, as soon as something is chosen. */
  needs: Quote['address'] | undefined;
  onSubmit: (fields: AddressFields) => void;
}

/** Where the things go; it asks for what addresses of the country have, in the country's order. */
export function SampleAddress({
  form,
  onDraft,
  countryCode,
  onCountry,
  needs,
  onSubmit,
}: SampleAddressProps) {
  const t = useText(sampleTexts);
  const countries = useServedCountries();
  const labels = useAddressLabels(countryCode ?? '');
  const parts = countryCode ? addressParts(countryCode, needs) : [];
  const regions = needs?.regions ?? [];
  const known = useOwnAddresses();
  const take = ({ countryCode: country, ...fields }: Address) => {
    form.resetFields();
    form.setFieldsValue(fields as AddressFields);
    onCountry(country);
  };
  const latest = known?.[0];
  // The address of the last order, for a form in which nothing is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses arrive
  useEffect(() => {
    const typed = Object.values(form.getFieldsValue(true) as Record<string, unknown>).some(Boolean);
    if (latest && !typed) take(latest);
  }, [latest]);
  return (
    <section className="card form-box">
      <h2 className="h3 below-14">{t('address')}</h2>
      <KeptForm<AddressFields>
        draftName="own-order-address"
        onDraft={onDraft}
        form={form}
        initialValues={noAddress}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError
        onFinish={onSubmit}
      >
        {known && known.length > 1 && (
          <Form.Item label={t('earlierAddresses')}>
            <Select
              aria-label={t('earlierAddresses')}
              placeholder={t('chooseAddress')}
              value={null}
              onChange={(place: number | null) => {
                const address = known[place ?? -1];
                if (address) take(address);
              }}
              options={known.map((address, place) => ({
                value: place,
                label: postalLines(address, address.countryCode).join(', '),
              }))}
            />
          </Form.Item>
        )}
        <Form.Item label={t('country')}>
          <Select
            showSearch={foldedSearch}
            loading={countries.isPending}
            {...(countryCode ? { value: countryCode } : {})}
            onChange={onCountry}
            aria-label={t('country')}
            options={(countries.data?.list ?? []).map((one) => ({
              value: one.code,
              label: one.name,
            }))}
          />
        </Form.Item>
        <div className="two">
          {parts.map(({ part, isRequired, isOptional }) => (
            <Form.Item
              key={part}
              name={part}
              label={isOptional ? t('optional', { field: labels[part] }) : labels[part]}
              {...(part === 'line1' || part === 'line2' ? { className: 'wide' } : {})}
              {...(part === 'region' && regions.length > 0
                ? {
                    getValueProps: (value?: string) => ({
                      value: regionCodeOf(regions, value) || undefined,
                    }),
                  }
                : {})}
              rules={
                isRequired
                  ? [
                      {
                        required: true,
                        whitespace: true,
                        message: t('needed', { field: labels[part] }),
                      },
                    ]
                  : []
              }
            >
              {part === 'region' && regions.length > 0 ? (
                <Select
                  showSearch={foldedSearch}
                  allowClear={!isRequired}
                  options={regions.map(({ code, name }) => ({ value: code, label: name }))}
                />
              ) : (
                <Input
                  {...addressInputs[part]}
                  placeholder={part === 'postcode' ? (needs?.postcodeExample ?? '') : ''}
                />
              )}
            </Form.Item>
          ))}
          <Form.Item
            name="phone"
            label={
              needs?.phone === 'required' ? labels.phone : t('optional', { field: labels.phone })
            }
            rules={
              needs?.phone === 'required'
                ? [
                    {
                      required: true,
                      whitespace: true,
                      message: t('needed', { field: labels.phone }),
                    },
                  ]
                : []
            }
          >
            <Input {...addressInputs.phone} />
          </Form.Item>
        </div>
      </KeptForm>
    </section>
  );
}
