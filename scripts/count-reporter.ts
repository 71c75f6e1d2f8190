import { writeFileSync } from 'node:fs';

interface TestEvent {
  type: string;
  data: { details?: { type?: string }; skip?: boolean | string; todo?: boolean | string; file?: string; name?: string };
}

/** Counts tests (not suites) for the closing line of `npm test`; writes them to the file of COUNT_FILE at the end. */
export default async function* countReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0, skipped: 0, reasons: [] as string[] };
  for await (const { type, data } of source) {
    if (type === 'test:pass' || type === 'test:fail') {
      if (data.details?.type === 'suite') continue;
      if (data.skip || data.todo) {
        counts.skipped += 1;
        counts.reasons.push(`${data.name}: ${typeof data.skip === 'string' ? data.skip : 'no reason'}`);
      } else if (type === 'test:pass') counts.passed += 1;
      else counts.failed += 1;
    }
    if (type === 'test:summary' && !data.file) writeFileSync(process.env['COUNT_FILE'] ?? 'counts.json', JSON.stringify(counts));
  }
  yield '';
}
