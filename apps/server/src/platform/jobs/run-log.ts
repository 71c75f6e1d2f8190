import type { LineLevel, RunKind } from '@vitrine/contract/runs.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type * as english from '#texts/en/run-lines.ts';
import type { Platform } from '../context.ts';
import { orNotFound } from '../failure.ts';
import { cleanValue } from './run-log.rules.ts';
import { runFiles, runLines, runs } from './run-logs.tables.ts';
import { shortReason } from './short-reason.ts';

/** A run keeps its first lines, and how it ended. */
export const runLinesKeptMax = 5_000;
const batchLines = 100;
const waitMs = 250;

type RunMessage = keyof typeof english.runLines;
type Values = Readonly<Record<string, string | number>>;
type Write = (message: RunMessage, values?: Values) => void;

export interface RunAbout {
  kind: RunKind;
  name: string;
  /** What the run is about, to find it by. */
  subject?: string;
  accountId?: string | null;
}

/** The log of one run. Writing never waits and never fails the run. */
export interface RunLog {
  info: Write;
  warning: Write;
  error: Write;
  success: Write;
  /** Stores a CSV file and a line with a link to it. */
  attach(message: RunMessage, file: { name: string; content: string }): void;
  /** Stores what is written so far; returns the id of the run, or null if nothing could be stored. */
  flush(): Promise<string | null>;
  finish(state: 'done' | 'failed'): Promise<void>;
}

interface Line {
  at: Date;
  level: LineLevel;
  message: RunMessage;
  values: Values;
  file?: { name: string; content: string };
}

/**
 * Opens the log of a run. Lines go to the database in batches over connections of their own: a run that is rolled back keeps its log.
 * The run is stored with its first line, so that work which has nothing to say leaves nothing. Called outside of transactions,
 * or without waiting for `flush` inside one.
 */
export function openRunLog(platform: Platform, about: RunAbout): RunLog {
  const { clock, log, instanceId } = platform;
  const { db } = platform.database;
  const startedAt = clock.now();
  let waiting: Line[] = [];
  let written = 0;
  let id: string | null = null;
  let isCut = false;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function createRun(): Promise<string> {
    const { kind, name, subject = '', accountId = null } = about;
    const [row] = await db
      .insert(runs)
      .values({
        kind,
        name: name.slice(0, 120),
        subject: subject.slice(0, 64),
        state: 'running',
        accountId,
        instanceId,
        lineCount: 0,
        isCut: false,
        startedAt,
      })
      .returning({ id: runs.id });
    return orNotFound(row).id;
  }

  async function storeFile(runId: string, { file }: Line): Promise<string | null> {
    if (!file) return null;
    const [row] = await db
      .insert(runFiles)
      .values({ runId, ...file })
      .returning({ id: runFiles.id });
    return orNotFound(row).id;
  }

  async function store(): Promise<void> {
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    const runId = id ?? (await createRun());
    id = runId;
    const rows = [];
    for (const line of lines) {
      const { at, level, message, values } = line;
      rows.push({
        runId,
        number: written + rows.length + 1,
        at,
        level,
        message,
        values,
        fileId: await storeFile(runId, line),
      });
    }
    await db.insert(runLines).values(rows);
    written += rows.length;
    await db.update(runs).set({ lineCount: written, isCut }).where(eq(runs.id, runId));
  }

  const noteLoss = (error: unknown): void =>
    log.warn({ err: error, run: about.name }, 'lines of a run log were lost');

  /** One batch after the other: numbers follow the order in which lines were written. */
  function storeNext(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(store).catch(noteLoss);
    return storing;
  }
  const storeSoon = (): void => {
    storeNext().catch(noteLoss);
  };

  function add(line: Line, isLast = false): void {
    if (written + waiting.length >= runLinesKeptMax && !isLast) {
      isCut = true;
      return;
    }
    waiting.push(line);
    if (waiting.length >= batchLines) storeSoon();
    else timer ??= setTimeout(storeSoon, waitMs).unref();
  }

  const write =
    (level: LineLevel): Write =>
    (message, values = {}) =>
      add({
        at: clock.now(),
        level,
        message,
        values: Object.fromEntries(
          Object.entries(values).map(([key, value]) => [key, cleanValue(value)]),
        ),
      });

  return {
    info: write('info'),
    warning: write('warning'),
    error: write('error'),
    success: write('success'),
    attach: (message, file) =>
      add({ at: clock.now(), level: 'info', message, values: {}, file }, true),
    async flush() {
      await storeNext();
      return id;
    },
    async finish(state) {
      await storeNext();
      if (id === null) return;
      await db
        .update(runs)
        .set({ state, finishedAt: clock.now(), isCut })
        .where(eq(runs.id, id))
        .catch((error: unknown) =>
          log.warn({ err: error, run: about.name }, 'the end of a run was not stored'),
        );
    },
  };
}

/** Runs work with a log that says how it ended. A failure is thrown again. */
export async function withRunLog<Result>(
  platform: Platform,
  about: RunAbout,
  work: (log: RunLog) => Promise<Result>,
): Promise<Result> {
  const log = openRunLog(platform, about);
  try {
    const result = await work(log);
    await log.finish('done');
    return result;
  } catch (error) {
    log.error('failed', { reason: shortReason(error) });
    await log.finish('failed');
    throw error;
  }
}

/** The id of the newest run of a kind about a subject, as a column of another query; null if none left a log. */
export const newestRunOf = (kind: RunKind, subject: SQL): SQL =>
  sql`(select max(r.id) from runs r where r.kind = ${kind} and r.subject = ${subject})`;
