import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import {
  type LinkSnapshot,
  type PaymentProvider,
  type PayoutSnapshot,
  ProviderError,
  type ProviderObject,
} from '../provider.ts';
import {
  accountShape,
  failOtherAnswer,
  keyField,
  linkPageShape,
  purposeField,
  readAs,
  toLink,
  toPayout,
  toRefusedLink,
  transferShape,
} from './stripe-answers.ts';
import { callStripe, findAtStripe, visitAll } from './stripe-client.ts';
import { toCreatedSince, toUnits } from './stripe-payments.ts';

type NewLink = Parameters<PaymentProvider['createAccountLink']>[0];
type NewPayout = Parameters<PaymentProvider['createPayout']>[0];

/** An owner who is paid directly bears fees and losses and has the full dashboard; one who is only paid out bears neither. */
const profiles: Readonly<
  Record<NewLink['purpose'], Pick<Stripe.AccountCreateParams, 'controller' | 'capabilities'>>
> = {
  payments: {
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  },
  payouts: {
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { transfers: { requested: true } },
  },
};

/** Owners' accounts by Connect, and the transfers to them. */
export function createStripeAccounts(opened: Promise<Stripe>) {
  async function createAccountLink(input: NewLink): Promise<LinkSnapshot> {
    const { key, ref, purpose, payee, returnUrl } = input;
    const made = await callStripe(async () => {
      const { accounts } = await opened;
      if (ref) return accounts.retrieve(ref);
      return accounts.create(
        {
          ...profiles[purpose],
          business_profile: { name: payee.slice(0, 100) },
          metadata: { [keyField]: key, [purposeField]: purpose },
        },
        { idempotencyKey: key },
      );
    });
    const account = readAs(accountShape, made);
    const state = toLink(account, key);
    // An account that works may still have open requirements.
    if (state.state !== 'pending' && !state.standing?.needs.length) return state;
    const page = await callStripe(async () =>
      (await opened).accountLinks.create(
        {
          account: account.id,
          type: 'account_onboarding',
          return_url: returnUrl,
          // The page lives for minutes and for one visit. Coming back too late leads to where the owner can begin again.
          refresh_url: returnUrl,
          collection_options: { fields: 'eventually_due', future_requirements: 'include' },
        },
        { idempotencyKey: randomUUID() },
      ),
    );
    return toLink(account, key, readAs(linkPageShape, page).url);
  }

  async function findRef({ key, createdAt }: ProviderObject): Promise<string | null> {
    const { accounts } = await opened;
    let ref: string | null = null;
    await callStripe(() =>
      visitAll(
        (page) => accounts.list({ ...page, created: toCreatedSince(createdAt) }),
        (account) => {
          if (account.metadata?.[keyField] === key) ref = account.id;
          return ref !== null;
        },
      ),
    );
    return ref;
  }

  async function readAccountLink(link: ProviderObject): Promise<LinkSnapshot | null> {
    const ref = link.ref ?? (await findRef(link));
    if (!ref) return null;
    try {
      const answer = await findAtStripe(async () => (await opened).accounts.retrieve(ref));
      return answer && toLink(readAs(accountShape, answer), link.key);
    } catch (error) {
      // The error for an account whose owner has taken our access away.
      if (error instanceof ProviderError && error.code === 'account_invalid')
        return toRefusedLink(ref, link.key);
      throw error;
    }
  }

  async function createPayout(input: NewPayout): Promise<PayoutSnapshot> {
    const { key, account, amountMinor, currency } = input;
    const amount = toUnits(amountMinor, currency);
    const answer = await callStripe(async () =>
      (await opened).transfers.create(
        {
          amount,
          currency: currency.toLowerCase(),
          destination: account,
          metadata: { [keyField]: key },
        },
        { idempotencyKey: key },
      ),
    );
    const made = toPayout(readAs(transferShape, answer), key);
    if (made.amountMinor !== amountMinor || made.account !== account)
      throw failOtherAnswer('other_amount');
    return made;
  }

  async function readPayout(payout: ProviderObject): Promise<PayoutSnapshot | null> {
    const { key, ref, account } = payout;
    const { transfers } = await opened;
    if (ref) {
      const answer = await findAtStripe(() => transfers.retrieve(ref));
      return answer && toPayout(readAs(transferShape, answer), key);
    }
    let found: PayoutSnapshot | null = null;
    await callStripe(() =>
      visitAll(
        (page) =>
          transfers.list({
            ...page,
            created: toCreatedSince(payout.createdAt),
            ...(account && { destination: account }),
          }),
        (transfer) => {
          if (transfer.metadata[keyField] === key)
            found = toPayout(readAs(transferShape, transfer), key);
          return found !== null;
        },
      ),
    );
    return found;
  }

  return { createAccountLink, readAccountLink, createPayout, readPayout };
}
