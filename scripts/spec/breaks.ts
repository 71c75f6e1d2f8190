import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Sentence } from './tables.ts';

/**
 * The smallest change of the product that makes sentences about money, rights or sessions untrue, and the
 * test that must then fail. `sentences` are beginnings of rows that name this test.
 */
const breakShape = z.strictObject({
  sentences: z.array(z.string().min(1)).min(1),
  test: z.string().regex(/^\S+ › .+$/),
  /** Which of the tests that are made of a name with placeholders: its whole title. */
  title: z.string().optional(),
  file: z.string(),
  find: z.string().min(1),
  replace: z.string(),
  /** A part of the message of a test that fails by an error and not by an assertion. */
  fails: z.string().optional(),
});
export type Break = z.infer<typeof breakShape>;

const breaksFile = 'docs/spec/breaks.json';

export const readBreaks = (root: string): Break[] =>
  z.array(breakShape).parse(JSON.parse(readFileSync(path.join(root, breaksFile), 'utf8')));

/** One row of a table: a sentence and a test that proves it now. */
export interface Row {
  where: string;
  text: string;
  test: string;
}

export const rowsOf = (sentences: readonly Sentence[]): Row[] =>
  sentences.flatMap(({ text, proofs }) =>
    proofs.flatMap(({ where, test, due }) =>
      test && !due ? [{ where, text, test: `${test.file} › ${test.name}` }] : [],
    ),
  );

const isProduct = (file: string): boolean =>
  !/\.(?:test|spec)\.tsx?$|^(?:e2e|scripts|docs)\/|\/testing/.test(file);

/** A break must name rows of the tables, and text that occurs once in its file, so that it can be applied at any time. */
export function findBreakProblems(
  breaks: readonly Break[],
  rows: readonly Row[],
  read: (file: string) => string | undefined,
): string[] {
  return breaks.flatMap((one) => {
    const label = `a break of “${one.test}”`;
    const unknown = one.sentences.filter(
      (begins) => !rows.some(({ text, test }) => test === one.test && text.startsWith(begins)),
    );
    const count = (read(one.file) ?? '').split(one.find).length - 1;
    return [
      ...unknown.map((begins) => `${label}: no row of this test begins with “${begins}”`),
      ...(isProduct(one.file) ? [] : [`${label}: ${one.file} is no part of the product`]),
      ...(one.test.startsWith('e2e/') ? [`${label}: only unit tests have breaks`] : []),
      ...(count === 1 ? [] : [`${label}: “${one.find}” occurs ${count} times in ${one.file}`]),
      ...(one.find === one.replace ? [`${label}: it changes nothing`] : []),
    ];
  });
}
