import { z } from 'zod';
import { currencyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { countryCodeShape } from './markets.ts';

/** The name of a payment provider, as `PAYMENT_PROVIDER` and rows have it. */
export const providerNameShape = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

/** A way to pay: `card` includes the wallets that the provider's page shows on that device. */
export const paymentKinds = ['card', 'paypal'] as const;

/** The marks by which people know the ways to pay; `card` is for cards of unknown brands. */
const paymentMarks = [
  'card',
  'visa',
  'mastercard',
  'amex',
  'apple_pay',
  'google_pay',
  'paypal',
] as const;
const paymentMarkShape = z.enum(paymentMarks);
export type PaymentMark = z.infer<typeof paymentMarkShape>;

/** A mark that a store may show, and where its buyers can pay that way. */
export const storeMarkShape = z.object({
  mark: paymentMarkShape,
  /** Nothing is charged: the provider's test mode, or the sandbox. */
  isTest: z.boolean(),
  currencies: z.array(currencyShape),
  /** Of the countries that the platform knows. The same mark may be there again, for other currencies or countries. */
  exceptCountries: z.array(countryCodeShape),
});
export type StoreMark = z.infer<typeof storeMarkShape>;

/** A way to pay that fits the store, the amount, its currency and the country. */
export const paymentOptionShape = z.object({
  provider: providerNameShape,
  kind: z.enum(paymentKinds),
  /** Nothing is charged: the provider's test mode, or the sandbox. */
  isTest: z.boolean(),
  /** The marks of the ways to pay on the provider's page in this currency. */
  marks: z.array(paymentMarkShape),
});

export type PaymentOption = z.infer<typeof paymentOptionShape>;

/** Why there is no way to pay: none works in the country, or none of those that do takes the amount in its currency. */
export const paymentRefusals = ['country', 'amount'] as const;

/** The ways to pay a total, and why there is none. */
export interface PaymentChoice {
  options: PaymentOption[];
  refusal: (typeof paymentRefusals)[number] | null;
}

/** The chosen provider; without it the payment goes to the first option. */
export const chosenProviderShape = z.strictObject({ provider: providerNameShape.optional() });

nameSchemas({ PaymentOption: paymentOptionShape, StoreMark: storeMarkShape });
