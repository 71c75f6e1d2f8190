import { randomUUID } from 'node:crypto';
import type { KeyRight } from '@vitrine/contract/shop/platform-providers.ts';
import type Stripe from 'stripe';
import { type KeyAdministration, ProviderError } from '../provider.ts';
import { callStripe, visitAll } from './stripe-client.ts';

/** The events of both webhooks. */
const paymentEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
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
] as const;

const ownEvents = [...paymentEvents, 'transfer.created', 'transfer.reversed'] as const;

const ownerEvents = [
  ...paymentEvents,
  'account.updated',
  'capability.updated',
  'account.application.deauthorized',
] as const;

export const stripeWebhooks = [
  { scope: 'own' as const, events: [...ownEvents] },
  { scope: 'owners' as const, events: [...ownerEvents] },
];

/** Marks the webhooks that we made, among those of the account. */
const madeBy = 'vitrine';

/** Rights without which a key takes and returns no money, or could be of another account than what is open. */
const needed: ReadonlySet<KeyRight> = new Set(['account', 'payments', 'refunds']);

/** A reading for each right beside `account`: a restricted key is refused those that it lacks. */
const readings: readonly (readonly [KeyRight, (stripe: Stripe) => Promise<unknown>])[] = [
  ['payments', (stripe) => stripe.checkout.sessions.list({ limit: 1 })],
  ['refunds', (stripe) => stripe.refunds.list({ limit: 1 })],
  ['accounts', (stripe) => stripe.accounts.list({ limit: 1 })],
  ['payouts', (stripe) => stripe.transfers.list({ limit: 1 })],
  ['book', (stripe) => stripe.balanceTransactions.list({ limit: 1 })],
  ['webhooks', (stripe) => stripe.webhookEndpoints.list({ limit: 1 })],
];

const typeOf = (error: unknown): string => String((error as { type?: unknown } | null)?.type ?? '');

/** The answer, or nothing for a key without this right; a key that Stripe does not know at all is refused. */
async function readIfAllowed<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read();
  } catch (error) {
    if (typeOf(error) === 'StripeAuthenticationError')
      throw new ProviderError('refused', 'invalid_key');
    // Connect that is not switched on yet is reported as an invalid request.
    if (['StripePermissionError', 'StripeInvalidRequestError'].includes(typeOf(error)))
      return undefined;
    throw error;
  }
}

/** The name of the account, or its id. */
function nameAccount(account: Stripe.Account): string {
  const name = account.settings?.dashboard?.display_name || account.business_profile?.name;
  const place = [account.country, account.default_currency?.toUpperCase()].filter(Boolean);
  return [name || account.id, ...(place.length ? [`(${place.join(', ')})`] : [])].join(' ');
}

/** The keys of a Stripe account, and its webhooks. */
export function createStripeAdministration(opened: Promise<Stripe>): KeyAdministration {
  return {
    describeKeys: () =>
      callStripe(async () => {
        const stripe = await opened;
        const own = await readIfAllowed(() => stripe.accounts.retrieveCurrent());
        const missing: KeyRight[] = own ? [] : ['account'];
        for (const [right, read] of readings)
          if (!(await readIfAllowed(() => read(stripe)))) missing.push(right);
        const account = own ? nameAccount(own) : 'Stripe';
        return {
          account: account.slice(0, 120),
          missing,
          isUsable: !missing.some((right) => needed.has(right)),
        };
      }),
    readAccountRef: () =>
      callStripe(async () => (await (await opened).accounts.retrieveCurrent()).id).catch(
        (error: unknown) => {
          if (error instanceof ProviderError && error.kind === 'refused') return null;
          throw error;
        },
      ),
    createWebhooks: (url) => {
      // A rotation makes the same webhooks once more, with other secrets.
      const key = randomUUID();
      return callStripe(async () => {
        const stripe = await opened;
        const create = (connect: boolean, events: typeof ownEvents | typeof ownerEvents) =>
          stripe.webhookEndpoints.create(
            { url, connect, enabled_events: [...events], metadata: { made_by: madeBy } },
            { idempotencyKey: `${key}-${connect ? 'owners' : 'own'}` },
          );
        const own = await create(false, ownEvents);
        const owners = await create(true, ownerEvents);
        return {
          ids: [own.id, owners.id],
          settings: {
            STRIPE_WEBHOOK_SECRET: own.secret ?? '',
            STRIPE_CONNECT_WEBHOOK_SECRET: owners.secret ?? '',
          },
        };
      });
    },
    updateWebhooks: (ids) =>
      callStripe(async () => {
        const stripe = await opened;
        const known = new Map<string, string[]>();
        await visitAll(
          (page) => stripe.webhookEndpoints.list(page),
          ({ id, enabled_events: events }) => {
            known.set(id, events);
            return false;
          },
        );
        // In the order in which they were made.
        for (const [index, wanted] of [ownEvents, ownerEvents].entries()) {
          const id = ids[index];
          const events = id === undefined ? undefined : known.get(id);
          if (!id || !events || events.includes('*')) continue;
          if (wanted.every((event) => events.includes(event))) continue;
          const all = new Set<string>([...events, ...wanted]);
          await stripe.webhookEndpoints.update(
            id,
            { enabled_events: [...all] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[] },
            { idempotencyKey: randomUUID() },
          );
        }
      }),
    removeWebhooks: (url, except) =>
      callStripe(async () => {
        const stripe = await opened;
        const old: string[] = [];
        await visitAll(
          (page) => stripe.webhookEndpoints.list(page),
          ({ id, url: address, metadata }) => {
            if (address === url && metadata['made_by'] === madeBy && !except.includes(id))
              old.push(id);
            return false;
          },
        );
        for (const id of old) await stripe.webhookEndpoints.del(id);
      }),
  };
}
