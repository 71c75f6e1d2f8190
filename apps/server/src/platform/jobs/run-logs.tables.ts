import type { LineLevel, RunKind, RunState } from '@vitrine/contract/runs.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, idRef, moment, newestFirst } from '../db/columns.ts';

/** Work that left a log. */
export const runs = pgTable(
  'runs',
  {
    id: id(),
    kind: varchar('kind', { length: 16 }).$type<RunKind>().notNull(),
    /** The name of a schedule, of an event with its handler, or of the use case. */
    name: varchar('name', { length: 120 }).notNull(),
    /** What the run was about, to find it by: the id of a job or of an import. */
    subject: varchar('subject', { length: 64 }).notNull(),
    state: varchar('state', { length: 8 }).$type<Exclude<RunState, 'stopped'>>().notNull(),
    /** Who started it; none for background work. */
    accountId: idRef('account_id'),
    /** The process that runs it: when that has ended, an unfinished run has stopped. */
    instanceId: varchar('instance_id', { length: 40 }).notNull(),
    lineCount: integer('line_count').notNull(),
    /** It had more lines than are kept. */
    isCut: boolean('is_cut').notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('runs_started').on(newestFirst(table.startedAt), newestFirst(table.id)),
    index('runs_subject').on(table.kind, table.subject),
    index('runs_account').on(table.accountId).where(sql`account_id is not null`),
  ],
);

/** Files of runs, as CSV. */
export const runFiles = pgTable(
  'run_files',
  {
    id: id(),
    runId: idRef('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 60 }).notNull(),
    content: text('content').notNull(),
  },
  (table) => [index('run_files_run').on(table.runId)],
);

/** The lines of runs: the key of a text with its values, so that everyone reads them in their language. */
export const runLines = pgTable(
  'run_lines',
  {
    runId: idRef('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    level: varchar('level', { length: 8 }).$type<LineLevel>().notNull(),
    message: varchar('message', { length: 40 }).notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string | number>>>().notNull(),
    fileId: idRef('file_id').references(() => runFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.number] }),
    index('run_lines_file').on(table.fileId),
  ],
);
