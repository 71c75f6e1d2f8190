import type { Quote } from '@vitrine/contract/shop/checkout.ts';
import { type PostalPart, postalLines } from '@vitrine/contract/shop/postal.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTyped } from '../../lib/form-drafts.ts';
import { useText } from '../../lib/i18n.ts';
import { useServedCountries } from '../../lib/served-countries.ts';
import { addressInputs } from '../../shop/sample/address-inputs.ts';
import {
  type AddressFields,
  addressParts,
  mergeFilledFields,
  missingParts,
  regionCodeOf,
} from '../../shop/sample/sample-address.rules.ts';
import { useAddressLabels } from '../../shop/sample/use-address-labels.ts';
import { useOwnAddresses } from '../../shop/sample/use-own-addresses.ts';
import { sampleTexts } from '../../texts/sample.ts';
import { storeTexts } from '../../texts/stores.ts';
import { ChooseField } from '../../ui/plain/choose-field.tsx';
import { SelectField, TextField } from '../../ui/plain/fields.tsx';
import { Sheet } from '../../ui/plain/sheet.tsx';

interface AddressProps {
  countryCode: string;
  /** What the country asks for, as soon as something is chosen. */
  needs: Quote['address'] | undefined;
  address: AddressFields | undefined;
  /** What the server would not take, by field. */
  refused: Partial<Record<keyof AddressFields, string>>;
  onCountry: (code: string) => void;
  onSave: (address: AddressFields) => void;
  onClose: () => void;
}

/** Where the things go; it asks for what addresses of the country have, in the country's order. */
export function AddressSheet({
  countryCode,
  needs,
  address,
  refused,
  onCountry,
  onSave,
  onClose,
}: AddressProps) {
  const t = useText(sampleTexts);
  const tStore = useText(storeTexts);
  const form = useId();
  const countries = useServedCountries().data?.list ?? [{ code: countryCode, name: countryCode }];
  const {
    value: fields,
    type: setFields,
    forget,
  } = useTyped<Partial<AddressFields>>('own-order-address', address ?? {});
  const [isAsked, setAsked] = useState(false);
  const labels = useAddressLabels(countryCode);
  const parts = addressParts(countryCode, needs);
  const regions = needs?.regions ?? [];
  const known = useOwnAddresses();
  const missing = missingParts(fields, countryCode, needs);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const first = missing[0];
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else {
      onSave(mergeFilledFields(fields as AddressFields));
      forget();
    }
  };
  const errorOf = (part: PostalPart | 'phone') => {
    if (isAsked && missing.some((one) => one === part)) return t('needed', { field: labels[part] });
    // What was refused is right again as soon as it is typed anew.
    return fields[part] === address?.[part] ? refused[part] : undefined;
  };
  return (
    <Sheet
      onClose={onClose}
      title={t('address')}
      className="m-tall"
      foot={
        <button type="submit" form={form} className="btn primary">
          {tStore('save')}
        </button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        {known && known.length > 1 && (
          <SelectField
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
              setFields(chosen);
              onCountry(country);
            }}
          />
        )}
        <div className="below-14">
          <ChooseField label={t('country')} value={countryCode} onChange={onCountry}>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </ChooseField>
        </div>
        {[...parts, { part: 'phone' as const, isOptional: needs?.phone !== 'required' }].map(
          ({ part, isOptional }) =>
            part === 'region' && regions.length > 0 ? (
              <SelectField
                key={part}
                label={isOptional ? t('optional', { field: labels[part] }) : labels[part]}
                value={regionCodeOf(regions, fields.region)}
                options={[
                  { value: '', label: t('choose') },
                  ...regions.map(({ code, name }) => ({ value: code, label: name })),
                ]}
                error={errorOf(part)}
                onChange={(region) => setFields({ ...fields, region })}
              />
            ) : (
              <TextField
                key={part}
                {...addressInputs[part]}
                name={part}
                label={isOptional ? t('optional', { field: labels[part] }) : labels[part]}
                enterKeyHint={part === 'phone' ? 'done' : 'next'}
                placeholder={
                  part === 'postcode' ? (needs?.postcodeExample ?? undefined) : undefined
                }
                value={fields[part] ?? ''}
                error={errorOf(part)}
                onChange={(value) => setFields({ ...fields, [part]: value })}
              />
            ),
        )}
      </form>
    </Sheet>
  );
}
