import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { as, orNull } from './sql-rows.ts';

/** One row that violates a rule: the rule, the row, and how. */
export interface InvariantBreak {
  invariant: string;
  subject: string;
  detail: string;
}

export type Broken = Omit<InvariantBreak, 'invariant'>;

/** A rule that the data must always fulfil. It returns the rows that violate it, at most `breaksMax`. */
export interface Invariant {
  name: string;
  find(db: Db): Promise<Broken[]>;
}

export const breaksMax = 20;

/** A rule as one statement, for small tables or for data that is not in a table. The query selects `subject` and `detail`. */
export function inOneStatement(name: string, query: string): Invariant {
  return { name, find: (db) => select(db, query) };
}

/** Rows per step: a statement of this size stays far below any statement timeout. */
export const stepSize = 20_000;

/**
 * A rule that is checked in steps of `size` ids of the table `over`, each in a separate statement, so that no statement
 * grows with the table. `query` gets the condition that limits a column to the ids of the step.
 */
export function inSteps(
  name: string,
  over: string,
  query: (within: (column: string) => string) => string,
  size = stepSize,
): Invariant {
  return {
    name,
    async find(db) {
      const broken: Broken[] = [];
      await forEachStep(db, over, size, async (within) => {
        broken.push(...(await select(db, query(within))));
        return broken.length < breaksMax;
      });
      return broken.slice(0, breaksMax);
    },
  };
}

/** Calls `visit` with each window of ids of a table in turn, until it returns false. */
export async function forEachStep(
  db: Db,
  table: string,
  size: number,
  visit: (within: (column: string) => string) => Promise<boolean>,
): Promise<void> {
  const rows = await db.rows(sql.raw(`select max(id) as highest from ${table}`), {
    highest: orNull(as.text),
  });
  const highest = Number(rows[0]?.highest ?? 0);
  for (let from = 1; from <= highest; from += size) {
    if (!(await visit((column) => `${column} between ${from} and ${from + size - 1}`))) return;
  }
}

async function select(db: Db, query: string): Promise<Broken[]> {
  const rows = await db.rows(
    sql.raw(`select subject, detail from (${query}) as broken limit ${breaksMax}`),
    {
      subject: as.text,
      detail: as.text,
    },
  );
  return rows;
}

/** Checks every rule of every module; an empty list means that the data is consistent. */
export async function checkInvariants(ctx: {
  db: Db;
  platform: { invariants: readonly Invariant[] };
}): Promise<InvariantBreak[]> {
  const breaks: InvariantBreak[] = [];
  for (const { name, find } of ctx.platform.invariants)
    breaks.push(
      ...(await find(ctx.db)).map(({ subject, detail }) => ({ invariant: name, subject, detail })),
    );
  return breaks;
}
