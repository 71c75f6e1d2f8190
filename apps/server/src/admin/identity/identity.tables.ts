import type { AuthType, SocialProvider } from '@vitrine/contract/admin/identity.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { departments } from '#admin/departments/departments.tables.ts';
import { roles } from '#admin/roles/roles.tables.ts';
import { userImports } from '#admin/users/user-imports.tables.ts';
import { id, idRef, moment } from '#platform/db/columns.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Always in lower case. */
    email: varchar('email', { length: 254 }).notNull(),
    /** Operators may sign in with a name as well. */
    username: varchar('username', { length: 64 }),
    /** None for people who only come through a social sign-in. */
    passwordHash: text('password_hash'),
    nickname: varchar('nickname', { length: 64 }).notNull(),
    avatar: varchar('avatar', { length: 512 }).notNull(),
    /** 1 male, 2 female, 0 undisclosed. */
    gender: smallint('gender').$type<0 | 1 | 2>().notNull(),
    /** 1 enabled, 0 disabled. */
    status: smallint('status').notNull(),
    language: varchar('language', { length: 8 }).$type<Language>().notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    termsVersion: varchar('terms_version', { length: 20 }),
    termsAcceptedAt: moment('terms_accepted_at'),
    userSource: varchar('user_source', { length: 64 }).notNull(),
    pageSource: varchar('page_source', { length: 64 }).notNull(),
    authType: varchar('auth_type', { length: 16 }).$type<AuthType>().notNull(),
    /** Not read and not written any more. The version before this one writes it, so it is dropped with the next. */
    rightsVersion: integer('rights_version').notNull().default(1),
    /** Seeded for a demonstration, and used by everybody who tries it: its ways in stay as they are. */
    isShared: boolean('is_shared').notNull(),
    /** With country code, or empty: for people to call, never for signing in. */
    mobile: varchar('mobile', { length: 20 }).notNull().default(''),
    deptId: idRef('dept_id').references(() => departments.id),
    /** The operator who added the account; none for people who registered. */
    createdById: idRef('created_by_id').references((): AnyPgColumn => accounts.id, {
      onDelete: 'set null',
    }),
    /** The import that added it, for its undo. */
    importId: idRef('import_id').references((): AnyPgColumn => userImports.id, {
      onDelete: 'set null',
    }),
    /** Deleted by an operator: the row stays for what names it, in no list and without a way in. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_username').on(sql`lower(${table.username})`),
    index('accounts_updated').on(table.updatedAt, table.id).where(sql`deleted_at is null`),
    index('accounts_created').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('accounts_department').on(table.deptId),
    index('accounts_created_by').on(table.createdById),
    index('accounts_import').on(table.importId).where(sql`import_id is not null`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** A requested deletion of an account. The row stays as the record that it was deleted: it names nobody. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** When the person was told that the deletion waits for something that is not settled. */
    heldUpAt: moment('held_up_at'),
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('account_deletions_open').on(table.accountId).where(sql`cancelled_at is null`),
    index('account_deletions_due')
      .on(table.dueAt)
      .where(sql`cancelled_at is null and erased_at is null`),
  ],
);

/** The archive of a person's data: at most one of each account. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The name of the file in the store of files; hard to guess. */
    key: varchar('key', { length: 64 }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
    bytes: integer('bytes'),
  },
  (table) => [index('data_exports_requested').on(table.requestedAt)],
);

export const accountRoles = pgTable(
  'account_roles',
  {
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    roleId: idRef('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.roleId] }),
    index('account_roles_role').on(table.roleId),
  ],
);

/** A person's identity at a social provider: issuer and subject, never the e-mail. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: varchar('provider', { length: 16 }).$type<SocialProvider>().notNull(),
    issuer: varchar('issuer', { length: 255 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.issuer, table.subject),
    index('identities_account').on(table.accountId),
  ],
);

/** One sign-in on one device, and so one family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: varchar('id', { length: 32 }).primaryKey(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    remember: boolean('remember').notNull(),
    userAgent: varchar('user_agent', { length: 400 }).notNull(),
    address: varchar('address', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** The absolute end, whatever is renewed. */
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokedReason: varchar('revoked_reason', { length: 20 }).$type<EndReason>(),
  },
  (table) => [
    index('sessions_account').on(table.accountId, table.address),
    index('sessions_end').on(table.endsAt),
    index('sessions_revoked').on(table.revokedAt).where(sql`revoked_at is not null`),
  ],
);

export type EndReason =
  | 'logout'
  | 'reuse'
  | 'password'
  | 'email'
  | 'disabled'
  | 'operator'
  | 'deletion';

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: id(),
    sessionId: varchar('session_id', { length: 32 })
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentId: idRef('parent_id'),
    /** SHA-256 of the token. */
    hash: varchar('hash', { length: 64 }).notNull(),
    /** What the token is derived from, with the server's secret: a repeated exchange gets the same child. */
    nonce: varchar('nonce', { length: 64 }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_hash').on(table.hash),
    index('refresh_tokens_session').on(table.sessionId),
    // One child per token, one live leaf per family.
    uniqueIndex('refresh_tokens_parent').on(table.parentId),
    uniqueIndex('refresh_tokens_leaf').on(table.sessionId).where(sql`${table.rotatedAt} is null`),
    index('refresh_tokens_rotated').on(table.rotatedAt).where(sql`rotated_at is not null`),
  ],
);

export type CodePurpose = 'registration' | 'password' | 'social' | 'email' | 'mobile';

export const emailCodes = pgTable(
  'email_codes',
  {
    id: id(),
    email: varchar('email', { length: 254 }).notNull(),
    purpose: varchar('purpose', { length: 16 }).$type<CodePurpose>().notNull(),
    /** HMAC of e-mail, purpose and code. */
    codeHmac: varchar('code_hmac', { length: 64 }).notNull(),
    /** A code that was never mailed, because the e-mail's state does not allow its purpose. */
    isVoid: boolean('is_void').notNull(),
    /** The network of the requester. */
    address: varchar('address', { length: 64 }).notNull(),
    attempts: smallint('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('email_codes_email').on(table.email, table.createdAt),
    index('email_codes_created').on(table.createdAt),
  ],
);

/** Tries to sign in that failed or are being judged; limits are counted here. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    /** `account:<id>`, or a hash of a name that no account has. */
    subject: varchar('subject', { length: 80 }).notNull(),
    address: varchar('address', { length: 64 }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('login_attempts_subject').on(table.subject, table.at),
    index('login_attempts_address').on(table.address, table.at),
    index('login_attempts_at').on(table.at),
  ],
);

/** A provider's answer about a person, until the browser that began the sign-in fetches it. */
export const socialTickets = pgTable(
  'social_tickets',
  {
    id: id(),
    hash: varchar('hash', { length: 64 }).notNull(),
    /** `return`: out of the callback; `email`: waits for the e-mail step. */
    step: varchar('step', { length: 8 }).$type<'return' | 'email'>().notNull(),
    provider: varchar('provider', { length: 16 }).$type<SocialProvider>().notNull(),
    issuer: varchar('issuer', { length: 255 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    email: varchar('email', { length: 254 }).notNull(),
    emailVerified: boolean('email_verified').notNull(),
    nickname: varchar('nickname', { length: 64 }).notNull(),
    language: varchar('language', { length: 8 }).$type<Language>().notNull(),
    userSource: varchar('user_source', { length: 64 }).notNull(),
    pageSource: varchar('page_source', { length: 64 }).notNull(),
    /** Hash of the cookie of the browser that began. */
    browserHash: varchar('browser_hash', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('social_tickets_hash').on(table.hash),
    index('social_tickets_expiry').on(table.expiresAt),
  ],
);

/** A mailed link with which an account gets its first or next password. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: varchar('hash', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('password_links_hash').on(table.hash),
    index('password_links_account').on(table.accountId),
    index('password_links_expires').on(table.expiresAt),
  ],
);

/** An address that an operator entered for an account. The account keeps its own until a mailed link confirms this one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: idRef('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Always in lower case. */
    email: varchar('email', { length: 254 }).notNull(),
    hash: varchar('hash', { length: 64 }).notNull(),
    /** The operator who entered it. */
    actorId: idRef('actor_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('email_changes_hash').on(table.hash),
    index('email_changes_expires').on(table.expiresAt),
  ],
);

/** The one-time link with which a production server gets its first administrator. */
export const setupTokens = pgTable(
  'setup_tokens',
  {
    id: id(),
    hash: varchar('hash', { length: 64 }).notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('setup_tokens_hash').on(table.hash)],
);

export type Account = typeof accounts.$inferSelect;
