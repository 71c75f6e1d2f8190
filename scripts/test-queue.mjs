import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { node } from './install.mjs';
import { ended, lowerPriority, start } from './test-children.mjs';
import { groupTests } from './test-groups.mjs';
import { addCountFile, addFile, print } from './test-report.mjs';

/** A process that takes longer on an idle machine hangs: one of a single file, and of several the more. */
const processMs = 1_500_000;
const fileMs = 25_000;
/** Nor does a single test, except those that walk the whole contract or start servers. */
const testMs = 120_000;

/** Two processes keep two cores busy. */
const processesAtOnce = 2;

/** What a failed process printed and the tests that failed in it. */
function printFailure(title, log, output) {
  print(`\n✖ ${title}`);
  if (output.trim()) print(output.trimEnd().slice(-12_000));
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const failing = text.indexOf('failing tests:');
  print(failing >= 0 ? text.slice(failing - 2) : text.slice(-4_000));
}

async function runFile({ file, title, isLong, fileCount }, { base, env, slowness }) {
  const [counts, log] = [`${base}.json`, `${base}.log`];
  const beganAt = performance.now();
  const child = start(
    node,
    [
      '--import=./scripts/cache-resolution.mjs',
      '--import=./scripts/test-tracking.mjs',
      // Rows of queries die young: with V8's own size a tenth of the time goes into collecting them.
      '--max-semi-space-size=64',
      ...(isLong ? [] : [`--test-timeout=${testMs * slowness}`]),
      '--test-reporter=./scripts/count-reporter.ts',
      '--test-reporter-destination=stdout',
      '--test-reporter=spec',
      `--test-reporter-destination=${log}`,
      file,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        COUNT_FILE: counts,
        TEST_SLOWNESS: String(slowness),
        FORCE_COLOR: '0',
      },
    },
  );
  lowerPriority(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const limitMs = Math.max(processMs, fileCount * fileMs) * slowness;
  const limit = setTimeout(() => {
    output += `\nIt was ended after ${limitMs / 1_000} s.\n`;
    child.kill('SIGKILL');
  }, limitMs);
  const status = await ended(child);
  clearTimeout(limit);
  const ms = performance.now() - beganAt;
  const counted = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : {};
  if (status !== 0) printFailure(title, log, output);
  if (counted.files?.length) for (const one of counted.files) addFile(one.file, one.ms);
  else addFile(title, ms);
  addCountFile(counts, status, title);
  return { passed: counted.passed ?? 0, ms };
}

/** Runs test files with node:test, each in a process or several in one; failures are printed when their process ends. */
export async function runTestFiles(files, { name, folder, env, slowness }) {
  const waiting = groupTests(files, { name, folder: path.join(folder, name) });
  const all = waiting.length;
  const running = new Set();
  let finished = 0;
  while (waiting.length || running.size) {
    while (waiting.length && running.size < processesAtOnce) {
      const next = waiting.shift();
      const base = path.join(folder, `${name}-${all - waiting.length}`);
      const work = runFile(next, { base, env, slowness }).then(({ passed, ms }) => {
        running.delete(work);
        finished += 1;
        print(
          `  ${name} ${String(finished).padStart(2)}/${all}  ${passed} passed in ${(ms / 1_000).toFixed(1)} s  ${next.title}`,
        );
      });
      running.add(work);
    }
    await Promise.race(running);
  }
}
