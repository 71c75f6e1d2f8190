import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { proofFields } from './identity/second-factor.ts';

/** Days between the request and the deletion, in which the person can change their mind. */
export const deletionDays = 14;

/** What has to be settled before an account can be deleted. */
const deletionBlockKinds = [
  'orders',
  'balance',
  'debt',
  'payout',
  'refunds',
  'returns',
  'last-root',
] as const;

export type DeletionBlockKind = (typeof deletionBlockKinds)[number];

const deletionBlockShape = z.object({
  kind: z.enum(deletionBlockKinds),
  /** How many orders, refunds or requests of buyers; null where the amount says it. */
  count: z.number().int().positive().nullable(),
  /** The balance that is not paid out, the debt, or the payout under way. */
  amount: moneyShape.nullable(),
});

export type DeletionBlock = z.infer<typeof deletionBlockShape>;

const deletionShape = z.object({
  /** When the account will be deleted; null unless a deletion was requested. */
  dueAt: z.iso.datetime().nullable(),
  requestedAt: z.iso.datetime().nullable(),
  blocks: z.array(deletionBlockShape),
  /** Whether a store closes with the account. */
  hasStore: z.boolean(),
});

export type Deletion = z.infer<typeof deletionShape>;

export const readDeletion = endpoint({
  name: 'users.deletion',
  whileViewing: 'refused',
  method: 'GET',
  path: '/api/v1/users/me/deletion',
  permission: 'account:self:use',
  summary:
    "Whether the caller's account is going to be deleted and when, and what has to be settled before.",
  reply: deletionShape,
});

export const requestDeletion = endpoint({
  name: 'users.requestDeletion',
  method: 'POST',
  path: '/api/v1/users/me/deletion',
  permission: 'account:self:secure',
  summary:
    "Requests the deletion of the caller's account in 14 days. The store closes at once, all other sign-ins end, and an email says how to keep the account. Needs the account's email address as confirmation and the password or a fresh code of the second factor; an account that has neither, a sign-in of the last 10 minutes.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ email: lineText(254).min(1), ...proofFields }),
  reply: deletionShape,
  failures: [
    'account-shared',
    'deletion-blocked',
    'deletion-requested',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

export const cancelDeletion = endpoint({
  name: 'users.cancelDeletion',
  method: 'DELETE',
  path: '/api/v1/users/me/deletion',
  permission: 'account:self:secure',
  summary:
    'Keeps the account: cancels a requested deletion and opens the store again if it was open.',
  reply: deletionShape,
  failures: ['account-shared', 'not-found'],
});

nameSchemas({ Deletion: deletionShape, DeletionBlock: deletionBlockShape });
