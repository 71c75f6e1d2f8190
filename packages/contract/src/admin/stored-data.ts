import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';

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
  'list-views',
  'product-drafts',
  'shipping-presets',
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
  whileViewing: 'refused',
  method: 'GET',
  path: '/api/v1/users/me/stored-data',
  permission: 'account:self:use',
  summary:
    'What is stored about the caller and the store: each kind of data, for how long, and what becomes of it when the account is deleted.',
  reply: z.array(storedKindShape),
});

nameSchemas({ StoredKind: storedKindShape });
