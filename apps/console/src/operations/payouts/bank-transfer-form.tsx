import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import {
  type readPayoutSettings,
  saveBankTransfers,
} from '@vitrine/contract/shop/platform-payouts.ts';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { bankFileTexts } from '../../texts/bank-files.ts';
import { FormPanel } from '../../ui/form-panel.tsx';

type Settings = EndpointAnswer<typeof readPayoutSettings>;

const shape = z.object({
  isOn: z.boolean(),
  name: z.string().max(70),
  iban: z.string().max(42),
  bic: z.string().max(11),
});

/** The switch for bank transfers to owners, and the account that SEPA files pay from. */
export function BankTransferForm({
  settings: { bankTransfers, payer },
  isOpen,
  onClose,
}: {
  settings: Settings;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText(bankFileTexts);
  return (
    <FormPanel
      name="bank-transfers"
      title={t('transfers')}
      isOpen={isOpen}
      onClose={onClose}
      shape={shape}
      initial={{
        isOn: bankTransfers,
        name: payer?.name ?? '',
        iban: payer?.iban ?? '',
        bic: payer?.bic ?? '',
      }}
      fields={[
        { name: 'isOn', label: t('isOn'), hint: t('isOnHint'), kind: 'check' },
        { name: 'name', label: t('payerName') },
        { name: 'iban', label: t('payerIban'), hint: t('payerHint') },
        { name: 'bic', label: t('payerBic') },
      ]}
      save={({ isOn, name, iban, bic }, options) =>
        api.call(
          saveBankTransfers,
          { body: { isOn, payer: name || iban ? { name, iban, bic: bic || null } : null } },
          options,
        )
      }
      success={t('saved')}
      invalidates={[platformKeys.payoutSettings, platformKeys.payoutsPreview]}
    />
  );
}
