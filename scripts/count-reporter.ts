import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dot } from 'node:test/reporters';

type TestEvents = Parameters<typeof dot>[0];

const namesFile = process.env['PASSED_TESTS'];

/** The names of tests that passed, for the proof of the specification (`check-spec.ts`). */
function notePassed(file: string | undefined, name: string): void {
  if (namesFile && file) appendFileSync(namesFile, `${path.relative(process.cwd(), file)} › ${name}\n`);
}

/** Counts tests (not suites) for the closing line of `npm test`; writes them to the file of COUNT_FILE at the end. */
async function* count(source: TestEvents): TestEvents {
  const counts = { passed: 0, failed: 0, skipped: 0, reasons: [] as string[] };
  for await (const event of source) {
    yield event;
    const { type, data } = event;
    if (type === 'test:pass' || type === 'test:fail') {
      if (data.details?.type === 'suite') continue;
      if (data.skip || data.todo) {
        counts.skipped += 1;
        counts.reasons.push(`${data.name}: ${typeof data.skip === 'string' ? data.skip : 'no reason'}`);
      } else if (type === 'test:pass') {
        counts.passed += 1;
        notePassed(data.file, data.name);
      } else counts.failed += 1;
    }
    if (type === 'test:summary' && !data.file) writeFileSync(process.env['COUNT_FILE'] ?? 'counts.json', JSON.stringify(counts));
  }
}

/** Prints a dot for every test and counts them. One reporter for both, because Node warns of leaking listeners when there are three. */
export default async function* countReporter(source: TestEvents): AsyncGenerator<string, void> {
  yield* dot(count(source));
}
