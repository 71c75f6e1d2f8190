import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
/** Documents say where they stand: a path is from the root, or from one of these. */
const bases = ['', 'apps/server/src', 'packages/contract/src', 'apps/server/src/shop', 'apps/server/src/admin'];

test('every file that the documents name exists', () => {
  const documents = globSync(['*.md', 'docs/decisions/*.md', 'docs/guides/*.md', 'proofs/README.md', 'bench/README.md'], { cwd: root });
  assert.ok(documents.length > 10);
  const missing = documents
    .filter((document) => path.basename(document) !== 'CHANGELOG.md')
    .flatMap((document) => {
      const text = readFileSync(path.join(root, document), 'utf8');
      const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|sql|json|md|css))`/g)].map(([, name = '']) => name);
      const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)].map(([, name = '']) => path.join(path.dirname(document), name));
      return [...named, ...links]
        .filter((name) => !bases.some((base) => existsSync(path.join(root, base, name))))
        .map((name) => `${document}: ${name}`);
    });
  assert.deepEqual(missing, []);
});
