import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '../testing/app.ts';

test('no index is descending with nulls last, which no list of ours could be read from', async (t) => {
  const app = await createTestApp();
  t.after(() => app.close());
  const { rows } = await app.platform.database.pool.query(`
    select distinct i.indexrelid::regclass::text as name
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace, unnest(i.indoption) as option
    where n.nspname = 'public' and option & 1 = 1 and option & 2 = 0`);
  assert.deepEqual(rows, []);
});
