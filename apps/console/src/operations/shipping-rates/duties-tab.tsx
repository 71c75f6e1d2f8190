import { useQuery } from '@tanstack/react-query';
import {
  readShippingDuties,
  type ShippingDuties,
  setShippingDuties,
} from '@vitrine/contract/shop/shipping-duties.ts';
import { Form } from 'antd';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { TermsForm, useTermsForm } from './terms-form.tsx';
import { useCountryChoice } from './use-choices.ts';

function DutiesForm({ stored }: { stored: ShippingDuties }) {
  const t = useText(shippingRatesTexts);
  const { handle, endings } = useTermsForm();
  const countries = useCountryChoice();
  const saving = useApiMutation(setShippingDuties, {
    ...endings,
    success: t('dutiesSaved'),
    invalidates: [shippingKeys.duties],
  });
  return (
    <TermsForm<Omit<ShippingDuties, 'version'>, string>
      name="duties"
      handle={handle}
      stored={stored}
      isBusy={saving.isBusy}
      onSave={(version, form) => void saving.run({ body: { version, form } })}
    >
      <Form.Item name="paidIn" label={t('paidIn')} extra={t('paidInHint')}>
        <MultiSelect showSearch={foldedSearch} options={countries.options} />
      </Form.Item>
      <Form.Item name="dueIn" label={t('dueIn')} extra={t('dueInHint')}>
        <MultiSelect showSearch={foldedSearch} options={countries.options} />
      </Form.Item>
    </TermsForm>
  );
}

/** Who pays import duties in which country. */
export function DutiesTab() {
  const duties = useQuery({
    queryKey: shippingKeys.duties,
    queryFn: ({ signal }) => api.read(readShippingDuties, {}, signal),
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={duties} rows={3}>
      {(stored) => <DutiesForm key={stored.version} stored={stored} />}
    </Loaded>
  );
}
