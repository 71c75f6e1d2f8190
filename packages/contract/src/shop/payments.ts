/** The public API of payments: for buyers, for owners, and the operators' view of both. */
export * from './buyer-payments.ts';
export * from './discrepancies.ts';
export * from './left-out-orders.ts';
export * from './pay-links.ts';
export * from './pay-sdk.ts';
export * from './payment-callbacks.ts';
export * from './payment-facts.ts';
export * from './payment-mode.ts';
export * from './payment-options.ts';
export * from './platform-payments.ts';
export * from './platform-providers.ts';
export * from './provider-balances.ts';
export * from './provider-webhooks.ts';
export * from './seller-payment-preview.ts';
export * from './seller-payments.ts';
export * from './settlements.ts';
export * from './webhook-events.ts';
