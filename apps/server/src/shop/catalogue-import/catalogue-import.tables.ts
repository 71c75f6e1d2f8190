import type {
  ImportProblemCode,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type {
  ImportCounts,
  ImportOutcome,
  ImportSettings,
  ImportState,
} from '@vitrine/contract/shop/catalogue-import-shapes.ts';
import type { FieldChange } from '@vitrine/contract/shop/product-changes.ts';
import type { ProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import type { GuessCertainty, TableProblemCode } from '@vitrine/contract/table-files.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';
import { products, variants } from '../catalogue/catalogue.tables.ts';
import type { GivenPicture } from './build-pictures.rules.ts';
import type { ImportRecord } from './import.types.ts';

/** How a file was guessed to be read, and its first rows. */
export interface StoredReading {
  format: 'csv' | 'xlsx';
  encodingCertainty: GuessCertainty;
  delimiterCertainty: GuessCertainty;
  decimalCertainty: GuessCertainty;
  isRemembered: boolean;
  /** The line of the titles. */
  titleLine: number;
  titles: string[];
  rows: { line: number; cells: string[] }[];
}

/** Findings of a check of the whole file. */
export interface StoredFindings {
  counts: ImportCounts;
  /** Filled rows by the place of the column. */
  filled: number[];
  categories: { text: string; productCount: number; categoryId: string | null }[];
  samples: {
    name: string;
    sku: string;
    costMinor: number | null;
    currency: string;
    platformMinor: number;
  }[];
  /** Of earlier versions there is none. */
  effects?: ProductEffects;
}

/** Files of products that operators upload, from the first byte to the end of the time in which they can be undone. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: id(),
    key: varchar('key', { length: 40 }).notNull().unique(),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull(),
    state: varchar('state', { length: 10 }).$type<ImportState>().notNull(),
    /** The operator; null for the command line. */
    accountId: idRef('account_id'),
    settings: jsonb('settings').$type<ImportSettings>(),
    reading: jsonb('reading').$type<StoredReading>(),
    problem: jsonb('problem').$type<{
      code: TableProblemCode;
      line: number;
      byte: number | null;
    }>(),
    findings: jsonb('findings').$type<StoredFindings>(),
    /** Counts the checks: a job of an earlier one stops. */
    checkNumber: integer('check_number').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    totalCount: integer('total_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('catalogue_imports_newest').on(newestFirst(table.id)),
    index('catalogue_imports_account').on(table.accountId),
  ],
);

/** Former and new units of a variant. */
export interface StockStep {
  variantId: string;
  by: number;
}

/** The products of a file, each with its rows; after the import what it changed, for undoing it. */
export const catalogueImportItems = pgTable(
  'catalogue_import_items',
  {
    id: id(),
    importId: idRef('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** The key as the file has it, for matching. */
    key: varchar('key', { length: 300 }).notNull(),
    line: integer('line').notNull(),
    records: jsonb('records').$type<ImportRecord[]>().notNull(),
    name: varchar('name', { length: 160 }).notNull().default(''),
    outcome: varchar('outcome', { length: 10 }).$type<ImportOutcome>(),
    state: varchar('state', { length: 8 })
      .$type<'waiting' | 'done' | 'failed' | 'undone'>()
      .notNull()
      .default('waiting'),
    productId: idRef('product_id'),
    isNew: boolean('is_new').notNull().default(false),
    changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
    stock: jsonb('stock').$type<StockStep[]>().notNull().default([]),
    /** The status that the file wants once all of its pictures are there. */
    wanted: varchar('wanted', { length: 8 }),
    /** False while pictures are fetched that the product gets together. */
    isPictured: boolean('is_pictured').notNull().default(true),
    undone: varchar('undone', { length: 8 }).$type<'deleted' | 'archived' | 'restored' | 'kept'>(),
    kept: text('kept').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('catalogue_import_items_key').on(table.importId, table.key),
    index('catalogue_import_items_state').on(table.importId, table.state, table.id),
    index('catalogue_import_items_product').on(table.productId),
    index('catalogue_import_items_unpictured').on(table.id).where(sql`not is_pictured`),
  ],
);

/** Problems of the cells of a file. */
export const catalogueImportProblems = pgTable(
  'catalogue_import_problems',
  {
    id: id(),
    importId: idRef('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    target: varchar('target', { length: 40 }).$type<ImportTarget>(),
    found: varchar('found', { length: 100 }).notNull(),
    code: varchar('code', { length: 24 }).$type<ImportProblemCode>().notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string | number>>>().notNull(),
    isNote: boolean('is_note').notNull(),
  },
  (table) => [index('catalogue_import_problems_line').on(table.importId, table.line, table.id)],
);

/** Pictures that an import names by their addresses, until they are in the media library. */
export const catalogueImportPictures = pgTable(
  'catalogue_import_pictures',
  {
    id: id(),
    importId: idRef('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    itemId: idRef('item_id')
      .notNull()
      .references(() => catalogueImportItems.id, { onDelete: 'cascade' }),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    picture: jsonb('picture').$type<GivenPicture>().notNull(),
    state: varchar('state', { length: 8 }).$type<'waiting' | 'done' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    key: varchar('key', { length: 200 }),
    reason: varchar('reason', { length: 24 }),
  },
  (table) => [
    index('catalogue_import_pictures_due').on(table.nextAt).where(sql`state = 'waiting'`),
    index('catalogue_import_pictures_import').on(table.importId, table.state),
    index('catalogue_import_pictures_item').on(table.itemId),
    index('catalogue_import_pictures_product').on(table.productId),
  ],
);

/** Pictures by the address from which they were fetched, so that the same file imported again fetches nothing. */
export const fetchedPictures = pgTable('fetched_pictures', {
  /** SHA-256 of the address in hex. */
  hash: varchar('hash', { length: 64 }).primaryKey(),
  key: varchar('key', { length: 200 }).notNull(),
  fetchedAt: moment('fetched_at').notNull(),
});

/** Products by the key that a source has for them. */
export const productSources = pgTable(
  'product_sources',
  {
    source: varchar('source', { length: 80 }).notNull(),
    foreignKey: varchar('foreign_key', { length: 300 }).notNull(),
    productId: idRef('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.foreignKey] }),
    index('product_sources_product').on(table.productId),
  ],
);

/** Variants by the ID that a source has for them. */
export const variantSources = pgTable(
  'variant_sources',
  {
    source: varchar('source', { length: 80 }).notNull(),
    foreignKey: varchar('foreign_key', { length: 300 }).notNull(),
    variantId: idRef('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.foreignKey] }),
    index('variant_sources_variant').on(table.variantId),
  ],
);

/** Settings that were chosen for a file with the same columns. */
export const importMappings = pgTable('import_mappings', {
  /** SHA-256 of the titles in hex. */
  hash: varchar('hash', { length: 64 }).primaryKey(),
  settings: jsonb('settings').$type<ImportSettings>().notNull(),
  usedAt: moment('used_at').notNull(),
});
