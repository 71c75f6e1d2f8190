import type { FieldError } from '@vitrine/contract/failures.ts';
import {
  type CheckoutForm,
  readCheckoutForm,
  saveCheckoutForm,
} from '@vitrine/contract/shop/checkout-form.ts';
import { buyerMessageMax } from '@vitrine/contract/shop/order-notes.ts';
import { hasOneName, splitName } from '@vitrine/contract/shop/postal-names.ts';
import { ApiFailure, callApi } from './host.ts';
import type { StorePage } from './store-page.types.ts';

/** The fields as a buyer typed them, kept so that a refused form comes back filled in. */
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
  | 'provider'
  | 'message'
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
  'provider',
  'message',
  'quoteId',
  'termsVersion',
  'key',
] as const;

const lengthMax = 254;

/** One line of what was typed, as it can be stored and shown again. */
const oneLine = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, lengthMax);

/** Several lines of what was typed; longer ones are cut, as the field itself does. */
const severalLines = (text: string) =>
  [
    ...text
      .replace(/\r\n?/g, '\n')
      .replace(/(?!\n)\p{Cc}/gu, ' ')
      .trim(),
  ]
    .slice(0, buyerMessageMax)
    .join('');

export function readFields(form: FormData | null): CheckoutFields {
  const text = Object.fromEntries(
    names.map((name) => [name, oneLine(String(form?.get(name) ?? ''))]),
  ) as Record<(typeof names)[number], string>;
  // A form of a country with one field for the name; what it holds stays when the country is changed.
  const name = form?.has('name') ? splitName(oneLine(String(form.get('name')))) : {};
  return {
    ...text,
    message: severalLines(String(form?.get('message') ?? '')),
    ...name,
    terms: form?.get('terms') === 'on',
    marketing: form?.get('marketing') === 'on',
  };
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

/** Messages by the name of the form's field: our own words for what is missing, the server's for what is wrong. */
export function groupErrors(
  errors: readonly FieldError[],
  own: Readonly<Record<string, string>>,
  countryCode: string,
): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ path, code, message }) => {
      const part = path.split('.').at(-1) ?? path;
      const field =
        hasOneName(countryCode) && (part === 'firstName' || part === 'lastName') ? 'name' : part;
      const isPlain =
        code === 'required' || code === 'too-short' || code === 'email' || code === 'format';
      return [field, (isPlain && own[field]) || message];
    }),
  );
}

/** Why a form was refused, with what was typed: kept with the cart, and shown by the page that the buyer is led to. */
export interface Refusal {
  message: string | null;
  errors: Record<string, string>;
}

const keptNames = names.filter(
  (name) => name !== 'key' && name !== 'quoteId' && name !== 'termsVersion',
);

/** Keeps what was typed, with the reason why it was refused, if it was. */
export async function storeForm(
  page: StorePage,
  cart: string,
  fields: CheckoutFields,
  refusal: Refusal | null,
): Promise<void> {
  const kept = Object.fromEntries(
    keptNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
  );
  const errors = Object.entries(refusal?.errors ?? {}).map(([field, message]) => ({
    field,
    message,
  }));
  const body: CheckoutForm = {
    fields: { ...kept, terms: fields.terms, marketing: fields.marketing },
    refusal: refusal && { message: refusal.message, errors },
  };
  await callApi(
    page.host,
    saveCheckoutForm,
    { params: { slug: page.store.slug, cart }, body },
    page,
  ).catch((error: unknown) => {
    // The order of a closed cart is paid: nothing is left to be typed.
    if (!(error instanceof ApiFailure && error.status < 500)) throw error;
  });
}

/** What was typed in this cart's checkout before, and why it was refused. */
export async function readKeptForm(
  page: StorePage,
  cart: string,
): Promise<{ fields: Partial<CheckoutFields>; refusal: Refusal | null }> {
  const form = await callApi(
    page.host,
    readCheckoutForm,
    { params: { slug: page.store.slug, cart } },
    page,
  );
  if (!form) return { fields: {}, refusal: null };
  const { refusal } = form;
  return {
    fields: form.fields as Partial<CheckoutFields>,
    refusal: refusal && {
      message: refusal.message,
      errors: Object.fromEntries(refusal.errors.map(({ field, message }) => [field, message])),
    },
  };
}
