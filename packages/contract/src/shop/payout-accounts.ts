import { z } from 'zod';
import { proofFields } from '../admin/identity/second-factor.ts';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { providerNameShape } from './payment-options.ts';
import { payoutRails } from './payout-rails.ts';
import { momentShape } from './payout-shapes.ts';

/** `linking`: the owner is on the provider's page; `refused`: the provider rejected it, and the owner can link again. */
const payoutAccountStates = ['none', 'linking', 'active', 'refused'] as const;

/** Why linking failed, for the result page. */
export const linkFailures = [
  'refused_by_user',
  'refused_by_provider',
  'permissions_missing',
  'expired',
  'unknown',
] as const;

/** The permissions that an owner grants on the provider's page, so that payments can be taken, returned, defended and compared. */
export const accountPermissions = ['payments', 'refunds', 'disputes', 'reports'] as const;
export type AccountPermission = (typeof accountPermissions)[number];

/** `payments`: buyers can pay into it; `payouts`: it only receives earnings. */
const accountPurposes = ['payments', 'payouts'] as const;
export type AccountPurpose = (typeof accountPurposes)[number];

/** The requirements of a provider that an owner has still to meet. */
const accountNeeds = ['identity', 'person', 'business', 'bank', 'email', 'terms', 'other'] as const;
export type AccountNeed = (typeof accountNeeds)[number];

const neededFields = {
  /** The requirements of the provider that are still open. */
  needs: z.array(z.enum(accountNeeds)),
  /** When the provider restricts the account without it. */
  dueAt: momentShape.nullable(),
};

/** An account of the store that works or has worked: linked at a provider, or the bank account that the owner entered. */
const ownedAccountShape = z.object({
  id: idShape,
  provider: z.string(),
  rail: z.enum(payoutRails).nullable(),
  label: z.string(),
  linkedAt: momentShape,
  /** Earnings are paid out to it. */
  isPaid: z.boolean(),
  /** Buyers of a direct store can pay into it. One that is only paid out has to be replaced before the change to direct mode. */
  takesPayments: z.boolean(),
  /** `needed`: it works with open requirements; `restricted`: nothing is paid to it until they are met. */
  status: z.enum(['ready', 'needed', 'restricted']),
  ...neededFields,
  /** Payouts to it wait until then, because it was entered or changed a short while ago. */
  heldUntil: momentShape.nullable(),
});

export type OwnedAccount = z.infer<typeof ownedAccountShape>;

const missingField = {
  /** Of `permissions_missing`: what the owner did not grant. */
  missingPermissions: z.array(z.enum(accountPermissions)),
};

/** A provider at which the owner can link an account: has none, or is linking one for payments in the place of one that is only paid out. */
const linkableShape = z.object({
  provider: providerNameShape,
  rail: z.enum(payoutRails).nullable(),
  purpose: z.enum(accountPurposes),
  isTest: z.boolean(),
  /** `checking`: the owner has given everything and the provider decides. */
  state: z.enum(['none', 'linking', 'checking', 'refused']),
  failure: z.enum(linkFailures).nullable(),
  ...missingField,
  ...neededFields,
});

export type LinkableAccount = z.infer<typeof linkableShape>;

export const payoutAccountShape = z.object({
  state: z.enum(payoutAccountStates),
  provider: z.string().nullable(),
  /** `Sandbox Bank ••4417`. */
  label: z.string().nullable(),
  linkedAt: momentShape.nullable(),
  failure: z.enum(linkFailures).nullable(),
  /** The outcome of the last attempt to link an account, even if an older account stays active: `open`, `done` or `refused`. */
  lastTry: z
    .object({
      state: z.enum(['open', 'done', 'refused']),
      failure: z.enum(linkFailures).nullable(),
      ...missingField,
    })
    .nullable(),
  canLink: z.boolean(),
  /** All accounts of the store, the one that is paid first. */
  accounts: z.array(ownedAccountShape),
  linkable: z.array(linkableShape),
  /** The platform pays by bank transfer: a bank account can be entered. */
  takesBank: z.boolean(),
  /** An account was linked in test mode before real money, or under another account of the platform: the owner has to link again. */
  isRelinkNeeded: z.boolean(),
});

export type PayoutAccount = z.infer<typeof payoutAccountShape>;

export const readPayoutAccount = endpoint({
  name: 'payouts.account',
  method: 'GET',
  path: '/api/v1/payout-account',
  permission: 'shop:revenue:view',
  summary:
    'The payment account that is linked for payouts (and, in direct mode, for the buyers’ payments).',
  reply: payoutAccountShape,
});

export const linkPayoutAccount = endpoint({
  name: 'payouts.link',
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  method: 'POST',
  path: '/api/v1/payout-account/link',
  permission: 'shop:payout-account:edit',
  summary:
    'Begins linking a payment account at the provider and answers the page to go to. Afterwards the browser returns to `/#/payresult?kind=link&result=success|pending|failed&reason=…&provider=…`, which asks the server again: the address proves nothing. Linking again replaces the account at the same provider; one account can be linked at each. Some providers open accounts that are only paid out, into which buyers cannot pay: before the change to direct mode such a one is replaced by linking with the purpose `payments`. It decides where money goes, so it needs the password or a code of the second factor, unless the sign-in or such a proof in the same browser is less than 5 minutes old; an account that has neither, a sign-in of the last 10 minutes.',
  body: z.strictObject({
    /** The app to return to. */
    app: z.enum(['desktop', 'mobile']).default('desktop'),
    /** One of `linkable` or of `accounts`; without it the platform’s default provider. */
    provider: providerNameShape.optional(),
    /** Without it what the mode of the store needs, or what the account that is replaced is for. */
    purpose: z.enum(accountPurposes).optional(),
    ...proofFields,
  }),
  idempotency: 'required',
  transaction: 'manual',
  failures: [
    'linking-unavailable',
    'provider-failed',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
    'idempotency-running',
    'idempotency-key-reused',
  ],
  reply: z.object({ linkUrl: z.string() }),
});

export const unlinkPayoutAccount = endpoint({
  name: 'payouts.unlink',
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  method: 'POST',
  path: '/api/v1/payout-account/unlink',
  permission: 'shop:payout-account:edit',
  summary:
    'Disconnects the linked payment account, and cancels an attempt to link another one. Earnings then go to the other account of the store, or wait until one is linked; refunds of sales that were paid to it are still taken from it. Refused while buyers pay to it (direct mode, or direct orders that are still to be paid) and while a payout is on its way there. Needs the same proof as linking. The owner is told by mail.',
  body: z.strictObject({
    /** Without it the account that earnings are paid out to. */
    provider: providerNameShape.optional(),
    ...proofFields,
  }),
  transaction: 'manual',
  failures: [
    'account-not-linked',
    'account-used-by-store',
    'account-used-by-orders',
    'payout-open',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
  reply: payoutAccountShape,
});

export const choosePayoutAccount = endpoint({
  name: 'payouts.choose',
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  method: 'PUT',
  path: '/api/v1/payout-account/chosen',
  permission: 'shop:payout-account:edit',
  summary:
    'Chooses the account that earnings are paid out to from now on. Payouts on their way are not changed. Needs the same proof as linking. The owner is notified by mail.',
  body: z.strictObject({ accountId: idShape, ...proofFields }),
  transaction: 'manual',
  failures: ['not-found', 'proof-wrong', 'proof-needed', 'login-slow-down'],
  reply: payoutAccountShape,
});

export const returnFromLinking = endpoint({
  name: 'payouts.linkReturn',
  method: 'GET',
  path: '/api/v1/payout-account/return',
  public: true,
  summary:
    'Where the provider’s linking page sends the browser back to. Asks the provider and redirects to the result page.',
  query: z.object({
    link: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
    app: z.enum(['desktop', 'mobile']).optional(),
  }),
  answers: 'redirect',
  reply: z.any(),
  envelope: 'raw',
  transaction: 'manual',
  limit: { max: 120, windowSeconds: 60, by: 'address' },
});

nameSchemas({
  PayoutAccount: payoutAccountShape,
  OwnedAccount: ownedAccountShape,
  LinkableAccount: linkableShape,
});
