import { createInterface } from 'node:readline/promises';
import { createPaypalProvider } from '../apps/server/src/shop/payments/adapters/paypal/paypal-provider.ts';
import type { PaymentProvider } from '../apps/server/src/shop/payments/adapters/provider.ts';
import { createStripeProvider } from '../apps/server/src/shop/payments/adapters/stripe/stripe-provider.ts';
import type { Counterpart } from '../apps/server/src/shop/payments/testing/counterpart.ts';
import { describeProvider } from '../apps/server/src/shop/payments/testing/provider-conformance.ts';
import { openAnswerProxy } from './answer-proxy.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Name = 'stripe' | 'paypal';

const answerMs = 10_000;
/** A server of this machine that answers strangely, or not at all. */
const localAnswerMs = 500;
const hourMs = 3_600_000;

/** Cases of the suite that need nobody, and those that a person at a terminal makes possible. Others need the sandbox's clock, or events. */
const alone = [/^a payment begins with a page/, /^whatever is answered that cannot be understood/];
const withPerson = [
  /^a key that the provider has never received/,
  /^an approved payment is captured/,
  /^a payment that is captured later/,
  /^money is returned in parts/,
  /^an account is linked or refused/,
  /^when an answer is lost or late/,
];
/** Stripe's test cards decide how a payment ends; PayPal has none. */
const withCards = [/^a challenge is passed or failed/, /^a card that was declined/];

const isPersonHere = (): boolean => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Why a case of the suite is not tried against a provider's own account. */
function findSkip(name: Name, title: string, isPerson: boolean): string | undefined {
  const matches = (titles: readonly RegExp[]) => titles.some((known) => known.test(title));
  if (matches(alone)) return undefined;
  if (!matches(withPerson) && !(name === 'stripe' && matches(withCards)))
    return 'only the sandbox can do this';
  return isPerson ? undefined : 'a person has to decide on the pages of the provider';
}

async function waitForPerson(text: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  await terminal.question(`\n${text}\nThen press Enter. `);
  terminal.close();
}

const cards = {
  approve: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  'pass-challenge': '4000 0027 6000 3184, and complete the challenge',
  'fail-challenge': '4000 0027 6000 3184, and fail the challenge',
  later: '4242 4242 4242 4242',
} as const;

const targetOf = (name: Name, environment: Environment): string =>
  name === 'stripe'
    ? (environment['STRIPE_API_URL'] ?? 'https://api.stripe.com')
    : (environment['PAYPAL_API_URL'] ?? 'https://api-m.sandbox.paypal.com');

/** The shipped adapter with the given keys, whose calls go to an address. */
function createAt(
  name: Name,
  environment: Environment,
  { address, timeoutMs }: { address: string; timeoutMs: number },
): PaymentProvider {
  const page = name === 'stripe' ? 'https://checkout.stripe.com' : 'https://www.sandbox.paypal.com';
  const pageOrigins = [page, new URL(targetOf(name, environment)).origin];
  const read = (setting: string) => environment[setting] ?? '';
  return name === 'stripe'
    ? createStripeProvider({
        secretKey: read('STRIPE_SECRET_KEY'),
        apiUrl: address,
        webhookSecrets: [],
        pageOrigins,
        timeoutMs,
      })
    : createPaypalProvider({
        clientId: read('PAYPAL_CLIENT_ID'),
        clientSecret: read('PAYPAL_CLIENT_SECRET'),
        merchantId: read('PAYPAL_MERCHANT_ID'),
        address,
        webhookIds: [],
        certificateAddress: `${address}/v1/notifications/certs/`,
        isLive: false,
        pageOrigins,
        timeoutMs,
      });
}

async function openRealCounterpart(name: Name, environment: Environment): Promise<Counterpart> {
  const proxy = await openAnswerProxy(targetOf(name, environment), answerMs + 2_000);
  const isStripe = name === 'stripe';
  const refuse = () => Promise.reject(new Error('Only the sandbox can do this'));
  const provider = createAt(name, environment, { address: proxy.address, timeoutMs: answerMs });
  return {
    provider,
    impatient: provider,
    providerAt: (address) => createAt(name, environment, { address, timeoutMs: localAnswerMs }),
    now: () => new Date(),
    advance: () => assertNever(),
    async decide(payment, decision) {
      await waitForPerson(
        isStripe
          ? `Open ${payment.payUrl} and pay with ${cards[decision]}.`
          : `Open ${payment.payUrl} and approve with a personal account of PayPal's sandbox.`,
      );
    },
    confirmLater: refuse,
    refundAtProvider: refuse,
    booksAtOnce: false,
    dispute: refuse,
    async answerLink({ linkUrl }, decision) {
      await waitForPerson(
        decision === 'approve'
          ? `Open ${linkUrl} and finish the form with test data.`
          : `Open ${linkUrl} and leave or refuse.`,
      );
    },
    async spoilNextAnswer(how) {
      proxy.spoilNext(how);
    },
    takeEvents: refuse,
    createUnknownEvent: () => assertNever(),
    someRef: isStripe ? 'cs_test_1' : 'O1',
    hasAccounts: true,
    someDispute: isStripe ? 'du_1' : 'PP-D-1',
    endsWithDecline: !isStripe,
    openAfterEndMs: isStripe ? 31 * 60_000 : 3 * hourMs,
    sentPayout: isStripe ? 'paid' : 'in_transit',
    findsByKey: isStripe,
    endsPayments: isStripe,
    expired: isStripe ? 'expired' : undefined,
    eventsLiveMs: isStripe ? 300_000 : 96 * hourMs,
    close: () => proxy.close(),
  };
}

function assertNever(): never {
  throw new Error('Only the sandbox can do this');
}

/** The providers whose test keys are in the environment; throws a sentence for live keys. */
export function listGiven(environment: Environment): Name[] {
  const key = environment['STRIPE_SECRET_KEY'] ?? '';
  const mode = environment['PAYPAL_MODE'];
  if (/^[rs]k_live_/.test(key) || mode === 'live')
    throw new Error('Live keys move real money: give test keys, nothing was tried.');
  return [
    ...(/^[rs]k_test_/.test(key) ? (['stripe'] as const) : []),
    ...(mode === 'test' && environment['PAYPAL_CLIENT_ID'] ? (['paypal'] as const) : []),
  ];
}

/** Declares the conformance suite for a provider's own test account. */
export function describeRealProvider(name: Name, environment: Environment): void {
  const isPerson = isPersonHere();
  describeProvider(
    `${name}, with its own test account`,
    () => openRealCounterpart(name, environment),
    (title) => findSkip(name, title, isPerson),
  );
}
