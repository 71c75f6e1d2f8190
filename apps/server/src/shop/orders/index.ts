import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { catalogueHooks } from '../catalogue/index.ts';
import { ledgerHooks } from '../ledger/index.ts';
import { storeHooks } from '../stores/index.ts';
import { sweepForms } from './checkout-form.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { countOpenOrders } from './count-open-orders.ts';
import { findOrderedVariants } from './find-named-variants.ts';
import { findOrdersNamed, hasOrders } from './list-orders.ts';
import { foldOrderCounts } from './order-counts.ts';
import { subscribeOrders } from './orders.handlers.ts';
import { orderInvariants } from './orders.invariants.ts';
import { registerOrderRoutes } from './orders.routes.ts';
import { hasDirectOrders, orderData } from './own-data.ts';
import { remindBuyers } from './remind-buyers.ts';
import { remindOwners } from './remind-owners.ts';
import { describeOrders, findNumbers, findOrderNumbered, nameOrders } from './summarise-orders.ts';
import { sweepCarts } from './sweep-carts.ts';

export {
  type LockedUnits,
  lockUnits,
  readStockLinesByToken,
  takeBoughtUnits,
} from './bought-units.ts';
export { recordBuyerPaid } from './buyer-paid.ts';
export { cancelOrder } from './cancel-order.ts';
export { withdrawBatch } from './change-shipment.ts';
export { countPlatformOrders } from './count-orders.ts';
export { shortName } from './describe-order.ts';
export {
  lockParcelUnderWay,
  markParcel,
  readRefundedUnits,
  removeFailedParcel,
} from './failed-parcels.ts';
export { addShipment, lockDueOrder, readPlatformOrder } from './fulfil.ts';
export { nameIn } from './local-names.ts';
export { lockOrders } from './lock-orders.ts';
export { mailBuyer } from './mail-buyer.ts';
export { goodsPictureOf, wordsOf } from './mail-receipt.ts';
export { asStatus, isOfMode, sellerDueSql, toShipSql } from './order-conditions.ts';
export { rebuildOrderCounts, selectCountedOrders } from './order-counts.ts';
export { countOpenNotes, listOpenNotes } from './order-notes.ts';
export { keywordsMatch, matchBuyerWord, searchOwn } from './order-search.ts';
export {
  orderCancelled,
  orderDelivered,
  orderRefunded,
  orderShipped,
  orderUnitsWithdrawn,
  shipmentWithdrawn,
} from './orders.events.ts';
export { type MissingUnits, orderHooks } from './orders.hooks.ts';
export { canCancelRest, sellerDueOf } from './orders.rules.ts';
export type { LocalizedLineName, OrderRow } from './orders.tables.ts';
export {
  beginBuyerPayment,
  getOrder,
  getOrderByPayToken,
  getOrderByToken,
  getOwnOrder,
  lockOrderByPayToken,
  lockOrderByToken,
  lockOrdersForPayment,
  lockOwnStock,
  lockPlannedFee,
  type PayableOrder,
  readReservedUntil,
  recordBuyerPaymentState,
  recordDisputeWon,
  recordSellerPaid,
  recordSellerPaymentState,
  releaseReservation,
  reservationEnd,
  toPayable,
} from './payment-facts.ts';
export { formatBuyer, maskAddress, mayReadBuyers } from './personal.ts';
export { recordEvent } from './record-event.ts';
export {
  recordLateReturn,
  recordRefund,
  recordRefundedShares,
  recordRefundRequest,
  recordRestCancelled,
} from './record-refund.ts';
export { readReturnDays } from './return-window.ts';
export {
  readShippable,
  type ShippableOrder,
  shipWholeOrders,
} from './ship-orders.ts';
export { findShippers, writeShippedFailure } from './shipped-by.ts';
export { findOrderNumbered, type OrderSummary, summariseOrders } from './summarise-orders.ts';
export { hashToken, orderOfToken, orderToken, payToken, withLink } from './tokens.ts';
export { describeForPayer } from './track-order.ts';
export {
  assertNumberIsFree,
  findTrackingUses,
  lockTrackingNumbers,
  toParcelNumber,
} from './tracking-numbers.ts';
export { type OrderLineRow, readOrderLines, withdrawUnits } from './withdraw-units.ts';

/** Carts, quotes, orders, fulfilment: from the first line in a cart to the delivered parcel. */
export const ordersModule: Module = {
  name: 'orders',
  routes: registerOrderRoutes,
  handlers: subscribeOrders,
  anonymousCookies: ['vt_cart'],
  hooks: [
    implementHook(accountHooks.personalData, orderData),
    implementHook(catalogueHooks.findNamedVariants, findOrderedVariants),
    implementHook(storeHooks.hasOrders, hasOrders),
    implementHook(storeHooks.hasDirectOrders, hasDirectOrders),
    implementHook(storeHooks.countOpenOrders, countOpenOrders),
    implementHook(ledgerHooks.nameOrders, nameOrders),
    implementHook(ledgerHooks.findNumbers, findNumbers),
    implementHook(ledgerHooks.findOrderNumbered, findOrderNumbered),
    implementHook(ledgerHooks.findOrdersNamed, findOrdersNamed),
  ],
  jobSubjects: { orderId: describeOrders },
  invariants: orderInvariants,
  schedules: [
    { name: 'orders.remind-owners', everySeconds: 300, run: remindOwners },
    { name: 'orders.remind-buyers', everySeconds: 300, run: remindBuyers },
    { name: 'orders.close-unpaid', everySeconds: 900, run: closeUnpaid },
    { name: 'orders.fold-counts', everySeconds: 10, run: foldOrderCounts },
    { name: 'orders.sweep-forms', everySeconds: 900, run: sweepForms },
    { name: 'orders.sweep-carts', everySeconds: 21_600, run: sweepCarts },
  ],
};
