import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Sentence } from './tables.ts';

/**
 * The smallest change of the product that makes sentences untrue, and the test that must then fail. `sentences` are beginnings of
 * rows that name this test.
 */
const breakShape = z.strictObject({
  sentences: z.array(z.string().min(1)).min(1),
  test: z.string().regex(/^\S+ › .+$/),
  /** Which of the tests that are made of a name with places for values: its whole title. */
  title: z.string().optional(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
  /** Words of the failing line or of its message: for journeys, which assert many things, and for a test that fails by an error. */
  fails: z.string().optional(),
  /** Stops so much that no other break can share its build. */
  alone: z.boolean().optional(),
});
export type Break = z.infer<typeof breakShape>;

const seenShape = z.record(z.string(), z.strictObject({ day: z.iso.date(), because: z.string() }));
/** By the key of a break: when its test was seen failing, and at what. */
export type Seen = z.infer<typeof seenShape>;

export const breaksFolder = 'docs/spec/breaks';
const seenFile = `${breaksFolder}/seen.json`;

export function readBreaks(root: string): Break[] {
  const files = globSync(`${breaksFolder}/*.json`, { cwd: root }).filter((file) => !file.endsWith('seen.json'));
  return files.sort().flatMap((file) => z.array(breakShape).parse(JSON.parse(readFileSync(path.join(root, file), 'utf8'))));
}

export function readSeen(root: string): Seen {
  const file = path.join(root, seenFile);
  return existsSync(file) ? seenShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** A break that is changed has to be seen again. */
export const keyOf = ({ test, title = '', file, find, replace }: Break): string =>
  createHash('sha256').update([test, title, file, find, replace].join('\0')).digest('hex').slice(0, 12);

/** One row of a table: a sentence and a test that proves it now. */
export interface Row {
  where: string;
  text: string;
  test: string;
}

export const rowsOf = (sentences: readonly Sentence[]): Row[] =>
  sentences.flatMap(({ text, proofs }) =>
    proofs.flatMap(({ where, test, due }) => (test && !due ? [{ where, text, test: `${test.file} › ${test.name}` }] : [])),
  );

const rowsOfBreak = (one: Break, rows: readonly Row[]): Row[] =>
  rows.filter(({ text, test }) => test === one.test && one.sentences.some((begins) => text.startsWith(begins)));

const isProduct = (file: string): boolean => !/\.(?:test|spec)\.tsx?$|^(?:e2e|scripts|docs)\/|\/testing/.test(file);

/** A break must name rows of the tables, and text that is once in its file, so that it can be seen again at any time. */
export function findBreakProblems(breaks: readonly Break[], rows: readonly Row[], read: (file: string) => string | undefined): string[] {
  return breaks.flatMap((one) => {
    const label = `a break of “${one.test}”`;
    const unknown = one.sentences.filter((begins) => !rows.some(({ text, test }) => test === one.test && text.startsWith(begins)));
    const source = read(one.file);
    const count = source === undefined ? 0 : source.split(one.find).length - 1;
    return [
      ...unknown.map((begins) => `${label}: no row of this test begins with “${begins}”`),
      ...(isProduct(one.file) ? [] : [`${label}: ${one.file} is no part of the product`]),
      ...(count === 1 ? [] : [`${label}: “${one.find}” is ${count} times in ${one.file}`]),
      ...(one.find === one.replace ? [`${label}: it changes nothing`] : []),
      ...(one.test.startsWith('e2e/') && !one.fails ? [`${label}: say at what the journey fails`] : []),
    ];
  });
}

export interface Coverage {
  rows: number;
  /** Rows whose test was seen failing. */
  seen: number;
  withoutBreak: Row[];
  /** With a break whose test was not seen failing yet. */
  unseen: Row[];
}

export function coverageOf(rows: readonly Row[], breaks: readonly Break[], seen: Seen): Coverage {
  const broken = new Set(breaks.flatMap((one) => rowsOfBreak(one, rows)));
  const failed = new Set(breaks.filter((one) => seen[keyOf(one)]).flatMap((one) => rowsOfBreak(one, rows)));
  return {
    rows: rows.length,
    seen: failed.size,
    withoutBreak: rows.filter((row) => !broken.has(row)),
    unseen: rows.filter((row) => broken.has(row) && !failed.has(row)),
  };
}
