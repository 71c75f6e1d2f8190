import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { findFrozenBreaks, findSchemaChanges, freeze } from './migrations.ts';

const root = path.resolve(import.meta.dirname, '..');
let tree: string;
const migration = (name: string) => path.join(tree, 'apps/server/migrations', name);
const tables = () => path.join(tree, 'apps/server/src/shop/stock/stock.tables.ts');
const change = (file: string, from: string | RegExp, to: string) => {
  const text = readFileSync(file, 'utf8');
  assert.notEqual(text.replace(from, to), text, 'the change changes something');
  writeFileSync(file, text.replace(from, to));
};

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'vt-migrations-'));
  cpSync(path.join(root, 'apps/server/migrations'), path.join(tree, 'apps/server/migrations'), {
    recursive: true,
  });
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test('a frozen migration cannot be changed, removed or moved, and a new one must be frozen', () => {
  assert.deepEqual(findFrozenBreaks(tree), []);
  change(migration('0001_guards.sql'), 'append-only', 'append only');
  assert.match(findFrozenBreaks(tree).join(), /^0001_guards.sql is frozen and was changed/);
  rmSync(migration('0001_guards.sql'));
  assert.match(findFrozenBreaks(tree).join(), /^0001_guards.sql is frozen and was removed/);
  cpSync(path.join(root, 'apps/server/migrations/0001_guards.sql'), migration('0001_guards.sql'));
  change(migration('meta/_journal.json'), '0000_tables', '0000_other');
  assert.match(
    findFrozenBreaks(tree).join(),
    /0000_tables.sql is frozen and not at its place.*0000_other.sql is not frozen/,
  );
  change(migration('meta/_journal.json'), '0000_other', '0000_tables');
  writeFileSync(migration('9999_more.sql'), 'select 1;');
  assert.match(findFrozenBreaks(tree).join(), /^9999_more.sql is not frozen/);
});

test('freezing adds new files to the list and never changes a line of it', () => {
  const before = readFileSync(migration('frozen.sha256'), 'utf8');
  change(migration('0000_tables.sql'), 'CREATE TABLE', 'create table');
  writeFileSync(migration('9999_more.sql'), 'select 1;');
  change(
    migration('meta/_journal.json'),
    /\n {2}\]/,
    ',{ "idx": 9999, "version": "7", "when": 1999000000000, "tag": "9999_more", "breakpoints": true }\n  ]',
  );
  freeze(tree);
  const after = readFileSync(migration('frozen.sha256'), 'utf8');
  assert.ok(after.startsWith(before));
  assert.match(
    after.slice(before.length),
    /^354b7196c9ba5fb4b21cf615bb6ec4cd5c07503c34229feef033fc081a8c03f4 {2}9999_more.sql\n$/,
  );
  assert.match(
    findFrozenBreaks(tree).join(),
    /^0000_tables.sql is frozen and was changed[^,]*, and add a migration$/,
  );
});

test('a table of the sources that no migration makes is found', () => {
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  cpSync(path.join(root, 'drizzle.config.ts'), path.join(tree, 'drizzle.config.ts'));
  cpSync(path.join(root, 'apps/server'), path.join(tree, 'apps/server'), {
    recursive: true,
    filter: (name) => !name.includes('node_modules') && !name.includes('apps/server/demo/'),
  });
  change(tables(), /(\bpgTable\([^{]*\{\n)/, "$1    giftNote: text('gift_note'),\n");
  change(tables(), /\n/, "\nimport { text } from 'drizzle-orm/pg-core';\n");
  // Nothing else differs: `npm run check` finds the same of the sources as they are.
  assert.match(
    findSchemaChanges(tree).join(),
    /^ALTER TABLE "stock_\w+" ADD COLUMN "gift_note" text;$/,
  );
});
