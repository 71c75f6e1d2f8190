import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBreakProblems, readBreaks, rowsOf } from './breaks.ts';
import { runBreak, startTestCluster } from './run-break.ts';
import { readTable } from './tables.ts';
import { makeWorkingCopy } from './working-copy.ts';

/**
 * Applies the breaks one by one in a copy of the project and expects each test to fail. Words choose breaks by
 * test, file or sentence. Returns how many tests did not fail as expected.
 */
export async function proveSpecification(
  root: string,
  node: string,
  words: readonly string[],
): Promise<number> {
  const tables = globSync('docs/spec/[0-9]-*.md', { cwd: root }).sort();
  const rows = rowsOf(
    tables.flatMap((file) =>
      readTable(readFileSync(path.join(root, file), 'utf8'), path.basename(file)),
    ),
  );
  const all = readBreaks(root);
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  const problems = findBreakProblems(all, rows, read);
  for (const problem of problems) process.stdout.write(`✖ ${problem}\n`);
  if (problems.length) return problems.length;
  const wanted = all.filter(
    (one) =>
      !words.length ||
      words.some((word) =>
        [one.test, one.file, ...one.sentences].some((text) => text.includes(word)),
      ),
  );
  const copy = path.join(root, 'build', `spec-breaks-${process.pid}`);
  const counts = { failed: 0, passed: 0, other: 0 };
  try {
    makeWorkingCopy(root, copy);
    const cluster = await startTestCluster(copy, node);
    try {
      for (const one of wanted) {
        const { outcome, because } = await runBreak(copy, node, cluster.url, one);
        counts[outcome] += 1;
        const line = because.replace(/\s+/g, ' ').trim().slice(0, 200);
        process.stdout.write(
          `${outcome === 'failed' ? '✔' : '✖'} ${one.test}\n    ${one.sentences.join(' | ').slice(0, 120)}\n    ${outcome}: ${line}\n`,
        );
      }
    } finally {
      cluster.stop();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  process.stdout.write(
    `${counts.failed} breaks made their test fail, ${counts.passed} did not, ${counts.other} ended otherwise.\n`,
  );
  return counts.passed + counts.other;
}
