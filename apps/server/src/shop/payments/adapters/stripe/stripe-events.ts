import type Stripe from 'stripe';
import { z } from 'zod';
import { ProviderError, type ProviderEvent, type WebhookRequest } from '../provider.ts';
import { keyField, metadataShape, paymentKeyField } from './stripe-answers.ts';

const toleranceSeconds = 300;

const eventShape = z.object({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(100),
  livemode: z.boolean().nullish(),
  /** The linked account in which it happened. */
  account: z.string().max(100).nullish(),
  data: z
    .object({
      object: z.object({
        id: z.string().max(100).nullish(),
        client_reference_id: z.string().max(64).nullish(),
        metadata: metadataShape,
      }),
    })
    .nullish(),
});

const subjectOf = (
  kind: Exclude<NonNullable<ProviderEvent['subject']>['kind'], 'dispute'>,
  key: string | null | undefined,
): ProviderEvent['subject'] => {
  if (!key) return null;
  return kind === 'payment' || kind === 'link' ? { kind, key, snapshot: null } : { kind, key };
};

/**
 * The subject of an event. An event only reports a change, and the server then queries the state: events come in any order, contain
 * less than the object, and may have been made by another version of the API.
 */
function readSubject({
  type,
  account,
  data,
}: z.output<typeof eventShape>): ProviderEvent['subject'] {
  const object = data?.object;
  const key = object?.metadata[keyField];
  if (type.startsWith('checkout.session.'))
    return subjectOf('payment', object?.client_reference_id ?? key);
  // A refund has its own key, and the key of its payment.
  if (type.startsWith('refund.') || type === 'charge.refund.updated')
    return subjectOf('refunds', object?.metadata[paymentKeyField]);
  if (type === 'charge.refunded') return subjectOf('refunds', key);
  // Disputes are found by Stripe's id: they have no metadata of ours.
  if (type.startsWith('charge.dispute.'))
    return object?.id ? { kind: 'dispute', key: object.id, account: account ?? null } : null;
  // A charge has the metadata of its intent.
  if (type.startsWith('payment_intent.') || type.startsWith('charge.'))
    return subjectOf('payment', key);
  if (type === 'account.updated') return subjectOf('link', key);
  // The owner took our access away: the object is our application, and only the account shows whose it was.
  if (type === 'account.application.deauthorized' || type === 'capability.updated')
    return subjectOf('account', account);
  return type.startsWith('transfer.') ? subjectOf('payout', key) : null;
}

/** Reads the text of a verified event. An endpoint for live events of linked accounts gets those of tests as well: the event names its mode. */
export function parseStripeEvent(text: string): ProviderEvent {
  let event: z.output<typeof eventShape>;
  try {
    event = eventShape.parse(JSON.parse(text));
  } catch {
    throw new ProviderError('refused', 'unreadable_event');
  }
  return {
    id: event.id,
    type: event.type.slice(0, 60),
    scope: event.account ? 'owners' : 'own',
    ...(typeof event.livemode === 'boolean' && { isLive: event.livemode }),
    subject: readSubject(event),
  };
}

/** Throws unless one of the secrets (of both endpoints, and two of each while they are changed) signed these bytes within the tolerance. */
export function verifyStripeEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secrets: readonly string[],
  { headers, body, receivedAt }: WebhookRequest,
): void {
  const header = headers['stripe-signature'] ?? '';
  const now = receivedAt.getTime();
  const isSigned = secrets.some((secret) => {
    try {
      return webhooks.signature?.verifyHeader(
        body,
        header,
        secret,
        toleranceSeconds,
        undefined,
        now,
      );
    } catch {
      return false;
    }
  });
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
  // The package looks at the age only, and not at a time to come.
  if (!isSigned || !(signedAt <= now / 1_000 + toleranceSeconds))
    throw new ProviderError('refused', 'signature');
}
