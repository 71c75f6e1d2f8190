import { sql } from 'drizzle-orm';
import { char, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';

/**
 * The planned fees of payments. Rows are only added: of those for the same provider, currency and country the newest whose
 * date has come counts. The one for all of them came with the migration, so that each payment has a rule.
 */
export const feeRules = pgTable(
  'fee_rules',
  {
    id: id(),
    provider: varchar('provider', { length: 20 }),
    currency: currency('currency'),
    countryCode: char('country_code', { length: 2 }),
    basisPoints: integer('basis_points').notNull(),
    /** In the currency of the rule, or in US cents when it is for all. */
    fixedMinor: minor('fixed_minor').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** When floors and pages were brought up to it; null while its date has not come. */
    appliedAt: moment('applied_at'),
    createdAt: moment('created_at').notNull(),
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('fee_rules_due').on(table.validFrom).where(sql`applied_at is null`),
    check(
      'fee_rules_sane',
      sql`${table.basisPoints} between 0 and 2000 and ${table.fixedMinor} >= 0`,
    ),
  ],
);
