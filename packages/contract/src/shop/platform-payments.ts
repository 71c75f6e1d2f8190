import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { flagFilter, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, searchText } from '../shapes.ts';
import { paymentFailureShape, paymentStatusShape } from './payment-facts.ts';
import { bookKinds } from './reconciliation.ts';

const momentShape = z.iso.datetime();

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
      amount: moneyShape,
      refunded: moneyShape,
      orders: z.array(z.object({ orderId: idShape, number: z.string() })),
      createdAt: momentShape,
      paidAt: momentShape.nullable(),
    }),
  ),
});

/** Money, or else a word or name as reported; neither where there is no value. */
const discrepancySideShape = z.object({
  money: moneyShape.nullable(),
  text: z.string().nullable(),
});

const discrepancyShape = z.object({
  id: idShape,
  kind: z.enum(['amount', 'currency', 'account', 'mode', 'not_found']),
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  provider: z.string(),
  /** The movement that the book comparison found; null when a provider's response about one payment or payout differed. */
  moves: z.enum(bookKinds).nullable(),
  /** Our key at the provider for the movement that the comparison found. */
  key: z.string().nullable(),
  expected: discrepancySideShape,
  seen: discrepancySideShape,
  state: z.enum(['open', 'closed']),
  /** The operator's note; null while it is open. */
  reason: z.string().nullable(),
  createdAt: momentShape,
  /** When an operator closed it; null while it is open. */
  closedAt: momentShape.nullable(),
});
export type Discrepancy = z.infer<typeof discrepancyShape>;

export const listDiscrepancies = endpoint({
  name: 'payments.discrepancies',
  method: 'GET',
  path: '/api/v1/platform/discrepancies',
  permission: 'platform:ledger:query',
  summary:
    'Where a provider’s answer did not match our row: such an answer had no effect and awaits an operator.',
  query: z.strictObject({ ...pageQueryFields, state: optionalFilter(z.enum(['open', 'closed'])) }),
  reply: pageOf(discrepancyShape),
});

export const closeDiscrepancy = endpoint({
  name: 'payments.closeDiscrepancy',
  method: 'POST',
  path: '/api/v1/platform/discrepancies/:id/close',
  permission: 'platform:ledger:compare',
  summary:
    'Closes a discrepancy with the reason for it. It moves no money; one that is closed is refused and keeps its reason.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ reason: blockText(300).min(3) }),
  failures: ['conflict'],
  reply: discrepancyShape,
});

const webhookEventShape = z.object({
  id: idShape,
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  receivedAt: momentShape,
  /** When it was applied; null while it is pending. */
  appliedAt: momentShape.nullable(),
  /** Its effect: `changed`, `unchanged`, `unknown_payment`, `mismatch`, `asked`, `payout`, `nothing`; null while it is pending. */
  outcome: z.string().nullable(),
});
export type WebhookEvent = z.infer<typeof webhookEventShape>;

export const listWebhookEvents = endpoint({
  name: 'payments.webhookEvents',
  method: 'GET',
  path: '/api/v1/platform/webhook-events',
  permission: 'platform:webhook:query',
  summary:
    'Verified events of payment providers, newest first: each is stored once and has its effect once.',
  query: z.strictObject({
    ...pageQueryFields,
    type: optionalFilter(searchText(60).min(1)),
    state: optionalFilter(z.enum(['waiting', 'applied'])),
  }),
  reply: pageOf(webhookEventShape),
});

export const replayWebhookEvent = endpoint({
  name: 'payments.replayWebhookEvent',
  method: 'POST',
  path: '/api/v1/platform/webhook-events/:id/replay',
  permission: 'platform:webhook:replay',
  summary:
    'Applies an event that has had no effect yet. One that was applied is refused: an event has its effect once.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({}),
  idempotency: 'required',
  failures: ['event-applied', 'webhook-invalid'],
  reply: webhookEventShape,
});

nameSchemas({
  DiscrepancySide: discrepancySideShape,
  Discrepancy: discrepancyShape,
  WebhookEvent: webhookEventShape,
});
