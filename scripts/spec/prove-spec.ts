import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBreakReport } from './break-report.ts';
import { type Break, breaksFolder, coverageOf, findBreakProblems, keyOf, readBreaks, readSeen, rowsOf, type Seen } from './breaks.ts';
import { fillOnce, runJourneyBreaks } from './run-journey-breaks.ts';
import { runUnitBreak, startTestCluster, type Verdict } from './run-unit-breaks.ts';
import { readTable } from './tables.ts';
import { makeWorkingCopy } from './working-copy.ts';

const isJourney = ({ test }: Break): boolean => test.startsWith('e2e/');

async function* runAll(copy: string, node: string, breaks: readonly Break[], groupsMax: number): AsyncGenerator<Verdict> {
  const [units, journeys] = [breaks.filter((one) => !isJourney(one)), breaks.filter(isJourney)];
  if (units.length) {
    const cluster = await startTestCluster(copy, node);
    try {
      for (const one of units) yield await runUnitBreak(copy, node, cluster.url, one);
    } finally {
      cluster.stop();
    }
  }
  if (journeys.length) {
    await fillOnce(copy, node);
    yield* runJourneyBreaks(copy, node, journeys, groupsMax);
  }
}

function writeSeen(root: string, seen: Seen): void {
  const sorted = Object.fromEntries(Object.entries(seen).sort(([left], [right]) => (left < right ? -1 : 1)));
  writeFileSync(path.join(root, breaksFolder, 'seen.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Notes one result at once: a run may be ended half-way, and another one may note its own meanwhile. */
function noteSeen(root: string, one: Break, because: string | undefined): void {
  const { [keyOf(one)]: _before, ...others } = readSeen(root);
  const noted =
    because === undefined ? {} : { [keyOf(one)]: { day: new Date().toISOString().slice(0, 10), because: because.slice(0, 160) } };
  writeSeen(root, { ...others, ...noted });
}

/** Results of breaks that are no more. */
function dropUnknown(root: string, breaks: readonly Break[]): void {
  const keys = new Set(breaks.map(keyOf));
  writeSeen(root, Object.fromEntries(Object.entries(readSeen(root)).filter(([key]) => keys.has(key))));
}

/** Breaks sentences of the specification one by one, and expects their tests to fail. Answers how many did not. */
export async function proveSpecification(root: string, node: string, words: readonly string[]): Promise<number> {
  const onlyNew = words.includes('--new');
  const groupsMax = Number(words.find((word) => word.startsWith('--builds='))?.slice('--builds='.length) ?? Number.POSITIVE_INFINITY);
  const kinds = [words.includes('--unit') ? false : undefined, words.includes('--browser') ? true : undefined].filter(
    (kind) => kind !== undefined,
  );
  const filters = words.filter((word) => !word.startsWith('--'));
  const tables = globSync('docs/spec/[0-9]-*.md', { cwd: root }).sort();
  const rows = rowsOf(tables.flatMap((file) => readTable(readFileSync(path.join(root, file), 'utf8'), path.basename(file))));
  const all = readBreaks(root);
  const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined);
  const problems = findBreakProblems(all, rows, read);
  for (const problem of problems) process.stdout.write(`✖ ${problem}\n`);
  if (problems.length) return problems.length;
  const known = readSeen(root);
  const wanted = all.filter(
    (one) =>
      !(onlyNew && known[keyOf(one)]) &&
      (!kinds.length || kinds.includes(isJourney(one))) &&
      (!filters.length || filters.some((word) => [one.test, one.file, ...one.sentences].some((text) => text.includes(word)))),
  );
  const copy = path.join(root, 'build', `spec-breaks-${process.pid}`);
  const counts = { seen: 0, passed: 0, other: 0 };
  try {
    makeWorkingCopy(root, copy);
    for await (const { one, outcome, because } of runAll(copy, node, wanted, groupsMax)) {
      counts[outcome] += 1;
      const line = because.replace(/\s+/g, ' ').trim();
      process.stdout.write(
        `${outcome === 'seen' ? '✔' : '✖'} ${one.test}\n    ${one.sentences.join(' | ').slice(0, 120)}\n    ${outcome}: ${line.slice(0, 200)}\n`,
      );
      noteSeen(root, one, outcome === 'seen' ? line : undefined);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  dropUnknown(root, all);
  const seen = readSeen(root);
  const coverage = coverageOf(rows, all, seen);
  writeBreakReport(root, all, seen, coverage);
  process.stdout.write(
    `${counts.seen} breaks made their test fail, ${counts.passed} did not, ${counts.other} ended otherwise. ` +
      `${coverage.seen} of ${coverage.rows} rows were seen failing, ${coverage.withoutBreak.length} have no break.\n`,
  );
  return counts.passed + counts.other;
}
