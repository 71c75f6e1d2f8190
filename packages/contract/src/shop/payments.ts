/** The public API of payments: the buyers', the owners', and what operators see of both. */
export * from './buyer-payments.ts';
export * from './payment-facts.ts';
export * from './platform-payments.ts';
export * from './seller-payments.ts';
