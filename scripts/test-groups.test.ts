import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { groupTests } from './test-groups.mjs';

const root = path.join(import.meta.dirname, '..');

test('a file whose last hook fails does not keep the files after it from running', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'groups-'));
  try {
    const write = (name: string, text: string) => {
      const file = path.join(folder, name);
      writeFileSync(file, `import { after, test } from 'node:test';\n${text}`);
      return path.relative(root, file);
    };
    const files = [
      write(
        'one.test.ts',
        `after(() => { throw new Error('cannot close'); });\ntest('first', () => {});\n`,
      ),
      write('two.test.ts', `after(() => {});\ntest('second', () => {});\n`),
    ];
    const [group] = groupTests(files, { name: 'unit', folder: path.join(folder, 'groups') });
    assert.ok(group);
    const counts = path.join(folder, 'counts.json');
    const status = await new Promise<number>((resolve) => {
      const child = execFile(
        process.execPath,
        [
          '--import=./scripts/test-tracking.mjs',
          '--test-reporter=./scripts/count-reporter.ts',
          group.file,
        ],
        { cwd: root, env: { PATH: process.env['PATH'], COUNT_FILE: counts } },
      );
      child.once('exit', (code) => resolve(code ?? -1));
    });
    const { passed, files: run } = JSON.parse(readFileSync(counts, 'utf8'));
    assert.deepEqual(
      { status, passed, run: run.map(({ file }: { file: string }) => file) },
      { status: 1, passed: 2, run: files },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
