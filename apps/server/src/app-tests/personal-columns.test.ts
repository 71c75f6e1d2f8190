import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { dataKinds } from '@vitrine/contract/admin/stored-data.ts';
import { getTableName, sql } from 'drizzle-orm';
import { accountHooks } from '#admin/identity/index.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';

/** Columns that can hold words of or about a person, or that name an account, and that say nothing about a person. */
const listFile = path.join(import.meta.dirname, 'impersonal-columns.json');

const app = await closeAfter(createTestApp());

const partsOf = () => app.platform.hooks.all(accountHooks.personalData);
const declaredColumns = () =>
  partsOf().flatMap(({ stored }) =>
    stored.flatMap(({ columns }) =>
      columns.map((column) => `${getTableName(column.table)}.${column.name}`),
    ),
  );

/** Texts, JSON and lists of texts; and references to accounts. */
async function listCandidates(): Promise<string[]> {
  const rows = await app.platform.database.db.rows(
    sql`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and (t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', '_text', '_varchar', 'bytea')
        or a.attname ~ '(^|_)(account_id|account_ids|owner_id|by_id|actor_id)$')
    order by 1`,
    { name: as.text },
  );
  return rows.map(({ name }) => name);
}

test('every column that can hold personal data is declared by its module, or listed as impersonal', async () => {
  const declared = new Set(declaredColumns());
  const candidates = await listCandidates();
  assert.ok(candidates.length > 250, `${candidates.length} columns`);
  const rest = candidates.filter((name) => !declared.has(name));
  if (process.env['UPDATE_PERSONAL_COLUMNS'])
    writeFileSync(listFile, `${JSON.stringify(rest, null, 2)}\n`);
  assert.deepEqual(
    rest,
    JSON.parse(readFileSync(listFile, 'utf8')),
    'A new column: if it can hold personal data, declare it in own-data.ts of its module, which exports and erases it, ' +
      'else run this test with UPDATE_PERSONAL_COLUMNS=1.',
  );
  assert.deepEqual(
    [...declared].filter((name) => !candidates.includes(name)),
    ['refresh_tokens.session_id'].filter((name) => !candidates.includes(name)),
    'a declared column is there',
  );
});

test('every kind of data of the statement is stored by some module, and says one thing about its deletion', () => {
  const effects = new Map<string, Set<string>>();
  for (const { stored } of partsOf())
    for (const { kind, keptDays, afterDeletion } of stored)
      effects.set(
        kind,
        new Set([...(effects.get(kind) ?? []), `${afterDeletion} ${keptDays ?? ''}`]),
      );
  assert.deepEqual([...effects.keys()].sort(), [...dataKinds].sort());
  assert.deepEqual(
    [...effects].filter(([, said]) => said.size > 1),
    [],
  );
});
