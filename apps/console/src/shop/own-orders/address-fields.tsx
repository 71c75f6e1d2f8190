import { type PostalPart, postalLines } from '@vitrine/contract/shop/postal.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import type { ComponentType } from 'react';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { ownOrderTexts } from '../../texts/own-orders.ts';
import { type ChoiceFieldProps, SelectField, TextField } from '../../ui/plain/fields.tsx';
import { RestoredLine } from '../../ui/restored-line.tsx';
import { addressInputs } from './address-inputs.ts';
import {
  type AddressFields,
  addressParts,
  missingParts,
  regionCodeOf,
} from './own-order-address.rules.ts';
import type { AddressForm } from './use-address-form.ts';
import { useAddressLabels } from './use-address-labels.ts';
import { useOwnAddresses } from './use-own-addresses.ts';
import './address-fields.css';

interface AddressFormProps {
  id: string;
  form: AddressForm;
  countryCode: string;
  /** The requirements of the country; absent until one is chosen. */
  needs: Quote['address'] | undefined;
  /** Errors from the server, by field. */
  refused: Partial<Record<keyof AddressFields, string>>;
  onCountry: (code: string) => void;
  onSubmit: () => void;
  /** Draws the choices; the desk has a select that is searched. */
  Choice?: ComponentType<ChoiceFieldProps>;
}

/** The fields of an address in the order of its country, an earlier address, and the country. */
export function AddressFormFields({
  id,
  form,
  countryCode,
  needs,
  refused,
  onCountry,
  onSubmit,
  Choice = SelectField,
}: AddressFormProps) {
  const t = useText(ownOrderTexts);
  const { fields, checked, isSent } = form;
  const labels = useAddressLabels(countryCode);
  const missing = missingParts(fields, countryCode, needs);
  const errorOf = (part: PostalPart | 'phone') => {
    if (isSent && missing.includes(part)) return t('needed', { field: labels[part] });
    return fields[part] === checked?.[part] ? refused[part] : undefined;
  };
  const countries = useServedCountries().data?.list ?? [{ code: countryCode, name: countryCode }];
  const regions = needs?.regions ?? [];
  const known = useOwnAddresses();
  const parts = [
    ...addressParts(countryCode, needs),
    { part: 'phone' as const, isOptional: needs?.phone !== 'required' },
  ];
  return (
    <form
      id={id}
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RestoredLine isShown={form.isRestored} onDiscard={form.discard} />
      {known && known.length > 1 && (
        <Choice
          label={t('earlierAddresses')}
          value=""
          options={[
            { value: '', label: t('chooseAddress') },
            ...known.map((one, place) => ({
              value: String(place),
              label: postalLines(one, one.countryCode).join(', '),
            })),
          ]}
          onChange={(place) => {
            const one = known[Number(place || -1)];
            if (!one) return;
            const { countryCode: country, ...chosen } = one;
            form.type(chosen);
            onCountry(country);
          }}
        />
      )}
      <Choice
        label={t('country')}
        value={countryCode}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={onCountry}
      />
      <div className="address-fields">
        {parts.map(({ part, isOptional }) => {
          const shared = {
            name: part,
            label: isOptional ? t('optional', { field: labels[part] }) : labels[part],
            error: errorOf(part),
            onChange: (value: string) => form.type({ ...fields, [part]: value }),
          };
          return part === 'region' && regions.length > 0 ? (
            <Choice
              key={part}
              {...shared}
              value={regionCodeOf(regions, fields.region)}
              options={[
                { value: '', label: t('choose') },
                ...regions.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
          ) : (
            <TextField
              key={part}
              {...addressInputs[part]}
              {...shared}
              enterKeyHint={part === 'phone' ? 'done' : 'next'}
              placeholder={part === 'postcode' ? (needs?.postcodeExample ?? undefined) : undefined}
              value={fields[part] ?? ''}
            />
          );
        })}
      </div>
    </form>
  );
}
