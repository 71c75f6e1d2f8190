import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  dayRange,
  dayZone,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
  queryNumber,
} from './paging.ts';
import { nameSchemas } from './schema-names.ts';
import { searchText } from './shapes.ts';

/** What leaves a run log: background jobs, imports and payouts. */
export const runKinds = ['job', 'import', 'payout'] as const;
export type RunKind = (typeof runKinds)[number];

/** `stopped`: its process ended in the middle. */
export const runStates = ['running', 'done', 'failed', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

export const lineLevels = ['error', 'info', 'warning', 'success'] as const;
export type LineLevel = (typeof lineLevels)[number];

const runShape = z.object({
  id: z.string(),
  kind: z.enum(runKinds),
  name: z.string(),
  state: z.enum(runStates),
  startedAt: z.iso.datetime(),
  durationMs: z.number().int().nonnegative().nullable(),
  operator: z.string(),
  lineCount: z.number().int().nonnegative(),
  isCut: z.boolean(),
});
export type Run = z.infer<typeof runShape>;

const runLineShape = z.object({
  number: z.number().int().positive(),
  at: z.iso.datetime(),
  level: z.enum(lineLevels),
  text: z.string(),
  download: z.object({ fileId: z.string(), fileName: z.string() }).nullable(),
});
export type RunLine = z.infer<typeof runLineShape>;

export const pageRuns = endpoint({
  name: 'runs.page',
  method: 'GET',
  path: '/api/v1/runs/page',
  permission: 'sys:run:query',
  summary:
    'Runs of jobs, imports and payouts that left a log, newest first: those of a kind whose pages the caller may see, within his data scope.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(64)),
    kind: optionalFilter(z.enum(runKinds)),
    state: optionalFilter(z.enum(runStates)),
    createTime: dayRange,
    timeZone: dayZone,
  }),
  reply: pageOf(runShape),
});

const byId = z.strictObject({ id: idShape });

/** Lines of one answer. */
export const runLinesMax = 500;

export const readRunLines = endpoint({
  name: 'runs.lines',
  method: 'GET',
  path: '/api/v1/runs/:id/lines',
  permission: 'sys:run:query',
  summary: `The run and its lines after a number, ${runLinesMax} at most, in order. While the run is running, or after a full answer, ask again with the last number: no line is missing and none comes twice.`,
  params: byId,
  query: z.strictObject({ after: queryNumber(z.number().int().min(0).max(1_000_000), 0) }),
  reply: z.object({ run: runShape, lines: z.array(runLineShape) }),
});

export const downloadRunFile = endpoint({
  name: 'runs.file',
  method: 'GET',
  path: '/api/v1/runs/:id/files/:fileId',
  permission: 'sys:run:query',
  summary:
    'A file that a run left, as CSV: the rows of an import that could not be read, for example. Cells are never formulas.',
  params: z.strictObject({ id: idShape, fileId: idShape }),
  answers: ['text/csv'],
  limit: { max: 60, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  reply: z.any(),
});

nameSchemas({ Run: runShape, RunLine: runLineShape });
