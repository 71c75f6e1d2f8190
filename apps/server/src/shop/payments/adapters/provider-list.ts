/** All providers that payments can be made with: one line each. */

export { paypal } from './paypal/paypal-settings.ts';
export { sandbox } from './sandbox/sandbox-provider.ts';
export { stripe } from './stripe/stripe-provider.ts';
