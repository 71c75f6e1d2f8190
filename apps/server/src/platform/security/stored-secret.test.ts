import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { loadOrCreateSecret } from './stored-secret.ts';

let folder: string;

before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vt-secret-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is drawn once, kept for its owner alone, and leaves nothing beside it', () => {
  const first = loadOrCreateSecret(folder, 'secret', 32);
  assert.match(first, /^[0-9a-f]{64}$/);
  assert.equal(loadOrCreateSecret(folder, 'secret', 32), first);
  assert.equal(statSync(path.join(folder, 'secret')).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(folder), ['secret']);
});

test('a file that a start left empty is no secret: another is drawn', () => {
  writeFileSync(path.join(folder, 'cut-off'), '');
  const drawn = loadOrCreateSecret(folder, 'cut-off', 16);
  assert.match(drawn, /^[0-9a-f]{32}$/);
  assert.equal(readFileSync(path.join(folder, 'cut-off'), 'utf8'), drawn);
});
