import type { CallFailed } from '@vitrine/contract/client.ts';
import { bankHoldDays, saveBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { getBankCountry, ibanCountries } from '@vitrine/contract/shop/rail-countries.ts';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { queryClient } from '../../lib/queries.ts';
import { ledgerKeys, payoutAccountKeys } from '../../lib/query-keys/ledger.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { paymentAccountTexts } from '../../texts/payment-account.ts';
import { Overlay } from '../../ui/overlay/overlay.tsx';
import { SelectField, TextField } from '../../ui/plain/fields.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { PlaceFields } from '../stores/place-fields.tsx';
import { noPlace, withoutEmpty } from '../stores/seller.rules.ts';
import { BankRailLine } from './bank-rail-line.tsx';
import { FullProof } from './full-proof.tsx';
import { useFullProof } from './use-full-proof.ts';

const formId = 'bank-details';

const noNumbers = { iban: '', bic: '', accountNumber: '', bankCode: '' };

/** The numbers that a bank of this kind has, of those that are filled in. */
const filled = ({ iban, bic, accountNumber, bankCode }: typeof noNumbers, hasIban: boolean) =>
  Object.fromEntries(
    Object.entries(hasIban ? { iban, bic } : { accountNumber, bankCode, bic }).filter(([, value]) =>
      value.trim(),
    ),
  );

/** The bank account that earnings are sent to. Nothing that is typed here is kept. */
export function BankForm({ onClose }: { onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const store = useOwnStore().data;
  // Its country is where the form begins: a page that is loaded with the form open does not know it yet.
  if (store) return <BankFields store={store} onClose={onClose} />;
  return (
    <Overlay onClose={onClose} title={t('bank')}>
      <SkeletonRows rows={6} />
    </Overlay>
  );
}

function BankFields({ store, onClose }: { store: OwnStore; onClose: () => void }) {
  const t = useText(paymentAccountTexts);
  const countries = useServedCountries().data?.list ?? [];
  const proof = useFullProof();
  const home = store.country ?? '';
  const [holder, setHolder] = useState(store.seller?.name ?? '');
  const [address, setAddress] = useState(store.seller?.address ?? noPlace(home));
  const [bankCountry, setBankCountry] = useState(home);
  const [numbers, setNumbers] = useState(noNumbers);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useApiMutation(saveBankDetails, {
    success: t('bankSaved'),
    showFailure: (failure: CallFailed) => {
      setErrors(Object.fromEntries(failure.fields.map(({ path, message }) => [path, message])));
      if (!failure.fields.length) proof.take(failure);
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(payoutAccountKeys.account, saved);
      onClose();
    },
    invalidates: [payoutAccountKeys.all, ledgerKeys.all, storeKeys.all],
  });
  const hasIban = ibanCountries.has(getBankCountry(bankCountry));
  const number = (name: keyof typeof noNumbers, maxLength: number, hint?: string) => (
    <TextField
      label={t(name)}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={maxLength}
      hint={hint}
      value={numbers[name]}
      error={errors[name]}
      onChange={(value) => setNumbers({ ...numbers, [name]: value })}
    />
  );
  return (
    <Overlay
      onClose={onClose}
      title={t('bank')}
      action={{ label: t('bankSave'), formId, isBusy: saving.isBusy }}
      isPersistent
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run({
            body: {
              holder,
              address: withoutEmpty(address),
              bankCountry,
              ...filled(numbers, hasIban),
              ...proof.given,
            },
          });
        }}
      >
        <p className="muted below-12">{t('bankSafety', { days: bankHoldDays })}</p>
        <TextField
          label={t('holder')}
          autoComplete="name"
          maxLength={70}
          value={holder}
          error={errors['holder']}
          onChange={setHolder}
        />
        <PlaceFields
          label={t('holderAddress')}
          path="address"
          place={address}
          errors={errors}
          onChange={setAddress}
        />
        <SelectField
          label={t('bankCountry')}
          value={bankCountry}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors['bankCountry']}
          onChange={setBankCountry}
        />
        {bankCountry && <BankRailLine country={bankCountry} currency={store.baseCurrency} />}
        {hasIban ? (
          number('iban', 42)
        ) : (
          <>
            {number('accountNumber', 34)}
            {number('bankCode', 20, t('bankCodeHint'))}
          </>
        )}
        {number('bic', 11)}
        <FullProof proof={proof} />
        {/* Enter saves, although the button is outside of the form. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Overlay>
  );
}
