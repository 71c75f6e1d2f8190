/** The public API of orders: facts, list, detail, and ordering for oneself. */
export * from './order-detail.ts';
export * from './order-facts.ts';
export * from './order-list.ts';
export type { OrderRow } from './order-rows.ts';
export * from './own-orders.ts';
