import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

const table = readFileSync(path.join(root, 'docs/spec/README.md'), 'utf8');

test('every sentence of the specification table names a test, until those that stand as not proved yet', () => {
  const [proved = ''] = table.split('## Not proved yet');
  const rows = proved.split('\n').filter((line) => line.startsWith('|') && !/^\| Sentence \||^\|---/.test(line));
  assert.deepEqual(
    rows.filter((row) => !/^\| \S.* \| `[^`]+` › \S.* \|$/.test(row)),
    [],
  );
});

/** Whether the source has a test of that name, and not only its text: a call of `test` at the beginning of a line. */
function isTestOf(source: string, quoted: string): boolean {
  return source.split('\n').some((line, index, lines) => {
    const begins = line.trimStart();
    return begins.startsWith(`test(${quoted}`) || (/^test\($/.test(begins) && lines[index + 1]?.trimStart().startsWith(quoted));
  });
}

test('every test that the specification table names is in its file', () => {
  const proofs = [...table.matchAll(/\| `([^`]+)` › (.+?) \|$/gm)];
  assert.ok(proofs.length > 60, `${proofs.length} rows`);
  const missing = proofs.filter(([, file = '', name = '']) => {
    // A quoted name escapes its own quotes: 'owner\'s' and "owner's" are the same name.
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'");
    return !['`', '"', "'"].some((quote) => isTestOf(source, `${quote}${name}${quote}`));
  });
  assert.deepEqual(
    missing.map(([, file, name]) => `${file} › ${name}`),
    [],
  );
});
