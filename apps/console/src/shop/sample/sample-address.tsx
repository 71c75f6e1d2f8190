import type { Quote } from '@vitrine/contract/shop/checkout.ts';
import { Form, type FormInstance, Input, Select } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { KeptForm } from '../../ui/kept-form.tsx';
import '../stores/store-page.css';
import { addressInputs } from './address-inputs.ts';
import { type AddressFields, addressParts } from './sample-address.rules.ts';
import { useAddressLabels } from './use-address-labels.ts';

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
export function SampleAddress({ form, onDraft, countryCode, onCountry, needs, onSubmit }: SampleAddressProps) {
  const t = useText(sampleTexts);
  const countries = useServedCountries();
  const labels = useAddressLabels(countryCode ?? '');
  const parts = countryCode ? addressParts(countryCode, needs) : [];
  return (
    <section className="card form-box">
      <h2 className="h3">{t('address')}</h2>
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
        <Form.Item label={t('country')}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            loading={countries.isPending}
            {...(countryCode ? { value: countryCode } : {})}
            onChange={onCountry}
            aria-label={t('country')}
            options={(countries.data?.list ?? []).map((one) => ({ value: one.code, label: one.name }))}
          />
        </Form.Item>
        <div className="two">
          {parts.map(({ part, isRequired, isOptional }) => (
            <Form.Item
              key={part}
              name={part}
              label={isOptional ? t('optional', { field: labels[part] }) : labels[part]}
              {...(part === 'line1' || part === 'line2' ? { className: 'wide' } : {})}
              rules={isRequired ? [{ required: true, whitespace: true, message: t('needed', { field: labels[part] }) }] : []}
            >
              <Input {...addressInputs[part]} placeholder={part === 'postcode' ? (needs?.postcodeExample ?? '') : ''} />
            </Form.Item>
          ))}
          <Form.Item
            name="phone"
            label={needs?.phone === 'required' ? labels.phone : t('optional', { field: labels.phone })}
            rules={needs?.phone === 'required' ? [{ required: true, whitespace: true, message: t('needed', { field: labels.phone }) }] : []}
          >
            <Input {...addressInputs.phone} />
          </Form.Item>
        </div>
      </KeptForm>
    </section>
  );
}
