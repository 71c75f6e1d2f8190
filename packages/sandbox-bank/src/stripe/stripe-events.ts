import type Stripe from 'stripe';
import type { EncodedEvent } from '../deliver.ts';
import type {
  SandboxDispute,
  SandboxEvent,
  SandboxPayment,
  SandboxRefund,
  SandboxWebhook,
} from '../sandbox.types.ts';
import { signBytes } from '../signature.ts';
import { toId } from './stripe-ids.ts';
import type { StripeObjects } from './stripe-objects.ts';

/** The API version of the package whose types the objects have. */
const stripeVersion = '2026-10-28.endive';

const paymentKinds = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.Event.Type[];

/** All kinds of events that it can post, to each of the two endpoints. */
export const stripeEventKinds = {
  own: [...paymentKinds, 'transfer.created', 'transfer.reversed'],
  owners: [...paymentKinds, 'account.updated', 'account.application.deauthorized'],
} as const satisfies Record<string, Stripe.Event.Type[]>;

type Report = Pick<Stripe.EventBase, 'account'> & {
  type: (typeof stripeEventKinds)['own' | 'owners'][number];
  object: Stripe.Event.Data['object'];
};

/** A change of a payment as Stripe's event. */
function reportPayment(
  objects: StripeObjects,
  type: string,
  payment: SandboxPayment,
  refund: SandboxRefund | undefined,
): Omit<Report, 'account'> {
  const ofSession = (name: Report['type']) => ({ type: name, object: objects.session(payment) });
  const ofIntent = (name: Report['type']) => ({ type: name, object: objects.intent(payment) });
  if (type === 'payment.refunded')
    return { type: 'charge.refunded', object: objects.charge(payment) };
  if (refund)
    return {
      type: refund.state === 'failed' ? 'refund.failed' : 'refund.updated',
      object: objects.refund(refund),
    };
  if (payment.state === 'expired') return ofSession('checkout.session.expired');
  if (payment.state === 'failed') return ofIntent('payment_intent.canceled');
  // An attempt that failed: the page stays open for another one.
  if (payment.state === 'pending' && !payment.isProcessing)
    return ofIntent('payment_intent.payment_failed');
  if (payment.state === 'captured' && payment.capture === 'manual')
    return ofIntent('payment_intent.succeeded');
  return ofSession(
    payment.isLate && !payment.isProcessing
      ? 'checkout.session.async_payment_succeeded'
      : 'checkout.session.completed',
  );
}

/** A change of a dispute as Stripe's events: the money has a separate one. */
function reportDispute(
  objects: StripeObjects,
  type: string,
  dispute: SandboxDispute,
): Omit<Report, 'account'>[] {
  const object = objects.dispute(dispute);
  const event = (name: Report['type']) => ({ type: name, object });
  if (type === 'dispute.opened')
    return [
      event('charge.dispute.created'),
      ...(dispute.movements.length ? [event('charge.dispute.funds_withdrawn')] : []),
    ];
  if (type === 'dispute.escalated')
    return [event('charge.dispute.updated'), event('charge.dispute.funds_withdrawn')];
  if (type !== 'dispute.closed') return [event('charge.dispute.updated')];
  return [
    event('charge.dispute.closed'),
    ...(dispute.state === 'won' ? [event('charge.dispute.funds_reinstated')] : []),
  ];
}

function report(
  objects: StripeObjects,
  { type, data }: SandboxEvent,
  accountOf: (dispute: SandboxDispute) => string | null,
): Report[] {
  const { payment, link, payout, dispute, refund } = data;
  if (dispute) {
    const account = accountOf(dispute);
    return reportDispute(objects, type, dispute).map((one) => ({
      ...one,
      ...(account && { account }),
    }));
  }
  if (payment)
    return [
      {
        ...reportPayment(objects, type, payment, refund),
        ...(payment.account && { account: payment.account }),
      },
    ];
  if (link) {
    const account = toId('account', link.ref);
    if (link.failure === 'refused_by_user')
      return [
        {
          type: 'account.application.deauthorized',
          object: { id: 'ca_sandbox', object: 'application', name: 'Vitrine' },
          account,
        },
      ];
    return [{ type: 'account.updated', object: objects.account(link), account }];
  }
  if (!payout) return [];
  const name = payout.state === 'returned' ? 'transfer.reversed' : 'transfer.created';
  return [{ type: name, object: objects.transfer(payout) }];
}

/** Events as Stripe sends them: those of linked accounts to the second endpoint, which has a separate secret. */
export function createStripeEncoder(
  objects: StripeObjects,
  keys: { webhookSecret: string; connectWebhookSecret: string },
  now: () => Date,
  accountOf: (dispute: SandboxDispute) => string | null,
  webhooks: () => readonly SandboxWebhook[],
): (event: SandboxEvent) => EncodedEvent[] {
  const encode = ({ type, object, account }: Report, id: string): EncodedEvent[] => {
    const body = {
      id,
      object: 'event',
      ...(account && { account }),
      api_version: stripeVersion,
      created: Math.floor(now().getTime() / 1_000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    } satisfies Stripe.EventBase;
    const bytes = Buffer.from(JSON.stringify(body));
    // Webhooks that were made through the API get it instead of the two that the sandbox begins with.
    const made = webhooks().filter(({ isConnect }) => isConnect === Boolean(account));
    const secrets = made.length
      ? made.flatMap(({ events, secret }) => (events.includes(type) ? secret : []))
      : [account ? keys.connectWebhookSecret : keys.webhookSecret];
    return secrets.map((secret) => ({
      bytes,
      headers: { 'stripe-signature': signBytes(secret, bytes, now()) },
    }));
  };
  return (event) =>
    report(objects, event, accountOf).flatMap((one, index) =>
      encode(one, index ? `${event.id}_${index}` : event.id),
    );
}
