import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { flagFilter, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { paymentFailureShape, paymentStatusShape, pendingReasonShape } from './payment-facts.ts';

export const momentShape = z.iso.datetime();

export const listPayments = endpoint({
  name: 'payments.list',
  method: 'GET',
  path: '/api/v1/platform/payments',
  permission: 'platform:ledger:query',
  summary:
    'Payments of all stores, newest first, with refunds that are on their way (payments that came too late).',
  query: z.strictObject({
    ...pageQueryFields,
    status: optionalFilter(paymentStatusShape),
    storeId: optionalFilter(idShape),
    refundDue: flagFilter,
  }),
  reply: pageOf(
    z.object({
      id: idShape,
      side: z.enum(['buyer', 'seller']),
      storeId: idShape,
      provider: z.string(),
      providerRef: z.string().nullable(),
      status: paymentStatusShape,
      failure: paymentFailureShape.nullable(),
      /** Why the provider holds the approved payment; null when it does not. */
      pendingReason: pendingReasonShape.nullable(),
      amount: moneyShape,
      refunded: moneyShape,
      orders: z.array(z.object({ orderId: idShape, number: z.string() })),
      createdAt: momentShape,
      paidAt: momentShape.nullable(),
    }),
  ),
});
