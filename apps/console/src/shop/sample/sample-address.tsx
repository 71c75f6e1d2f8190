import type { Quote } from '@vitrine/contract/shop/checkout.ts';
import { Form, type FormInstance, Input, Select } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { sampleTexts } from '../../texts/sample.ts';
import '../stores/store-page.css';
import type { AddressFields } from './sample-address.rules.ts';

interface SampleAddressProps {
  form: FormInstance<AddressFields>;
  countryCode: string | undefined;
  onCountry: (code: string) => void;
  /** What the country asks for, as soon as something is chosen. */
  needs: Quote['address'] | undefined;
  onSubmit: (fields: AddressFields) => void;
}

/** Where the things go; it asks for what addresses of the country have. */
export function SampleAddress({ form, countryCode, onCountry, needs, onSubmit }: SampleAddressProps) {
  const t = useText(sampleTexts);
  const countries = useServedCountries();
  const field = (name: keyof AddressFields, max: number, isRequired: boolean, autoComplete: string) => (
    <Form.Item
      name={name}
      label={t(name)}
      rules={isRequired ? [{ required: true, whitespace: true, message: t('needed', { field: t(name) }) }] : []}
    >
      <Input maxLength={max} autoComplete={autoComplete} />
    </Form.Item>
  );
  return (
    <section className="card form-box">
      <h2 className="h3">{t('address')}</h2>
      <Form<AddressFields> form={form} layout="vertical" requiredMark={false} scrollToFirstError onFinish={onSubmit}>
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
          {field('firstName', 60, true, 'given-name')}
          {field('lastName', 60, true, 'family-name')}
        </div>
        {field('line1', 100, true, 'address-line1')}
        {field('line2', 100, false, 'address-line2')}
        <div className="two">
          {needs?.postcode !== 'none' && field('postcode', 12, needs?.postcode === 'required', 'postal-code')}
          {field('city', 80, true, 'address-level2')}
          {needs?.region !== 'none' && field('region', 60, needs?.region === 'required', 'address-level1')}
          {field('phone', 25, false, 'tel')}
        </div>
      </Form>
    </section>
  );
}
