import type { Quote } from '@vitrine/contract/shop/checkout.ts';
import { ChevronDown } from 'lucide-react';
import type { CheckoutFields } from '../lib/checkout-form.ts';
import type { Choices } from '../lib/choices.ts';
import type { StorefrontTexts } from '../texts/index.ts';
import { Field } from './field.tsx';

interface CheckoutAddressProps {
  quote: Quote;
  fields: CheckoutFields;
  errors: Record<string, string>;
  choices: Choices;
  texts: StorefrontTexts;
}

/** Asks for what the chosen country has; "Update total" does without a script what a change of country does with one. */
export function CheckoutAddress({ quote, fields, errors, choices, texts }: CheckoutAddressProps) {
  const { checkout } = texts;
  const { address } = quote;
  return (
    <section>
      <h2>{checkout.address}</h2>
      <div className="fg">
        <label className="f w">
          <span>{checkout.country}</span>
          <select name="countryCode" defaultValue={quote.countryCode} autoComplete="country" data-submit-on-change="update">
            {choices.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" />
        </label>
        <Field
          name="firstName"
          label={checkout.firstName}
          value={fields.firstName}
          error={errors['firstName']}
          autoComplete="given-name"
          isRequired
          maxLength={60}
        />
        <Field
          name="lastName"
          label={checkout.lastName}
          value={fields.lastName}
          error={errors['lastName']}
          autoComplete="family-name"
          isRequired
          maxLength={60}
        />
        <Field
          name="line1"
          label={checkout.line1}
          value={fields.line1}
          error={errors['line1']}
          autoComplete="address-line1"
          isRequired
          isWide
          maxLength={100}
        />
        <Field
          name="line2"
          label={checkout.line2}
          value={fields.line2}
          error={errors['line2']}
          autoComplete="address-line2"
          isWide
          maxLength={100}
        />
        {address.postcode === 'none' ? null : (
          <Field
            name="postcode"
            label={address.postcodeExample ? `${checkout.postcode} (${address.postcodeExample})` : checkout.postcode}
            value={fields.postcode}
            error={errors['postcode']}
            autoComplete="postal-code"
            isRequired={address.postcode === 'required'}
            maxLength={12}
          />
        )}
        <Field
          name="city"
          label={checkout.city}
          value={fields.city}
          error={errors['city']}
          autoComplete="address-level2"
          isRequired
          maxLength={80}
        />
        {address.region === 'none' ? null : (
          <Field
            name="region"
            label={checkout.region}
            value={fields.region}
            error={errors['region']}
            autoComplete="address-level1"
            isRequired={address.region === 'required'}
            isWide
            maxLength={60}
          />
        )}
        <Field
          name="phone"
          type="tel"
          inputMode="tel"
          label={checkout.phone}
          value={fields.phone}
          error={errors['phone']}
          autoComplete="tel"
          isWide
          maxLength={25}
        />
      </div>
      <button className="btn sec tiny update" type="submit" name="do" value="update" formNoValidate>
        {checkout.update}
      </button>
    </section>
  );
}
