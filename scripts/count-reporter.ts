import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { dot } from 'node:test/reporters';

type TestEvents = Parameters<typeof dot>[0];

const namesFile = process.env['PASSED_TESTS'];

/** The names of tests that passed, for the proof of the specification (`check-spec.ts`). */
function notePassed(file: string | undefined, name: string): void {
  if (namesFile && file)
    appendFileSync(namesFile, `${path.relative(process.cwd(), file)} › ${name}\n`);
}

/**
 * Counts the tests (not suites) of a process, and the milliseconds of each file that shares it: such a file is a suite of its name
 * (`test-groups.mjs`). Both are in the file of COUNT_FILE when the process ends; nothing is printed.
 */
export default async function* countTests(source: TestEvents): AsyncGenerator<string, void> {
  const counts = {
    passed: 0,
    failed: 0,
    skipped: 0,
    reasons: [] as string[],
    files: [] as { file: string; ms: number }[],
  };
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') {
      if (data.nesting === 0 && data.name.endsWith('.test.ts'))
        counts.files.push({ file: data.name, ms: data.details.duration_ms });
    } else if (data.skip || data.todo) {
      counts.skipped += 1;
      counts.reasons.push(
        `${data.name}: ${typeof data.skip === 'string' ? data.skip : 'no reason'}`,
      );
    } else if (type === 'test:pass') {
      counts.passed += 1;
      notePassed(data.file, data.name);
    } else counts.failed += 1;
  }
  writeFileSync(process.env['COUNT_FILE'] ?? 'counts.json', JSON.stringify(counts));
  yield '';
}
