import { accountHooks } from '#admin/identity/index.ts';
import { runInTx } from '#platform/context.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import {
  orderCancelled,
  orderHooks,
  orderRefunded,
  orderShipped,
  orderUnitsWithdrawn,
  shipmentWithdrawn,
} from '../orders/index.ts';
import { createAutomatically } from './create-automatically.ts';
import { findMissingUnits } from './find-missing-units.ts';
import { followOrder, followWithdrawnParcel } from './follow-orders.ts';
import { describePurchase } from './log-subjects.ts';
import { notifyOfMissing } from './notify-operators.ts';
import { purchaseData } from './own-data.ts';
import {
  purchaseOrderSent,
  purchaseUnitsMissing,
  purchaseUnitsWithdrawn,
} from './purchase-orders.events.ts';
import { purchaseInvariants } from './purchase-orders.invariants.ts';
import { registerPurchaseRoutes } from './purchase-orders.routes.ts';
import { mailPurchase, mailWithdrawn } from './send-purchase-order.ts';

/** The goods that suppliers are to deliver for paid orders, and the page on which they answer. */
export const purchaseOrdersModule: Module = {
  name: 'purchase-orders',
  logSubjects: { purchaseOrders: describePurchase },
  routes: registerPurchaseRoutes,
  handlers(events) {
    events.on(purchaseOrderSent, 'purchase-orders.mail', mailPurchase, {
      queue: 'email',
      transaction: 'none',
    });
    events.on(purchaseUnitsWithdrawn, 'purchase-orders.mail', mailWithdrawn, { queue: 'email' });
    events.on(purchaseUnitsMissing, 'purchase-orders.notify-operators', (ctx) =>
      notifyOfMissing(ctx),
    );
    for (const kind of [orderCancelled, orderUnitsWithdrawn, orderShipped] as const)
      events.on(kind, 'purchase-orders.follow', (ctx, { orderId }) => followOrder(ctx, orderId));
    events.on(orderRefunded, 'purchase-orders.follow', (ctx, { orderId }) =>
      followOrder(ctx, orderId),
    );
    events.on(shipmentWithdrawn, 'purchase-orders.follow', followWithdrawnParcel);
  },
  hooks: [
    implementHook(accountHooks.personalData, purchaseData),
    implementHook(orderHooks.findMissingUnits, findMissingUnits),
  ],
  invariants: purchaseInvariants,
  schedules: [
    { name: 'purchase-orders.create', everySeconds: 3_600, run: createAutomatically },
    {
      name: 'purchase-orders.notify-operators',
      everySeconds: 600,
      run: runInTx(notifyOfMissing),
    },
  ],
};
