/** The sandbox bank's public API: starting it, and what its clients need to call it and to verify its events. */
export { Refusal, testCards } from './bank-rows.ts';
export type { BookDisk } from './book.ts';
export { deriveStripeKeys, sandboxKeys } from './keys.ts';
export { paypalEventKinds } from './paypal/paypal-events.ts';
export { derivePaypalKeys } from './paypal/paypal-keys.ts';
export { isSignedBy, signatureHeader, signBytes } from './signature.ts';
export { type Sandbox, startSandbox } from './start.ts';
export { stripeEventKinds } from './stripe/stripe-events.ts';
export { isKeyOf as isStripeKeyOf, restrictStripeKey } from './stripe/stripe-rights.ts';
