import type { FieldError } from '@vitrine/contract/failures.ts';

/** What a buyer typed, kept so that a refused form comes back filled in. */
export type CheckoutFields = Record<
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'line1'
  | 'line2'
  | 'postcode'
  | 'city'
  | 'region'
  | 'countryCode'
  | 'phone'
  | 'shippingMethod'
  | 'quoteId'
  | 'termsVersion'
  | 'key',
  string
> & { terms: boolean; marketing: boolean };

const names = [
  'email',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'postcode',
  'city',
  'region',
  'countryCode',
  'phone',
  'shippingMethod',
  'quoteId',
  'termsVersion',
  'key',
] as const;

export function readFields(form: FormData | null): CheckoutFields {
  const text = Object.fromEntries(names.map((name) => [name, String(form?.get(name) ?? '').trim()])) as Record<
    (typeof names)[number],
    string
  >;
  return { ...text, terms: form?.get('terms') === 'on', marketing: form?.get('marketing') === 'on' };
}

/** The part of an address that a country does not have is left out rather than sent empty. */
export function addressOf(fields: CheckoutFields) {
  const optional = (value: string) => value || undefined;
  return {
    firstName: fields.firstName,
    lastName: fields.lastName,
    line1: fields.line1,
    line2: optional(fields.line2),
    postcode: optional(fields.postcode),
    city: fields.city,
    region: optional(fields.region),
    countryCode: fields.countryCode,
    phone: optional(fields.phone),
  };
}

/** Messages by the name of the form's field. */
export function errorsByField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, message }) => [path.split('.').at(-1) ?? path, message]));
}
