import { type PostalPart, postalOrder } from '@vitrine/contract/shop/postal.ts';
import { fullName, hasOneName } from '@vitrine/contract/shop/postal-names.ts';
import { postalTerms } from '@vitrine/contract/shop/postal-terms.ts';
import type { Quote } from '@vitrine/contract/shop/quotes.ts';
import { ChevronDown } from 'lucide-react';
import type { CheckoutFields } from '../lib/checkout-form.ts';
import type { Choices } from '../lib/choices.ts';
import type { Formats } from '../lib/formats.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Field, type FieldKind } from './field.tsx';
import { RegionField } from './region-field.tsx';

interface CheckoutAddressProps {
  quote: Quote;
  fields: CheckoutFields;
  errors: Record<string, string>;
  choices: Choices;
  formats: Formats;
  texts: StorefrontTexts;
}

/** A part of the form; some countries have one field for the whole name, and ask for the phone with it. */
type FormPart = PostalPart | 'name' | 'phone';

const kinds: Readonly<Record<FormPart, FieldKind>> = {
  name: { autoComplete: 'name', maxLength: 120, isWide: true },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 25, isWide: true },
  firstName: { autoComplete: 'given-name', maxLength: 60 },
  lastName: { autoComplete: 'family-name', maxLength: 60 },
  line1: { autoComplete: 'address-line1', maxLength: 100, isWide: true },
  line2: { autoComplete: 'address-line2', maxLength: 100, isWide: true },
  postcode: { autoComplete: 'postal-code', maxLength: 12, isCode: true },
  city: { autoComplete: 'address-level2', maxLength: 80 },
  region: { autoComplete: 'address-level1', maxLength: 60 },
};

/** At least six digits, however they are set apart. */
const phonePattern = '(?:\\D*\\d){6,}\\D*';

/** Such a postcode gets the keyboard of numbers; one with a dash needs the whole keyboard. */
const onlyDigits = /^\d+$/;

/** Postcodes of digits only: the script says how many are missing. */
function digitsOf({ address: { postcodeExample: example } }: Quote, { fields }: StorefrontTexts) {
  if (!example || !/^[\d -]+$/.test(example)) return undefined;
  return {
    example,
    one: fill(fields.digitMissing, { example }),
    more: fields.digitsMissing.replace('{example}', example),
  };
}

/** The parts whose names follow the country: a ZIP code here, a postcode there. */
function labelsOf(country: string, { postal }: StorefrontTexts) {
  const terms = postalTerms(country);
  return {
    line1: postal[terms.line1],
    city: postal[terms.city],
    region: postal[terms.region],
    postcode: postal[terms.postcode],
  };
}

/** The parts that a country's form asks for: the phone is required beside the name, or optional at the end. */
function partsOf({ address, countryCode }: Quote): FormPart[] {
  const needs = { postcode: address.postcode, region: address.region } as Partial<
    Record<PostalPart, string>
  >;
  const parts = postalOrder(countryCode).filter((part) => needs[part] !== 'none');
  const isName = (part: PostalPart) => part === 'firstName' || part === 'lastName';
  const place = parts.filter((part) => !isName(part));
  const names: FormPart[] = hasOneName(countryCode) ? ['name'] : parts.filter(isName);
  return address.phone === 'required'
    ? [...names, 'phone', ...place]
    : [...names, ...place, 'phone'];
}

/** What a country asks for, in its order; two half fields stand side by side, a lone one takes the row. */
function asked(quote: Quote, texts: StorefrontTexts) {
  const { address, countryCode } = quote;
  const labels: Readonly<Record<FormPart, string>> = {
    ...texts.checkout,
    ...labelsOf(countryCode, texts),
  };
  const needs: Partial<Record<FormPart, string>> = {
    postcode: address.postcode,
    region: address.region,
    phone: address.phone,
  };
  const parts = partsOf(quote);
  let isOpen = false;
  return parts.map((part, index) => {
    const kind = kinds[part];
    const next = parts[index + 1];
    const isHalf = !kind.isWide && (isOpen || (next !== undefined && !kinds[next].isWide));
    isOpen = isHalf && !isOpen;
    return {
      part,
      kind: {
        ...kind,
        isWide: !isHalf,
        ...(part === 'postcode' && onlyDigits.test(address.postcodeExample ?? '')
          ? { inputMode: 'numeric' as const }
          : {}),
      },
      name: labels[part],
      label:
        needs[part] === 'optional'
          ? fill(texts.checkout.optional, { field: labels[part] })
          : labels[part],
      isRequired: needs[part] ? needs[part] === 'required' : part !== 'line2',
      placeholder:
        part === 'postcode' && address.postcodeExample
          ? fill(texts.checkout.example, { value: address.postcodeExample })
          : undefined,
    };
  });
}

/** Asks for what the chosen country has; "Update total" does without a script what a change of country does with one. */
export function CheckoutAddress({
  quote,
  fields,
  errors,
  choices,
  formats,
  texts,
}: CheckoutAddressProps) {
  const { checkout } = texts;
  const country = formats.country(quote.countryCode);
  return (
    <section aria-labelledby="address">
      <h2 id="address">{checkout.address}</h2>
      <div className="fg columns gap-10">
        <label className="f w">
          <span>{checkout.country}</span>
          <select
            name="countryCode"
            defaultValue={quote.countryCode}
            autoComplete="country"
            data-submit-on-change="update"
          >
            {choices.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </label>
        {quote.paymentRefusal === 'country' ? (
          <p className="notice boxed w" role="status">
            {fill(checkout.countryUnpayable, { country })}
          </p>
        ) : null}
        {asked(quote, texts).map(({ part, kind, name, label, isRequired, placeholder }) =>
          part === 'region' && quote.address.regions.length ? (
            <RegionField
              key={part}
              label={label}
              choose={texts.fields.choose}
              missing={fill(texts.fields.region, { field: name })}
              value={fields.region}
              regions={quote.address.regions}
              changesPrice={quote.variesByRegion}
              isRequired={isRequired}
              isWide={kind.isWide === true}
              hasError={errors[part] !== undefined}
            />
          ) : (
            <Field
              key={part}
              name={part}
              label={label}
              value={part === 'name' ? fullName(fields) : fields[part]}
              error={errors[part]}
              kind={kind}
              isRequired={isRequired}
              placeholder={placeholder}
              pattern={
                part === 'postcode'
                  ? (quote.address.postcodePattern ?? undefined)
                  : part === 'phone'
                    ? phonePattern
                    : undefined
              }
              missing={
                part === 'postcode'
                  ? quote.address.postcodeHint
                  : part === 'line2'
                    ? undefined
                    : texts.fields[part]
              }
              wrong={
                part === 'postcode'
                  ? quote.address.postcodeHint
                  : part === 'phone'
                    ? texts.fields.phone
                    : undefined
              }
              tooShort={part === 'postcode' ? digitsOf(quote, texts) : undefined}
            />
          ),
        )}
      </div>
      <button
        className="btn sec tiny unscripted above-10"
        type="submit"
        name="do"
        value="update"
        formNoValidate
      >
        {checkout.update}
      </button>
    </section>
  );
}
