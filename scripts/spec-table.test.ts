import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

test('every test that the specification table names stands in its file', () => {
  const table = readFileSync(path.join(root, 'docs/spec/README.md'), 'utf8');
  const proofs = [...table.matchAll(/\| `([^`]+)` › (.+?) \|$/gm)];
  assert.ok(proofs.length > 60, `${proofs.length} rows`);
  const missing = proofs.filter(([, file = '', name = '']) => {
    // A name in quotes escapes its own: 'owner\'s' and "owner's" are the same words.
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
    return !source.includes(name);
  });
  assert.deepEqual(
    missing.map(([, file, name]) => `${file} › ${name}`),
    [],
  );
});
