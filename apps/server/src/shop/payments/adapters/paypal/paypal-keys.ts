import type { KeyRight } from '@vitrine/contract/shop/platform-providers.ts';
import { z } from 'zod';
import { type KeyAdministration, ProviderError } from '../provider.ts';
import { invalidKeys, type PaypalCall, PaypalRefusal } from './paypal-calls.ts';

const events = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
  'PAYMENT.PAYOUTS-ITEM.FAILED',
  'PAYMENT.PAYOUTS-ITEM.RETURNED',
  'PAYMENT.PAYOUTS-ITEM.UNCLAIMED',
  'PAYMENT.PAYOUTS-ITEM.DENIED',
  'PAYMENT.PAYOUTS-ITEM.HELD',
  'PAYMENT.PAYOUTS-ITEM.CANCELED',
  'PAYMENT.PAYOUTS-ITEM.BLOCKED',
  'PAYMENT.PAYOUTS-ITEM.REFUNDED',
  'PAYMENT.PAYOUTSBATCH.PROCESSING',
  'PAYMENT.PAYOUTSBATCH.SUCCESS',
  'PAYMENT.PAYOUTSBATCH.DENIED',
  'MERCHANT.ONBOARDING.COMPLETED',
  'MERCHANT.PARTNER-CONSENT.REVOKED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

export const paypalWebhooks = [{ scope: 'own' as const, events: [...events] }];

const path = '/v1/notifications/webhooks';
const webhookShape = z.object({
  id: z.string().min(1),
  url: z.string(),
  event_types: z.array(z.object({ name: z.string() })).default([]),
});
type Webhook = z.output<typeof webhookShape>;

const webhooksShape = z.object({ webhooks: z.array(webhookShape) });
const dayMs = 86_400_000;

/** The keys of a PayPal app, and its webhooks. */
export function createPaypalAdministration(
  call: PaypalCall,
  merchantId: string,
): KeyAdministration {
  const list = () => call(webhooksShape, { method: 'GET', path });

  async function addEvents({ id, event_types: types }: Webhook): Promise<void> {
    const known = types.map(({ name }) => name);
    if (known.includes('*') || events.every((name) => known.includes(name))) return;
    const value = [...new Set([...known, ...events])].map((name) => ({ name }));
    await call(z.unknown(), {
      method: 'PATCH',
      path: `${path}/${encodeURIComponent(id)}`,
      body: [{ op: 'replace', path: '/event_types', value }],
    });
  }

  /** Runs a reading; returns false when the app lacks the right to it. */
  async function may(read: () => Promise<unknown>): Promise<boolean> {
    try {
      await read();
      return true;
    } catch (error) {
      // Any other refusal is about the request, which was read: PayPal has no data for the last hours, for one.
      if (error instanceof PaypalRefusal) return error.status !== 403;
      if (error instanceof ProviderError && error.code === invalidKeys)
        throw new ProviderError('refused', invalidKeys);
      throw error;
    }
  }

  const readBook = (now: Date) => {
    const query = new URLSearchParams({
      start_date: new Date(now.getTime() - dayMs).toISOString(),
      end_date: now.toISOString(),
      page_size: '1',
    });
    return call(z.unknown(), { method: 'GET', path: `/v1/reporting/transactions?${query}` });
  };

  return {
    async describeKeys(now) {
      const missing: KeyRight[] = [];
      if (!(await may(list))) missing.push('webhooks');
      // PayPal takes up to nine hours to grant it to a new app, which takes payments before.
      if (!(await may(() => readBook(now)))) missing.push('book');
      return { account: merchantId, missing, isUsable: true };
    },
    readAccountRef: async () => merchantId,
    async createWebhooks(url) {
      const known = (await list()).webhooks.find((webhook) => webhook.url === url);
      // PayPal has one webhook for each address, and it has no secret: its id is what events are verified with.
      const { id } =
        known ??
        (await call(webhookShape, {
          method: 'POST',
          path,
          body: { url, event_types: events.map((name) => ({ name })) },
        }));
      if (known) await addEvents(known);
      return { ids: [id], settings: { PAYPAL_WEBHOOK_ID: id } };
    },
    async updateWebhooks(ids) {
      for (const webhook of (await list()).webhooks)
        if (ids.includes(webhook.id)) await addEvents(webhook);
    },
    async removeWebhooks(url, except) {
      for (const { id, url: address } of (await list()).webhooks)
        if (address === url && !except.includes(id))
          await call(z.unknown(), { method: 'DELETE', path: `${path}/${id}` });
    },
  };
}
