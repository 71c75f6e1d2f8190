import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, sentMoneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape } from '../paging.ts';
import { momentShape, payoutShape } from './payout-shapes.ts';

export * from './payout-accounts.ts';
export * from './payout-schedules.ts';
export * from './payout-shapes.ts';

export const requestPayout = endpoint({
  name: 'payouts.request',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/payouts',
  permission: 'shop:payout-account:edit',
  summary:
    'Pays available earnings out to the linked account: all, or the given amount. One payout at a time.',
  body: z.strictObject({
    amount: sentMoneyShape(
      z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      currencyShape,
    ).optional(),
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'account-not-linked',
    'payout-too-small',
    'payout-open',
    'payout-held',
    'payout-bank-held',
    'account-restricted',
    'earnings-too-small',
    'payment-unavailable',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: payoutShape,
});

export const listPayouts = endpoint({
  name: 'payouts.list',
  method: 'GET',
  path: '/api/v1/payouts',
  permission: 'shop:revenue:view',
  summary: 'Payouts of the own store, newest first, by cursor.',
  query: z.strictObject({ ...cursorQueryFields }),
  reply: feedOf(payoutShape),
});

export const readPayout = endpoint({
  name: 'payouts.read',
  method: 'GET',
  path: '/api/v1/payouts/:payoutId',
  permission: 'shop:revenue:view',
  summary: 'One payout of the own store with its steps.',
  params: z.strictObject({ payoutId: idShape }),
  reply: payoutShape.extend({
    steps: z.array(
      z.object({
        kind: z.enum(['requested', 'sent', 'paid', 'failed', 'returned']),
        at: momentShape.nullable(),
        expectedAt: momentShape.nullable(),
      }),
    ),
  }),
});
