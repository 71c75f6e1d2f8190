import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { requestHttp } from '#platform/http/http-request.ts';
import type { ProviderEvent, WebhookRequest } from '../provider.ts';
import { ProviderError } from '../provider.ts';
import { toPaymentKey } from './paypal-orders.ts';

/** PayPal repeats an event for three days, perhaps with the time of its first transmission. */
const eventsLiveMs = 4 * 86_400_000;
const clocksDifferMs = 300_000;
const certificateBytesMax = 64 * 1024;
/** PayPal changes its certificate about once a year. */
const certificatesMax = 10;

const refusedBecause = (code: string) => new ProviderError('refused', code);

const keyShape = z.string().min(1).max(127);
const orderShape = z.object({ purchase_units: z.tuple([z.object({ custom_id: keyShape })]) });
const capturedShape = z.object({ custom_id: keyShape });
const itemShape = z.object({ sender_batch_id: keyShape });
const batchShape = z.object({
  batch_header: z.object({ sender_batch_header: z.object({ sender_batch_id: keyShape }) }),
});
const sellerShape = z.object({ tracking_id: keyShape });
const disputeShape = z.object({
  dispute_id: z.string().min(1).max(100),
  disputed_transactions: z
    .array(z.object({ seller: z.object({ merchant_id: z.string().max(100) }).optional() }))
    .default([]),
});
const merchantShape = z.object({ merchant_id: keyShape });
const eventShape = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.unknown(),
});

type Subject = ProviderEvent['subject'];

/** The subject that a shape finds; none for what was not made by us. */
const subjectBy =
  <Found>(shape: z.ZodType<Found>, toSubject: (found: Found) => Subject) =>
  (resource: unknown): Subject => {
    const found = shape.safeParse(resource);
    return found.success ? toSubject(found.data) : null;
  };
const payment = (key: string): Subject => ({ kind: 'payment', key, snapshot: null });
const captured = subjectBy(capturedShape, ({ custom_id }) => payment(toPaymentKey(custom_id)));
/** A refund that was made in PayPal's own pages has the mark of its capture. */
const refunded = subjectBy(capturedShape, ({ custom_id }) => ({
  kind: 'refunds',
  key: toPaymentKey(custom_id),
}));
const byTracking = subjectBy(sellerShape, ({ tracking_id: key }) => ({
  kind: 'link',
  key,
  snapshot: null,
}));
const byMerchant = subjectBy(merchantShape, ({ merchant_id: key }) => ({ kind: 'account', key }));

/** How events of a kind name their subject. The server always queries the state: an event is as old as its first transmission. */
const subjects: readonly (readonly [string, (resource: unknown) => Subject])[] = [
  [
    'CHECKOUT.ORDER.',
    subjectBy(orderShape, ({ purchase_units: [unit] }) => payment(unit.custom_id)),
  ],
  ['PAYMENT.CAPTURE.REFUNDED', refunded],
  ['PAYMENT.CAPTURE.', captured],
  ['PAYMENT.REFUND.', refunded],
  [
    'PAYMENT.PAYOUTS-ITEM.',
    subjectBy(itemShape, ({ sender_batch_id: key }) => ({ kind: 'payout', key })),
  ],
  [
    'PAYMENT.PAYOUTSBATCH.',
    subjectBy(batchShape, ({ batch_header }) => ({
      kind: 'payout',
      key: batch_header.sender_batch_header.sender_batch_id,
    })),
  ],
  [
    'CUSTOMER.DISPUTE.',
    subjectBy(disputeShape, ({ dispute_id: key, disputed_transactions: [disputed] }) => ({
      kind: 'dispute',
      key,
      account: disputed?.seller?.merchant_id ?? null,
    })),
  ],
  // A consent that is revoked names the account; one that is new names our link as well.
  ['MERCHANT.', (resource) => byTracking(resource) ?? byMerchant(resource)],
];

/** Reads the text of a verified event. */
export function parsePaypalEvent(text: string): ProviderEvent {
  let event: z.output<typeof eventShape>;
  try {
    event = eventShape.parse(JSON.parse(text));
  } catch {
    throw refusedBecause('unreadable_event');
  }
  const { id, event_type: type, resource } = event;
  const find = subjects.find(([prefix]) => type.startsWith(prefix))?.[1];
  return { id, type, subject: find?.(resource) ?? null };
}

export interface PaypalWebhookOptions {
  /** The ids of our endpoint: two while it is being changed. */
  webhookIds: readonly string[];
  /** Where PayPal keeps its certificates: `https://api.paypal.com/v1/notifications/certs/`. */
  certificateAddress: string;
  timeoutMs?: number | undefined;
}

/**
 * Verifies events here, over the bytes as they came: PayPal's own check takes the event as an object, and fails when that is
 * written differently. The certificate's issuers are not followed, because the connection that brings it has proved that
 * its host is PayPal's.
 */
export function createPaypalWebhooks(options: PaypalWebhookOptions) {
  const { webhookIds, certificateAddress, timeoutMs = 8_000 } = options;
  const certificates = new Map<string, X509Certificate>();

  async function fetchCertificate(address: string): Promise<X509Certificate> {
    let answer: { status: number; body: string };
    try {
      answer = await requestHttp(address, {
        method: 'GET',
        headers: {},
        timeoutMs,
        bytesMax: certificateBytesMax,
      });
    } catch (error) {
      throw new ProviderError('unknown', error instanceof Error ? error.name : 'no_answer');
    }
    if (answer.status >= 500) throw new ProviderError('unknown', String(answer.status));
    try {
      return new X509Certificate(answer.body);
    } catch {
      throw refusedBecause('certificate');
    }
  }

  async function getCertificate(given: string, at: Date): Promise<X509Certificate> {
    // Only the name is taken from the request: whatever host it names, the certificate comes from PayPal's.
    const name = /\/v1\/notifications\/certs\/([\w-]{1,100})$/.exec(given)?.[1];
    if (!name) throw refusedBecause('certificate_address');
    const certificate =
      certificates.get(name) ?? (await fetchCertificate(certificateAddress + name));
    if (certificates.size >= certificatesMax) certificates.clear();
    certificates.set(name, certificate);
    if (at < new Date(certificate.validFrom) || at > new Date(certificate.validTo))
      throw refusedBecause('certificate_time');
    return certificate;
  }

  return async function readEvent({
    headers,
    body,
    receivedAt,
  }: WebhookRequest): Promise<ProviderEvent> {
    const {
      'paypal-transmission-id': id = '',
      'paypal-transmission-time': time = '',
      'paypal-transmission-sig': signature = '',
      'paypal-auth-algo': algorithm,
      'paypal-cert-url': address = '',
    } = headers;
    const ageMs = receivedAt.getTime() - new Date(time).getTime();
    if (!id || algorithm !== 'SHA256withRSA' || !signature) throw refusedBecause('signature');
    if (!(ageMs <= eventsLiveMs && ageMs >= -clocksDifferMs)) throw refusedBecause('time');
    const { publicKey } = await getCertificate(address, receivedAt);
    const given = Buffer.from(signature, 'base64');
    const isSigned = webhookIds.some((webhookId) =>
      verify(
        'RSA-SHA256',
        Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`),
        publicKey,
        given,
      ),
    );
    if (!isSigned) throw refusedBecause('signature');
    return parsePaypalEvent(body.toString('utf8'));
  };
}
