import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { findDeclaredTests } from './spec/declared-tests.ts';

const root = path.resolve(import.meta.dirname, '..');

interface Row {
  number: string;
  proofs: { file: string; name: string }[];
  due: string;
}

/** The rows of the table: number, tests, and what is due. */
function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+) \| [^|]+ \| ([^|]*) \| ([^|]*) \|$/gm)].map(
    ([, number = '', proofs = '', due = '']) => ({
      number,
      proofs: [...proofs.matchAll(/`([^`]+)` › (.+?)(?=; `|$)/g)].map(
        ([, file = '', name = '']) => ({ file, name: name.trim() }),
      ),
      due: due.trim(),
    }),
  );
}

const rows = readRows(readFileSync(path.join(root, 'docs/admin-weaknesses.md'), 'utf8'));

function isDeclared({ file, name }: Row['proofs'][number]): boolean {
  const full = path.join(root, file);
  return existsSync(full) && findDeclaredTests(readFileSync(full, 'utf8'), full).has(name);
}

test('each of the twenty weaknesses of the admin family has a test, or says which part brings it', () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    Array.from({ length: 20 }, (_, index) => String(index + 1)),
  );
  assert.deepEqual(
    rows.filter(({ proofs, due }) => proofs.length === 0 && due === '').map(({ number }) => number),
    [],
  );
});

test('the tests that show it exist', () => {
  assert.ok(rows.flatMap(({ proofs }) => proofs).length > 30);
  assert.deepEqual(
    rows.flatMap(({ number, proofs }) =>
      proofs
        .filter((proof) => !isDeclared(proof))
        .map(({ file, name }) => `${number}: ${file} › ${name}`),
    ),
    [],
  );
});
