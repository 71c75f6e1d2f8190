import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { type OwnStore, settlementModes } from '@vitrine/contract/shop/stores.ts';
import { Form, Select } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { storeTexts } from '../../texts/stores.ts';

const zones = Intl.supportedValuesOf('timeZone');
const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Whether the store is open, who takes the money, and for whom it is: country, languages, time zone. */
export function SellingSection({ store }: { store: OwnStore }) {
  const t = useText(storeTexts);
  const countries = useServedCountries();
  return (
    <section className="card form-box">
      <h2 className="h3">{t('sell')}</h2>
      <div className="two">
        <Form.Item name="status" label={t('status')} extra={store.hold ? t('heldHint') : undefined}>
          <Select
            {...(store.hold ? { disabled: true } : {})}
            options={[
              { value: 'open', label: t('openState') },
              { value: 'paused', label: t('pausedState') },
            ]}
          />
        </Form.Item>
        <Form.Item name="settlementMode" label={t('settlement')} extra={t('directHint')}>
          <Select options={settlementModes.map((value) => ({ value, label: t(value) }))} />
        </Form.Item>
        <Form.Item name="country" label={t('country')}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={(countries.data?.list ?? []).map((country) => ({ value: country.code, label: country.name }))}
          />
        </Form.Item>
        <Form.Item name="timeZone" label={t('timeZone')}>
          <Select showSearch options={zones.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="language" label={t('language')}>
          <Select options={languageOptions} />
        </Form.Item>
        <Form.Item name="languages" label={t('languages')}>
          <Select mode="multiple" options={languageOptions} />
        </Form.Item>
      </div>
    </section>
  );
}
