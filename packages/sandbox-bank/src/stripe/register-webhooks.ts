import type Stripe from 'stripe';
import { newRef } from '../bank-rows.ts';
import type { SandboxWebhook } from '../sandbox.types.ts';
import { queryOf, type StripeCalls } from './stripe-calls.ts';
import { reportMissing } from './stripe-errors.ts';
import { listPage } from './stripe-lists.ts';
import { listParams, webhookParams, webhookUpdateParams } from './stripe-params.ts';

const describeWebhook = (webhook: SandboxWebhook) =>
  ({
    id: webhook.id,
    object: 'webhook_endpoint',
    api_version: null,
    application: webhook.isConnect ? 'ca_sandbox' : null,
    created: Math.floor(new Date(webhook.createdAt).getTime() / 1_000),
    description: null,
    enabled_events: webhook.events,
    livemode: false,
    metadata: webhook.metadata,
    status: 'enabled',
    url: webhook.url,
  }) satisfies Stripe.WebhookEndpoint;

/** The account of the key, and webhooks that are made by the API. */
export function registerWebhooks({ api, faults, bank, accountId, read, write }: StripeCalls): void {
  const { rows } = bank;
  read('/v1/account', () => ({
    id: accountId,
    object: 'account',
    business_profile: { name: 'Sandbox' },
    country: 'IE',
    default_currency: 'eur',
    settings: { dashboard: { display_name: 'Sandbox' } },
  }));
  write('/v1/webhook_endpoints', 'link', async (_id, request) => {
    const { url, enabled_events: events, connect, metadata } = webhookParams.parse(request.body);
    const webhook: SandboxWebhook = {
      id: newRef('we'),
      dialect: 'stripe',
      url,
      events,
      isConnect: connect,
      secret: newRef('whsec'),
      metadata,
      createdAt: bank.now().toISOString(),
      isDeleted: false,
    };
    await bank.keepWebhook(webhook);
    // Only this response has the secret.
    return { ...describeWebhook(webhook), secret: webhook.secret };
  });
  read('/v1/webhook_endpoints', (_id, request) =>
    listPage(rows.webhooksOf('stripe'), listParams.parse(queryOf(request)), {
      id: ({ id }) => id,
      at: ({ createdAt }) => createdAt,
      make: describeWebhook,
    }),
  );
  write('/v1/webhook_endpoints/:id', 'link', async (id, request) => {
    const { enabled_events: events } = webhookUpdateParams.parse(request.body);
    const webhook = rows.webhooks.get(id);
    if (webhook?.dialect !== 'stripe') throw reportMissing('webhook endpoint', id);
    await bank.keepWebhook({ ...webhook, events });
    return describeWebhook({ ...webhook, events });
  });
  api.delete<{ Params: { id: string } }>(
    '/v1/webhook_endpoints/:id',
    async ({ params: { id } }, reply) =>
      faults.run('link', reply, async () => {
        const webhook = rows.webhooks.get(id);
        if (webhook?.dialect !== 'stripe') throw reportMissing('webhook endpoint', id);
        await bank.keepWebhook({ ...webhook, isDeleted: true });
        return { id, object: 'webhook_endpoint', deleted: true };
      }),
  );
}
