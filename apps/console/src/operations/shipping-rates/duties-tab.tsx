import { useQuery } from '@tanstack/react-query';
import {
  readShippingDuties,
  type ShippingDuties,
  setShippingDuties,
} from '@vitrine/contract/shop/shipping-duties.ts';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { shippingKeys } from '../../lib/query-keys/shipping.ts';
import { shippingRatesTexts } from '../../texts/shipping-rates.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { PanelForm, type PanelHandle } from '../../ui/panel-form.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { useCountryChoice } from './use-choices.ts';

type Values = Omit<ShippingDuties, 'version'>;

function DutiesForm({ stored }: { stored: ShippingDuties }) {
  const t = useText(shippingRatesTexts);
  const handle = useRef<PanelHandle>(null);
  const countries = useCountryChoice();
  const mayEdit = useHasPerm('platform:shipping:edit');
  const { version, ...values } = stored;
  const saving = useApiMutation(setShippingDuties, {
    onSuccess: () => handle.current?.forgetDraft(),
    showFailure: (failure) => handle.current?.showRefused(failure),
    success: t('dutiesSaved'),
    invalidates: [shippingKeys.duties],
  });
  return (
    <SectionCard title={t('tab_duties')}>
      <p className="below-16 muted">{t('dutiesLine')}</p>
      <PanelForm<Values>
        id="shipping-duties"
        draftName={`shipping-duties|${version}`}
        handle={handle}
        values={values}
        marksRequired={false}
        onSend={(form) => void saving.run({ body: { version, form } })}
      >
        <Form.Item name="paidIn" label={t('paidIn')} extra={t('paidInHint')}>
          <MultiSelect showSearch={foldedSearch} options={countries.options} />
        </Form.Item>
        <Form.Item name="dueIn" label={t('dueIn')} extra={t('dueInHint')}>
          <MultiSelect showSearch={foldedSearch} options={countries.options} />
        </Form.Item>
        {mayEdit && (
          <Button type="primary" htmlType="submit" loading={saving.isBusy}>
            {t('save')}
          </Button>
        )}
      </PanelForm>
    </SectionCard>
  );
}

/** Who pays import duties in which country. */
export function DutiesTab() {
  const duties = useQuery({
    queryKey: shippingKeys.duties,
    queryFn: ({ signal }) => api.read(readShippingDuties, {}, signal),
    refetchOnWindowFocus: false,
  });
  if (duties.isError)
    return <ErrorState error={duties.error} onRetry={() => void duties.refetch()} />;
  if (!duties.data) return <SkeletonRows rows={3} height={56} />;
  return <DutiesForm key={duties.data.version} stored={duties.data} />;
}
