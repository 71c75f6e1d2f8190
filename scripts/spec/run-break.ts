import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Break } from './breaks.ts';
import type { Told } from './failure-reporter.ts';
import { applyBreak } from './working-copy.ts';

/** How a test ended with its break applied. */
interface Verdict {
  outcome: 'failed' | 'passed' | 'other';
  because: string;
}

const limitMs = 600_000;
const runFile = promisify(execFile);

/** Matches the names that are made of one with placeholders. */
export const patternOf = (name: string): string =>
  `^${name
    .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replaceAll('\\`', '`').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*')}$`;

/** A database cluster for the tests of the server; its address, and how it is stopped. */
export async function startTestCluster(
  copy: string,
  node: string,
): Promise<{ url: string; stop: () => void }> {
  const child = spawn(node, ['scripts/test-cluster.ts', path.join(copy, 'build/cluster')], {
    cwd: copy,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const line = /^(postgres:\S+)\n/m.exec(text.toString());
      if (line?.[1]) resolve(line[1]);
    });
    child.once('exit', () => reject(new Error('The test database did not start.')));
  });
  return { url, stop: () => child.stdin.end() };
}

/** Applies one break, runs its test, and restores the file. Only a failed assertion counts, and no error of types or of the start. */
export async function runBreak(
  copy: string,
  node: string,
  databaseUrl: string,
  one: Break,
): Promise<Verdict> {
  const restore = applyBreak(copy, one);
  try {
    const [file = '', name = ''] = one.test.split(/ › (.*)/s);
    const words = [
      '--import=./scripts/cache-resolution.mjs',
      '--test',
      `--test-name-pattern=/${patternOf(one.title ?? name)}/`,
      '--test-reporter=./scripts/spec/failure-reporter.ts',
      file,
    ];
    const { stdout } = await runFile(node, words, {
      cwd: copy,
      env: { ...process.env, TEST_DATABASE_URL: databaseUrl, FORCE_COLOR: '0' },
      timeout: limitMs,
      maxBuffer: 2 ** 26,
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
    const told = stdout
      .split('\n')
      .filter((line) => line.startsWith('{"name"'))
      .map((line) => JSON.parse(line) as Told);
    const failed = told.filter(({ passed }) => !passed);
    const { fails } = one;
    const asserted = failed.find(
      ({ isAssertion, because }) => isAssertion || (fails && because.includes(fails)),
    );
    if (asserted) return { outcome: 'failed', because: asserted.because };
    if (failed[0]) return { outcome: 'other', because: failed[0].because };
    return { outcome: told.length ? 'passed' : 'other', because: told.length ? '' : 'no test ran' };
  } finally {
    restore();
  }
}
