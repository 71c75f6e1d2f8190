import type { Language } from '@vitrine/contract/locales.ts';
import type { rateSources } from '@vitrine/contract/shop/exchange-rates.ts';
import type { fetchOutcomes, fetchProblems } from '@vitrine/contract/shop/rate-fetches.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { currency, id, idRef, minor, moment, newestFirst } from '#platform/db/columns.ts';

/** Countries that the platform knows, with the default percentage of stores that open there. */
export const countries = pgTable(
  'countries',
  {
    code: char('code', { length: 2 }).primaryKey(),
    /** The ISO 3166-1 number: the `id` of the country record. */
    number: smallint('number').notNull().unique(),
    names: jsonb('names').$type<Record<Language, string>>().notNull(),
    currency: currency('currency').notNull(),
    percentageBp: integer('percentage_bp').notNull().default(20_000),
    isServed: boolean('is_served').notNull().default(true),
    /** Whether consumer prices are shown with tax there; elsewhere it is added at checkout. */
    pricesIncludeTax: boolean('prices_include_tax').notNull(),
  },
  (table) => [
    check('countries_percentage_sane', sql`${table.percentageBp} between 10000 and 200000`),
  ],
);

/** One US dollar is numerator/denominator of the currency; the newest row of a currency counts. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    currency: currency('currency').notNull(),
    numerator: minor('numerator').notNull(),
    denominator: minor('denominator').notNull(),
    asOf: moment('as_of').notNull(),
    source: varchar('source', { length: 10 })
      .$type<(typeof rateSources)[number]>()
      .notNull()
      .default('built_in'),
    /** The day for which the feed published it. */
    publishedOn: date('published_on', { mode: 'string' }),
    /** When its source last said that it holds: its age counts from then. */
    confirmedAt: moment('confirmed_at').notNull(),
    accountId: idRef('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('exchange_rates_newest').on(table.currency, newestFirst(table.asOf)),
    check('exchange_rates_positive', sql`${table.numerator} > 0 and ${table.denominator} > 0`),
  ],
);

/** Runs of the feed of exchange rates. */
export const rateFetches = pgTable(
  'rate_fetches',
  {
    id: id(),
    at: moment('at').notNull(),
    outcome: varchar('outcome', { length: 10 }).$type<(typeof fetchOutcomes)[number]>().notNull(),
    problem: varchar('problem', { length: 10 }).$type<(typeof fetchProblems)[number]>(),
    publishedOn: date('published_on', { mode: 'string' }),
    changed: smallint('changed').notNull(),
  },
  (table) => [index('rate_fetches_newest').on(table.at)],
);

/** Sales tax that the platform collects as the seller; a country without a row has none. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => countries.code),
    basisPoints: integer('basis_points').notNull(),
  },
  (table) => [
    uniqueIndex('tax_rates_country').on(table.countryCode),
    check('tax_rates_sane', sql`${table.basisPoints} between 0 and 5000`),
  ],
);

/** What a person chose while signed in; nothing is chosen where a column is null. */
export const accountChoices = pgTable('account_choices', {
  accountId: idRef('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  language: varchar('language', { length: 8 }).$type<Language>(),
  countryCode: char('country_code', { length: 2 }).references(() => countries.code),
  currency: currency('currency'),
});
