import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';

/** Pictures of the catalogue: the file that is shown, and the original that it was made of. Products name them by `key`. */
export const media = pgTable(
  'media',
  {
    id: id(),
    key: varchar('key', { length: 200 }).notNull().unique(),
    /** Null for pictures that came without one. */
    originalKey: varchar('original_key', { length: 200 }),
    /** SHA-256 of the original in hex, by which the same file is recognised. */
    hash: varchar('hash', { length: 64 }),
    name: varchar('name', { length: 200 }).notNull(),
    /** Of the original, in bytes; null where it is not known. */
    bytes: integer('bytes'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: varchar('tone', { length: 7 }),
    /** The operator; null for the platform itself. */
    accountId: idRef('account_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('media_newest').on(newestFirst(table.createdAt), newestFirst(table.id)),
    index('media_hash').on(table.hash).where(sql`hash is not null`),
  ],
);

/** Pictures whose bytes arrive in parts, until they are in the library or given up. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: id(),
    key: varchar('key', { length: 40 }).notNull().unique(),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    /** SHA-256 of the file in hex, as its sender states it; null where a browser cannot compute it. */
    hash: varchar('hash', { length: 64 }),
    bytes: integer('bytes').notNull(),
    storedBytes: integer('stored_bytes').notNull(),
    accountId: idRef('account_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('media_uploads_file').on(table.accountId, table.hash),
    index('media_uploads_created').on(table.createdAt),
  ],
);
