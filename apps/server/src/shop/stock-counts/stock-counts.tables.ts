import type { CountProblem, CountResult, CountState } from '@vitrine/contract/shop/stock-counts.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import { variants } from '../catalogue/catalogue.tables.ts';

/** Files of counted units. Each is compared with the stock of its upload, and booked once or discarded. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    id: id(),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    state: varchar('state', { length: 10 }).$type<CountState>().notNull(),
    /** Units of paid orders that were not shipped were counted too. */
    withUnshipped: boolean('with_unshipped').notNull(),
    /** The last movement of the stock before the upload: those with a larger id came after it. */
    lastMovementId: idRef('last_movement_id').notNull(),
    accountId: idRef('account_id').notNull(),
    createdAt: moment('created_at').notNull(),
    note: varchar('note', { length: 160 }).notNull().default(''),
    /** Who booked or discarded it. */
    closedById: idRef('closed_by_id'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('stock_counts_newest').on(newestFirst(table.createdAt), newestFirst(table.id)),
    index('stock_counts_account').on(table.accountId),
    index('stock_counts_closed_by').on(table.closedById),
    check('stock_counts_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);

/** The rows of a file, and the variants with units that it does not name. */
export const stockCountRows = pgTable(
  'stock_count_rows',
  {
    id: id(),
    countId: idRef('count_id')
      .notNull()
      .references(() => stockCounts.id, { onDelete: 'cascade' }),
    line: integer('line'),
    given: varchar('given', { length: 100 }).notNull(),
    counted: varchar('counted', { length: 40 }).notNull(),
    variantId: idRef('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    /** The stock at the upload. */
    onHand: integer('on_hand').notNull(),
    held: integer('held').notNull(),
    unshipped: integer('unshipped').notNull(),
    /** Null with a problem. */
    difference: integer('difference'),
    problem: varchar('problem', { length: 12 }).$type<CountProblem>(),
    result: varchar('result', { length: 14 }).$type<CountResult>(),
    after: integer('after'),
  },
  (table) => [
    index('stock_count_rows_count').on(table.countId, table.id),
    index('stock_count_rows_variant').on(table.variantId),
    check(
      'stock_count_rows_problem',
      sql`(${table.problem} is null) = (${table.difference} is not null)`,
    ),
  ],
);
