import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import {
  type readPayoutSettings,
  savePayoutSettings,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { payoutSettingTexts } from '../../texts/payout-settings.ts';
import { FormPanel } from '../../ui/form-panel.tsx';
import { UsdField } from '../../ui/usd-field.tsx';

/** The hold and the smallest payout. */
export function PayoutForm({
  settings: { holdDays, minimum },
  isOpen,
  onClose,
}: {
  settings: EndpointAnswer<typeof readPayoutSettings>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(payoutSettingTexts);
  return (
    <FormPanel
      name="payout-settings"
      title={t('payouts')}
      isOpen={isOpen}
      onClose={onClose}
      shape={savePayoutSettings.body}
      initial={{ holdDays, minimum: { amount: minimum.amount, currency: 'USD' } }}
      fields={[
        {
          name: 'holdDays',
          label: t('holdDays'),
          hint: t('holdDaysHint'),
          numberField: 'payout-hold-days',
        },
        {
          name: 'minimum',
          label: t('minimum'),
          hint: t('minimumHint'),
          control: <UsdField field="payout-minimum" />,
        },
      ]}
      save={(body, options) => api.call(savePayoutSettings, { body }, options)}
      success={t('saved')}
      invalidates={[platformKeys.payoutSettings, platformKeys.payoutsPreview]}
    />
  );
}
