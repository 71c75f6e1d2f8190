import type { SecurityEventKind } from '@vitrine/contract/admin/security-events.ts';
import {
  bigint,
  boolean,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, moment } from '#platform/db/columns.ts';
import { accounts } from './identity.tables.ts';

/** The authenticator app of an account. */
export const secondFactors = pgTable('second_factors', {
  accountId: idRef('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Its key, encrypted with a key derived from the installation's secret and bound to the account. */
  sealedKey: text('sealed_key').notNull(),
  createdAt: moment('created_at').notNull(),
  /** None while it is being set up: sign-in does not ask for it yet. */
  confirmedAt: moment('confirmed_at'),
  /** The newest 30 s step whose code was accepted: that code and older ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});

/** Ten ways in without the app, each good for once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** HMAC of account and code. */
    hash: varchar('hash', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.accountId, table.hash)],
);

/** A sign-in whose first step was right, waiting for its second. */
export const factorTickets = pgTable(
  'factor_tickets',
  {
    id: id(),
    hash: varchar('hash', { length: 64 }).notNull(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    /** Hash of the cookie of the browser that began. */
    browserHash: varchar('browser_hash', { length: 64 }).notNull(),
    attempts: smallint('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('factor_tickets_hash').on(table.hash),
    index('factor_tickets_account').on(table.accountId),
    index('factor_tickets_expires').on(table.expiresAt),
  ],
);

/** What happened to the ways into an account, and who did it. Only added to. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 24 }).$type<SecurityEventKind>().notNull(),
    /** Who did it; null when it was done on the server itself. */
    actorId: idRef('actor_id'),
    address: varchar('address', { length: 64 }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('security_events_account').on(table.accountId, table.at)],
);
