import type {
  SupplierRowProblem,
  SupplierUpdate,
  supplierUpdateStates,
} from '@vitrine/contract/shop/supplier-updates.ts';
import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import { suppliers } from '../catalogue/suppliers.tables.ts';

/** A row of a file as it was understood. */
export interface StoredRow {
  row: number;
  given: string;
  problem: SupplierRowProblem | null;
  variantId: string | null;
  stock: number | null;
  /** In minor units of the supplier's currency. */
  costMinor: number | null;
}

/** The changes of a decided update, or of one that is booked in part, as they were shown before. */
export type StoredReport = Pick<
  SupplierUpdate,
  'stockCount' | 'costCount' | 'risenCount' | 'belowCostCount' | 'heldCount' | 'effects' | 'rows'
>;

/** A table of stock and costs of a supplier. What it would change is computed when it is read. */
export const supplierUpdates = pgTable(
  'supplier_updates',
  {
    id: id(),
    supplierId: idRef('supplier_id')
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    state: varchar('state', { length: 10 })
      .$type<(typeof supplierUpdateStates)[number]>()
      .notNull(),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    source: varchar('source', { length: 10 }).$type<'supplier' | 'operator'>().notNull(),
    rows: jsonb('rows').$type<StoredRow[]>().notNull(),
    report: jsonb('report').$type<StoredReport>(),
    /** Who uploaded it; null on the supplier's page. */
    accountId: idRef('account_id'),
    addressHash: varchar('address_hash', { length: 32 }),
    decidedById: idRef('decided_by_id'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('supplier_updates_supplier').on(table.supplierId, newestFirst(table.id)),
    index('supplier_updates_state').on(table.state, newestFirst(table.id)),
  ],
);
