import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** `npm run check`: everything that can be checked without running the code. */
const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

// By default the compiler divides a project among four checkers, each of which works out the shared types for itself: twice the
// processor time of one, which counts where two processors run all of `npm test`.
const oneChecker = ['--checkers', '1'];

/** The second check reads of the first which files are as they were: most of its time is saved. */
const remembered = (name: string) => [
  ...oneChecker,
  '--incremental',
  '--tsBuildInfoFile',
  path.join(root, 'node_modules/.cache', `${name}.tsbuildinfo`),
];

const checks = [
  {
    name: 'types',
    command: bin('tsc'),
    words: ['--noEmit', ...remembered('types'), '-p', 'tsconfig.json'],
  },
  {
    name: 'types of the storefront',
    command: bin('tsc'),
    words: ['--noEmit', ...remembered('storefront'), '-p', 'apps/storefront/tsconfig.json'],
  },
  {
    name: 'format, lint and import borders',
    command: bin('biome'),
    words: ['ci', '--max-diagnostics=30', '--colors=off', '.'],
  },
  { name: 'dead code', command: bin('knip'), words: ['--no-progress'] },
  { name: 'migrations', command: process.execPath, words: ['scripts/migrations.ts', '--check'] },
  { name: 'source rules', command: process.execPath, words: ['scripts/source-rules.ts'] },
  { name: 'language', command: process.execPath, words: ['scripts/language.ts'] },
  { name: 'vocabulary of the API', command: process.execPath, words: ['scripts/check-api.ts'] },
  {
    name: 'proof of the specification',
    command: process.execPath,
    words: ['scripts/check-spec.ts'],
  },
  {
    name: 'OpenAPI document and generated client types',
    command: process.execPath,
    words: ['scripts/api/check-openapi.ts'],
  },
];

function run(
  check: (typeof checks)[number],
): Promise<{ name: string; isFine: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(check.command, check.words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text;
    });
    child.stderr.on('data', (text: Buffer) => {
      output += text;
    });
    child.on('error', (error) =>
      resolve({ name: check.name, isFine: false, output: error.message }),
    );
    child.on('exit', (status) => resolve({ name: check.name, isFine: status === 0, output }));
  });
}

// React Router generates the types of its routes, which the storefront's type check needs.
await run({
  name: 'route types',
  command: bin('react-router'),
  words: ['typegen', 'apps/storefront'],
});
const results = await Promise.all(checks.map(run));
for (const { name, isFine, output } of results) {
  process.stdout.write(`${isFine ? '✔' : '✖'} ${name}\n`);
  // What is still due is printed by a check that passes as well.
  if (!isFine || /rows due:|to be translated:/.test(output))
    process.stdout.write(`${output.trim()}\n`);
}
const failed = results.filter((result) => !result.isFine).length;
if (process.env['COUNT_FILE']) {
  writeFileSync(
    process.env['COUNT_FILE'],
    JSON.stringify({ passed: results.length - failed, failed, skipped: 0 }),
  );
}
process.exit(failed ? 1 : 0);
