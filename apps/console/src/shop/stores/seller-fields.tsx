import { useText } from '../../lib/i18n.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FieldGroup } from '../../ui/plain/field-group.tsx';
import { CheckField, TextField } from '../../ui/plain/fields.tsx';
import { addressInputs } from '../own-orders/address-inputs.ts';
import { PlaceFields } from './place-fields.tsx';
import { noPlace, sellerOf } from './seller.rules.ts';
import type { StoreChanges } from './use-store-changes.ts';

/** Who sells where buyers pay the owner: legal name, contact, address, and where returned goods go. */
export function SellerFields({ changes: { fields, errors, type } }: { changes: StoreChanges }) {
  const t = useText(storeTexts);
  const tOwnOrder = useText(ownOrderTexts);
  const seller = sellerOf(fields);
  const address = seller.address ?? noPlace(fields.country);
  const set = (change: Partial<typeof seller>) => type({ seller: { ...seller, ...change } });
  return (
    <>
      <FieldGroup label={<b>{t('seller')}</b>}>
        <p className="field-note">{t('sellerHint')}</p>
      </FieldGroup>
      <div className="field-pairs">
        <TextField
          label={t('sellerName')}
          value={seller.name}
          maxLength={120}
          autoComplete="organization"
          enterKeyHint="next"
          error={errors['seller.name']}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={t('sellerEmail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          value={seller.email}
          maxLength={254}
          error={errors['seller.email']}
          onChange={(email) => set({ email: email.trim() })}
        />
        <TextField
          {...addressInputs.phone}
          label={tOwnOrder('optional', { field: tOwnOrder('phone') })}
          enterKeyHint="next"
          value={seller.phone}
          error={errors['seller.phone']}
          onChange={(phone) => set({ phone })}
        />
      </div>
      <PlaceFields
        label={t('sellerAddress')}
        path="seller.address"
        place={address}
        errors={errors}
        onChange={(next) => set({ address: next })}
      />
      <CheckField
        label={t('returnsToSame')}
        isChecked={seller.returnAddress === null}
        onChange={(isSame) => set({ returnAddress: isSame ? null : noPlace(address.countryCode) })}
      />
      {seller.returnAddress && (
        <PlaceFields
          label={t('returnAddress')}
          path="seller.returnAddress"
          place={seller.returnAddress}
          errors={errors}
          onChange={(next) => set({ returnAddress: next })}
        />
      )}
    </>
  );
}
