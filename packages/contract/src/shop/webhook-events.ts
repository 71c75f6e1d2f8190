import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dayZone, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { csvExport } from './csv-export.ts';
import { providerNameShape } from './payment-options.ts';
import { momentShape } from './platform-payments.ts';

const webhookEventShape = z.object({
  id: idShape,
  provider: z.string(),
  eventId: z.string(),
  type: z.string(),
  /** Of the provider's test mode or the sandbox; null for events of an earlier version. */
  isTest: z.boolean().nullable(),
  receivedAt: momentShape,
  /** When it was applied; null while it is pending. */
  appliedAt: momentShape.nullable(),
  /** Its effect: `changed`, `unchanged`, `unknown_payment`, `mismatch`, `asked`, `payout`, `nothing`; null while it is pending. */
  outcome: z.string().nullable(),
  /** Its subject, where that is one of ours; null for all events of an earlier version. */
  store: z.object({ id: idShape, name: z.string() }).nullable(),
  orderNumber: z.string().nullable(),
  paymentId: idShape.nullable(),
  payoutId: idShape.nullable(),
  disputeId: idShape.nullable(),
});

export type WebhookEvent = z.infer<typeof webhookEventShape>;

const eventFilters = {
  keywords: optionalFilter(searchText(100)).describe(
    'The number of an order, text in the name of a store or in the type of the event, or an id of the event, of what it is about or of a linked account.',
  ),
  type: optionalFilter(searchText(60).min(1)),
  state: optionalFilter(z.enum(['waiting', 'applied'])),
  storeId: optionalFilter(idShape),
  provider: optionalFilter(providerNameShape),
  receivedFrom: optionalFilter(chosenDay),
  receivedTo: optionalFilter(chosenDay),
  timeZone: dayZone,
};

export const listWebhookEvents = endpoint({
  name: 'payments.webhookEvents',
  method: 'GET',
  path: '/api/v1/platform/webhook-events',
  permission: 'platform:webhook:query',
  summary:
    'Verified events of payment providers, newest first: each is stored once and has its effect once.',
  query: z.strictObject({ ...pageQueryFields, ...eventFilters }),
  reply: pageOf(webhookEventShape),
});

export const exportWebhookEvents = endpoint({
  ...csvExport,
  name: 'payments.exportWebhookEvents',
  path: '/api/v1/platform/webhook-event-export',
  permission: 'platform:webhook:query',
  summary:
    'The events of a list as a CSV file (UTF-8, up to 100,000) without their contents, column headers in the caller’s language; types and outcomes have their names of the API. Cells that a spreadsheet could run as formulas are escaped.',
  query: z.strictObject(eventFilters),
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
