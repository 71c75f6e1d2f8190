import type { Language } from '@vitrine/contract/locales.ts';
import type { ShippingBasis } from '@vitrine/contract/shop/shipping-zones.ts';
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
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, minor } from '#platform/db/columns.ts';
import { categories, products } from '../catalogue/catalogue.tables.ts';
import { countries } from '../markets/markets.tables.ts';

/** Who carries parcels, and the page on which each shows where a parcel is. */
export const carriers = pgTable('carriers', {
  id: id(),
  key: varchar('key', { length: 40 }).notNull().unique(),
  name: varchar('name', { length: 40 }).notNull().unique(),
  /** With `{number}` for the tracking number. */
  trackingUrl: varchar('tracking_url', { length: 300 }),
  /** It came with the program: a start adds it again if it is missing. */
  isKnown: boolean('is_known').notNull(),
  isActive: boolean('is_active').notNull(),
  /** Counts the changes: an operator does not overwrite what another one saved meanwhile. */
  version: integer('version').notNull().default(1),
});

/** Countries and regions with the same methods and rates. */
export const shippingZones = pgTable(
  'shipping_zones',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    /** The one zone of all countries that no other one names. */
    isRest: boolean('is_rest').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('shipping_zones_rest').on(table.isRest).where(sql`is_rest`)],
);

/** Where a zone is: a country, or one of its regions; each is in one zone at most. */
export const shippingAreas = pgTable(
  'shipping_areas',
  {
    zoneId: idRef('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => countries.code),
    /** Empty for the country but the regions of other zones. */
    region: varchar('region', { length: 60 }).notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.countryCode, table.region] }),
    index('shipping_areas_zone').on(table.zoneId),
  ],
);

/** The price in US cents up to a weight in grams, an amount in US cents before tax, or a number of units. */
export interface StoredTier {
  upTo: number | null;
  priceMinor: number;
}

/** A way to ship to a zone, and its rates in US cents. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: id(),
    zoneId: idRef('zone_id')
      .notNull()
      .references(() => shippingZones.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 40 }).notNull(),
    names: jsonb('names').$type<Record<Language, string>>().notNull(),
    carrierId: idRef('carrier_id').references(() => carriers.id, { onDelete: 'set null' }),
    basis: varchar('basis', { length: 6 }).$type<ShippingBasis>().notNull(),
    tiers: jsonb('tiers').$type<StoredTier[]>().notNull(),
    perKgMinor: minor('per_kg_minor').notNull(),
    freeFromMinor: minor('free_from_minor'),
    daysMin: smallint('days_min').notNull(),
    daysMax: smallint('days_max').notNull(),
    position: smallint('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    excludedCountries: text('excluded_countries').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    unique('shipping_methods_key').on(table.zoneId, table.key),
    index('shipping_methods_carrier').on(table.carrierId),
    check(
      'shipping_methods_sane',
      sql`${table.perKgMinor} >= 0 and ${table.freeFromMinor} >= 0 and ${table.daysMin} between 0 and ${table.daysMax}
        and jsonb_array_length(${table.tiers}) > 0`,
    ),
  ],
);

/** Products, and categories of products, that are not sent in a way. */
export const shippingExclusions = pgTable(
  'shipping_exclusions',
  {
    id: id(),
    methodId: idRef('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    productId: idRef('product_id').references(() => products.id, { onDelete: 'cascade' }),
    categoryId: idRef('category_id').references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('shipping_exclusions_method').on(table.methodId),
    index('shipping_exclusions_product').on(table.productId),
    index('shipping_exclusions_category').on(table.categoryId),
    check(
      'shipping_exclusions_one',
      sql`(${table.productId} is null) <> (${table.categoryId} is null)`,
    ),
  ],
);

/** When parcels leave: one row, or none while the calendar is the one that the program brings along. */
export const shippingCalendars = pgTable(
  'shipping_calendars',
  {
    id: smallint('id').primaryKey().default(1),
    /** 1 Monday to 7 Sunday. */
    workingDays: smallint('working_days').array().notNull(),
    /** `HH:MM`; null: midnight. */
    cutOff: varchar('cut_off', { length: 5 }),
    timeZone: varchar('time_zone', { length: 64 }),
    version: integer('version').notNull(),
  },
  (table) => [check('shipping_calendars_one', sql`${table.id} = 1`)],
);

/** Days on which no parcel leaves the warehouse, or arrives in a country. */
export const shippingHolidays = pgTable(
  'shipping_holidays',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty for the warehouse. */
    countryCode: varchar('country_code', { length: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.countryCode] })],
);
