import type { Place } from '@vitrine/contract/shop/addresses.ts';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { storeTexts } from '../../texts/stores.ts';
import { FieldGroup } from '../../ui/plain/field-group.tsx';
import { CheckField, SelectField, TextField } from '../../ui/plain/fields.tsx';
import { addressInputs } from '../own-orders/address-inputs.ts';
import { addressParts } from '../own-orders/own-order-address.rules.ts';
import { useAddressLabels } from '../own-orders/use-address-labels.ts';
import { noPlace, sellerOf } from './seller.rules.ts';
import { useAddressForm } from './use-address-form.ts';
import type { StoreChanges, StoreErrors } from './use-store-changes.ts';

interface PlaceFieldsProps {
  label: string;
  /** The path of the address in what is saved. */
  path: string;
  place: Place;
  errors: StoreErrors;
  onChange: (place: Place) => void;
}

/** A postal address with the parts that its country asks for, in the country's order. */
function PlaceFields({ label, path, place, errors, onChange }: PlaceFieldsProps) {
  const t = useText(ownOrderTexts);
  const countries = useServedCountries().data?.list ?? [
    { code: place.countryCode, name: place.countryCode },
  ];
  const needs = useAddressForm(place.countryCode).data;
  const labels = useAddressLabels(place.countryCode);
  return (
    <>
      <FieldGroup label={<b>{label}</b>}>{null}</FieldGroup>
      <div className="field-pairs">
        <SelectField
          label={t('country')}
          value={place.countryCode}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors[`${path}.countryCode`]}
          onChange={(countryCode) => onChange({ ...place, countryCode })}
        />
        {addressParts(place.countryCode, needs).map(({ part, isOptional }) =>
          part === 'firstName' || part === 'lastName' ? null : (
            <TextField
              key={part}
              {...addressInputs[part]}
              label={isOptional ? t('optional', { field: labels[part] }) : labels[part]}
              enterKeyHint="next"
              placeholder={part === 'postcode' ? (needs?.postcodeExample ?? undefined) : undefined}
              value={place[part] ?? ''}
              error={errors[`${path}.${part}`]}
              onChange={(value) => onChange({ ...place, [part]: value })}
            />
          ),
        )}
      </div>
    </>
  );
}

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
