import { accountHooks } from '#admin/identity/index.ts';
import { runInTx } from '#platform/context.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { orderCancelled } from '../orders/index.ts';
import { captureHooks } from '../payments/index.ts';
import { nameRefunded } from './log-subjects.ts';
import { notifyOfHandRefunds, notifyOfRequests } from './notify-operators.ts';
import { refundData } from './own-data.ts';
import { readRefunds, recordUncaptured } from './read-provider-refunds.ts';
import { refundCancelledOrder } from './refund-cancelled.ts';
import { handRefundsFound, refundAsked } from './refunds.events.ts';
import { refundInvariants } from './refunds.invariants.ts';
import { registerRefundRoutes } from './refunds.routes.ts';
import { refundLateCapture } from './request-refund.ts';
import { sendRefunds } from './send-refunds.ts';

export { bookLoss, readRefunded } from './bear-loss.ts';
export {
  canCancelAlone,
  cancelUnits,
  priceUnsentUnits,
  refundUnsentUnits,
} from './cancel-units.ts';
export { sendRefundsOfOrder } from './record-refund.ts';
export { priceFailedParcel, refundFailedParcel } from './refund-parcel.ts';
export { priceUnits, refundUnits } from './refund-units.ts';
export { refundHooks } from './refunds.hooks.ts';
export { standardFeeOf } from './refunds.rules.ts';

/** Money that goes back to buyers and owners: requests, decisions, and the calls to the provider. */
export const refundsModule: Module = {
  name: 'refunds',
  logSubjects: { refunds: nameRefunded },
  routes: registerRefundRoutes,
  handlers(events) {
    events.on(refundAsked, 'notify-operators', (ctx) => notifyOfRequests(ctx));
    events.on(handRefundsFound, 'notify-operators', (ctx) => notifyOfHandRefunds(ctx));
    events.on(
      orderCancelled,
      'return-money',
      (ctx, { orderId }) => refundCancelledOrder(ctx, orderId),
      { queue: 'money' },
    );
  },
  hooks: [
    implementHook(accountHooks.personalData, refundData),
    implementHook(captureHooks.capturedTooLate, refundLateCapture),
    implementHook(captureHooks.sendRefunds, sendRefunds),
    implementHook(captureHooks.capturedInPart, recordUncaptured),
    implementHook(captureHooks.readRefunds, readRefunds),
  ],
  invariants: refundInvariants,
  schedules: [
    {
      name: 'refunds.notify-operators',
      everySeconds: 600,
      run: runInTx(async (ctx) => {
        await notifyOfRequests(ctx);
        await notifyOfHandRefunds(ctx);
      }),
    },
  ],
};
