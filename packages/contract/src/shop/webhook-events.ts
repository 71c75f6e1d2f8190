import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { momentShape } from './platform-payments.ts';

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

nameSchemas({ WebhookEvent: webhookEventShape });
