import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { boolean, char, check, integer, jsonb, pgTable, smallint, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { currency, id, minor, moment, newestFirst } from '#platform/columns.ts';

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
  (table) => [check('countries_percentage_sane', sql`${table.percentageBp} between 10000 and 200000`)],
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
  },
  (table) => [
    uniqueIndex('exchange_rates_newest').on(table.currency, newestFirst(table.asOf)),
    check('exchange_rates_positive', sql`${table.numerator} > 0 and ${table.denominator} > 0`),
  ],
);

/** What shipping costs in US cents; the row of the country counts, else the one of `*`. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: id(),
    zone: varchar('zone', { length: 2 }).notNull(),
    method: varchar('method', { length: 10 }).$type<'standard' | 'express'>().notNull(),
    baseMinor: minor('base_minor').notNull(),
    perKgMinor: minor('per_kg_minor').notNull(),
    freeFromMinor: minor('free_from_minor'),
    daysMin: smallint('days_min').notNull(),
    daysMax: smallint('days_max').notNull(),
  },
  (table) => [
    uniqueIndex('shipping_rates_zone_method').on(table.zone, table.method),
    check('shipping_rates_sane', sql`${table.baseMinor} >= 0 and ${table.perKgMinor} >= 0 and ${table.daysMin} <= ${table.daysMax}`),
  ],
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
