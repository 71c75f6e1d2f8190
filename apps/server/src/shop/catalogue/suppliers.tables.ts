import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { currency, id, idRef, minor, moment } from '#platform/db/columns.ts';
import { variants } from './catalogue.tables.ts';

/** Who delivers the goods to the platform, and in which currency they are billed. */
export const suppliers = pgTable('suppliers', {
  id: id(),
  name: varchar('name', { length: 120 }).notNull().unique(),
  currency: currency('currency').notNull(),
  leadTimeDays: smallint('lead_time_days').notNull(),
  contactName: varchar('contact_name', { length: 120 }).notNull().default(''),
  email: varchar('email', { length: 254 }).notNull().default(''),
  phone: varchar('phone', { length: 40 }).notNull().default(''),
  address: varchar('address', { length: 400 }).notNull().default(''),
  language: varchar('language', { length: 5 }).$type<Language>().notNull().default('en'),
  /** It sends parcels to buyers; any other delivers to the warehouse. */
  shipsItself: boolean('ships_itself').notNull().default(false),
  /** Its own updates of stock and costs are booked without an operator. */
  isTrusted: boolean('is_trusted').notNull().default(false),
  isAutomatic: boolean('is_automatic').notNull().default(false),
  /** The link to the page of stock and costs: a revoked one has an older version. */
  linkVersion: smallint('link_version').notNull().default(0),
  /** Until when it opens; null before it was made. */
  linkUntil: moment('link_until'),
  createdAt: moment('created_at').notNull(),
});

/** Who delivers a variant, at which cost for one unit in the supplier's currency; of several, one is preferred. */
export const variantSupplies = pgTable(
  'variant_supplies',
  {
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    supplierId: idRef('supplier_id')
      .notNull()
      .references(() => suppliers.id),
    costMinor: minor('cost_minor').notNull(),
    /** The supplier's own number of the variant. */
    reference: varchar('reference', { length: 80 }).notNull().default(''),
    isPreferred: boolean('is_preferred').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.supplierId] }),
    index('variant_supplies_supplier').on(table.supplierId),
    uniqueIndex('variant_supplies_preferred').on(table.variantId).where(sql`is_preferred`),
    check('variant_supplies_cost', sql`${table.costMinor} >= 0`),
  ],
);
