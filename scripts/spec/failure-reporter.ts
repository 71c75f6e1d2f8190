import type { dot } from 'node:test/reporters';

type TestEvents = Parameters<typeof dot>[0];

export interface Told {
  name: string;
  passed: boolean;
  isAssertion: boolean;
  because: string;
}

/** One line of JSON for each test that ran, with what it failed at. */
export default async function* failureReporter(source: TestEvents): AsyncGenerator<string, void> {
  for await (const { type, data } of source) {
    if (
      (type !== 'test:pass' && type !== 'test:fail') ||
      data.details?.type === 'suite' ||
      data.skip ||
      data.todo
    )
      continue;
    const error = type === 'test:fail' ? (data.details.error as { cause?: unknown }) : undefined;
    const cause = (error?.cause ?? error) as
      | { name?: string; code?: string; message?: string }
      | undefined;
    const told: Told = {
      name: data.name,
      passed: type === 'test:pass',
      isAssertion: cause?.code === 'ERR_ASSERTION' || cause?.name === 'AssertionError',
      because: String(cause?.message ?? cause ?? ''),
    };
    yield `${JSON.stringify(told)}\n`;
  }
}
