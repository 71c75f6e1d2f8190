import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from './app.ts';
import { insertRow } from './sample-rows.ts';

test('a sample row comes with the rows that it refers to', async () => {
  const app = await createTestApp();
  try {
    assert.match(await insertRow(app, 'dictionary_entries'), /^\d+$/);
    const { rows } = await app.platform.database.pool.query(
      'select e.value, d.code from dictionary_entries e join dictionaries d on d.id = e.dictionary_id',
    );
    assert.deepEqual(rows, [{ value: 'A', code: 'A' }]);
  } finally {
    await app.close();
  }
});
