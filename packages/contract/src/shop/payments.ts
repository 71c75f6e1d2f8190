/** The public API of payments: for buyers, for owners, and the operators' view of both. */
export * from './buyer-payments.ts';
export * from './payment-facts.ts';
export * from './platform-payments.ts';
export * from './seller-payments.ts';
