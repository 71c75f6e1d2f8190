import type { Place } from '@vitrine/contract/shop/addresses.ts';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { FieldGroup } from '../../ui/plain/field-group.tsx';
import { SelectField, TextField } from '../../ui/plain/fields.tsx';
import { addressInputs } from '../own-orders/address-inputs.ts';
import { addressParts } from '../own-orders/own-order-address.rules.ts';
import { useAddressLabels } from '../own-orders/use-address-labels.ts';
import { useAddressForm } from './use-address-form.ts';
import type { StoreErrors } from './use-store-changes.ts';

interface PlaceFieldsProps {
  label: string;
  /** The path of the address in what is saved. */
  path: string;
  place: Place;
  errors: StoreErrors;
  onChange: (place: Place) => void;
}

/** A postal address with the parts that its country asks for, in the country's order. */
export function PlaceFields({ label, path, place, errors, onChange }: PlaceFieldsProps) {
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
