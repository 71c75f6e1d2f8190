import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  withClient,
} from '#platform/testing/database.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Everything that a migration can make, one line each. Drizzle cannot say that a table is partitioned, so partitions are left
 * out, and an index of such a table is described as that of any other.
 */
const catalogue = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || ' ' || a.attidentity::text || a.attgenerated::text as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || case when convalidated then '' else ' not valid' end
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' and conparentid = 0
  union all select 'index ' || replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') || case when indisvalid then '' else ' invalid' end
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace and not c.relispartition
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
  union all select 'comment ' || objoid::regclass || ' ' || description from pg_description join pg_class c on c.oid = objoid and classoid = 'pg_class'::regclass
    where c.relnamespace = 'public'::regnamespace
  union all select 'transition ' || t::text from order_transitions t
  order by 1`;

const readCatalogue = ({ url }: TestDatabase, ...statements: string[]): Promise<string[]> =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
    const { rows } = await client.query<{ line: string }>(catalogue);
    return rows.map(({ line }) => line).filter((line) => !/schema_migrations/.test(line));
  });

test('the migrations make what *.tables.ts and *.guards.sql describe, to the last index, trigger and function', async () => {
  const kit = path.join(root, 'node_modules/.bin/drizzle-kit');
  const tables = execFileSync(kit, ['export'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Those of the platform first: indexes of features use its functions.
  const isFeature = (file: string) => Number(!file.includes('/src/platform/'));
  const guards = globSync('apps/server/src/**/*.guards.sql', { cwd: root }).sort(
    (a, b) => isFeature(a) - isFeature(b) || (a < b ? -1 : 1),
  );
  const [described, migrated] = [await createEmptyDatabase(), await createTestDatabase()];
  try {
    const expected = await readCatalogue(
      described,
      tables.slice(tables.search(/create table/i)),
      ...guards.map((file) => readFileSync(path.join(root, file), 'utf8')),
    );
    assert.ok(expected.length > 1000, `${expected.length} lines`);
    assert.deepEqual(await readCatalogue(migrated), expected);
  } finally {
    await described.drop();
    await migrated.drop();
  }
});
