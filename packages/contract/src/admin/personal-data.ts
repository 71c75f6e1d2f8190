import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { proofFields } from './identity/second-factor.ts';

/** Each kind of data that belongs to a person with an account, in the order of the statement. */
export const dataKinds = [
  'profile',
  'sign-in',
  'sessions',
  'attempts',
  'security',
  'operations',
  'emails',
  'pictures',
  'requests',
  'exports',
  'notices',
  'store',
  'address',
  'seller',
  'decisions',
  'prices',
  'links',
  'visits',
  'own-orders',
  'sales',
  'payment-account',
  'payments',
  'refunds',
  'provider-messages',
  'payouts',
  'ledger',
  'offer',
  'replies',
  'courses',
  'stock-alerts',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** What becomes of it when the account is deleted: removed, kept without saying whose it was, or kept as it is. */
const deletionEffects = ['erased', 'pseudonymised', 'kept'] as const;
export type DeletionEffect = (typeof deletionEffects)[number];

const storedKindShape = z.object({
  kind: z.enum(dataKinds),
  /** Days after which it is removed while the account exists; null: as long as the account. */
  keptDays: z.number().int().positive().nullable(),
  afterDeletion: z.enum(deletionEffects),
});
export type StoredKind = z.infer<typeof storedKindShape>;

export const listStoredData = endpoint({
  name: 'users.storedData',
  method: 'GET',
  path: '/api/v1/users/me/stored-data',
  permission: 'account:self:use',
  summary:
    'What is stored about the caller and the store: each kind of data, for how long, and what becomes of it when the account is deleted.',
  reply: z.array(storedKindShape),
});

/** How long an archive can be downloaded. */
export const exportDays = 7;

const dataExportShape = z.object({
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** Until when it can be downloaded; null while it is not ready. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().nonnegative().nullable(),
});
export type DataExport = z.infer<typeof dataExportShape>;

export const readDataExport = endpoint({
  name: 'users.dataExport',
  method: 'GET',
  path: '/api/v1/users/me/data-export',
  permission: 'account:self:use',
  summary:
    "The archive of the caller's data that was requested last, until it expires; null when there is none.",
  reply: dataExportShape.nullable(),
});

export const requestDataExport = endpoint({
  name: 'users.requestDataExport',
  method: 'POST',
  path: '/api/v1/users/me/data-export',
  permission: 'account:self:secure',
  summary:
    'Requests an archive of everything that is stored about the caller and the store; an email says when it is ready. It replaces an earlier one. Needs the password or a code of the second factor unless the caller proved who it is within the last 5 minutes.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 86_400, by: 'account' },
  body: z.strictObject(proofFields),
  reply: dataExportShape,
  failures: [
    'account-shared',
    'export-preparing',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

export const createDataExportLink = endpoint({
  name: 'users.dataExportLink',
  method: 'POST',
  path: '/api/v1/users/me/data-export/link',
  permission: 'account:self:secure',
  summary:
    'Answers an address at which the same person downloads the archive within 5 minutes. Needs a proof like the request.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 3_600, by: 'account' },
  body: z.strictObject(proofFields),
  reply: z.object({ url: z.string() }),
  failures: ['account-shared', 'not-found', 'proof-wrong', 'proof-needed', 'login-slow-down'],
});

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

nameSchemas({
  StoredKind: storedKindShape,
  DataExport: dataExportShape,
  Deletion: deletionShape,
  DeletionBlock: deletionBlockShape,
});
