import { boolean, index, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';

/** Keys of payment providers that were entered in the back office, those of tests apart from live ones. */
export const providerKeys = pgTable(
  'provider_keys',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    isLive: boolean('is_live').notNull(),
    /** The settings and the webhook secrets before them, encrypted with the server's secret (`security/sealed.ts`). */
    sealed: text('sealed').notNull(),
    /** The last four characters of each setting, for people. */
    lastFours: jsonb('last_fours').$type<Record<string, string>>().notNull(),
    account: varchar('account', { length: 120 }),
    /** The ids of the webhooks that were made through the provider's API. */
    webhookIds: jsonb('webhook_ids').$type<string[]>().notNull().default([]),
    /** Until then the former webhook secrets are accepted as well. */
    oldSecretsUntil: moment('old_secrets_until'),
    savedAt: moment('saved_at').notNull(),
    savedById: idRef('saved_by_id')
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [unique('provider_keys_once').on(table.provider, table.isLive)],
);

/**
 * Whose keys of a provider were in use since when, one row for each change of the account. What was made in an account is found with keys
 * of that account only.
 */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }).notNull(),
    isLive: boolean('is_live').notNull(),
    /** The provider's own id of the account. */
    accountRef: varchar('account_ref', { length: 100 }).notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    index('provider_accounts_newest').on(table.provider, table.isLive, newestFirst(table.id)),
  ],
);

/** Each change between tests and real money; the newest counts. Without one everything is a test. */
export const paymentModes = pgTable('payment_modes', {
  id: id(),
  isLive: boolean('is_live').notNull(),
  at: moment('at').notNull(),
  changedById: idRef('changed_by_id')
    .notNull()
    .references(() => accounts.id),
});
