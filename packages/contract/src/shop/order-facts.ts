import { z } from 'zod';
import { nameSchemas } from '../schema-names.ts';

/** 0 a due payment is missing, 1 all due payments are in, 2 delivered, 3 closed. Derived from the facts, never stored. */
const orderStatuses = [0, 1, 2, 3] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusShape = z.literal(orderStatuses);

/** Who has to pay next while the status is 0. */
export const awaitingShape = z.enum(['buyer', 'seller']);
export type Awaiting = z.infer<typeof awaitingShape>;

/** `not_due` is the buyer's side of an owner's own order. */
export const buyerPaymentStates = [
  'not_due',
  'unpaid',
  'authorized',
  'paid',
  'part_refunded',
  'refunded',
  'failed',
  'expired',
  'disputed',
  'charged_back',
] as const;
export const sellerPaymentStates = [
  'not_due',
  'unpaid',
  'paid',
  'part_refunded',
  'refunded',
] as const;
export const fulfilmentStates = [
  'waiting',
  'processing',
  'part_shipped',
  'shipped',
  'delivered',
  'part_returned',
  'returned',
] as const;
const cancelReasons = [
  'buyer_unpaid',
  'seller_unpaid',
  'replaced',
  'out_of_stock',
  'by_operator',
  'by_owner',
  'by_buyer',
] as const;

export const buyerPaymentShape = z.enum(buyerPaymentStates);
export const sellerPaymentShape = z.enum(sellerPaymentStates);
export const fulfilmentShape = z.enum(fulfilmentStates);
export const cancelReasonShape = z.enum(cancelReasons);
export type BuyerPayment = z.infer<typeof buyerPaymentShape>;
export type SellerPayment = z.infer<typeof sellerPaymentShape>;
export type Fulfilment = z.infer<typeof fulfilmentShape>;
export type CancelReason = z.infer<typeof cancelReasonShape>;

/** `sale`: a buyer bought in the store. `own`: the owner's own order at platform price. */
export const orderKindShape = z.enum(['sale', 'own']);
export const settlementModeShape = z.enum(['platform', 'direct']);

nameSchemas({
  OrderStatus: orderStatusShape,
  Awaiting: awaitingShape,
  BuyerPayment: buyerPaymentShape,
  SellerPayment: sellerPaymentShape,
  Fulfilment: fulfilmentShape,
  CancelReason: cancelReasonShape,
  OrderKind: orderKindShape,
  SettlementMode: settlementModeShape,
});
