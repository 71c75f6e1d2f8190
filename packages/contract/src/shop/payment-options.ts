import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';

/** The name of a payment provider, as `PAYMENT_PROVIDER` and rows have it. */
export const providerNameShape = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/);

/** A way to pay: `card` includes the wallets that the provider's page shows on that device. */
export const paymentKinds = ['card', 'paypal'] as const;

/** A way to pay that fits the store, the amount and its currency. */
export const paymentOptionShape = z.object({
  provider: providerNameShape,
  kind: z.enum(paymentKinds),
  /** Nothing is charged: the provider's test mode, or the sandbox. */
  isTest: z.boolean(),
});

export type PaymentOption = z.infer<typeof paymentOptionShape>;

/** The chosen provider; without it the payment goes to the first option. */
export const chosenProviderShape = z.strictObject({ provider: providerNameShape.optional() });

nameSchemas({ PaymentOption: paymentOptionShape });
