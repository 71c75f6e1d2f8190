import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { installCommitHook } from './commit-hook.mjs';

const commit = (folder: string, subject: string) =>
  spawnSync(
    'git',
    [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--allow-empty',
      '-qm',
      subject,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );

test('the hook refuses a commit with a wrong subject, and a hook with other contents stays', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-hook-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['init', '-q', folder]);
  mkdirSync(path.join(folder, 'scripts'));
  for (const name of ['commit-message.mjs', 'commit-subject.mjs'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, 'scripts', name));

  installCommitHook(folder);
  const refused = commit(folder, 'retry after a deadlock');
  assert.equal(refused.status, 1);
  assert.match(refused.stderr, /needs a type/);
  assert.equal(commit(folder, 'fix(orders): retry after a deadlock').status, 0);

  const file = path.join(folder, '.git/hooks/commit-msg');
  writeFileSync(file, '#!/bin/sh\nexit 0\n');
  installCommitHook(folder);
  assert.equal(readFileSync(file, 'utf8'), '#!/bin/sh\nexit 0\n');
});

test('a folder inside of another repository and a folder without Git get no hook', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-hook-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const inner = path.join(folder, 'inner');
  mkdirSync(inner);
  installCommitHook(inner);
  assert.deepEqual(existsSync(path.join(folder, '.git')), false);
  execFileSync('git', ['init', '-q', folder]);
  installCommitHook(inner);
  assert.equal(existsSync(path.join(folder, '.git/hooks/commit-msg')), false);
});
