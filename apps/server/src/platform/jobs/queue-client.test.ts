import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../testing/database.ts';
import { QueueClient } from './queue-client.ts';

const database = await createTestDatabase();
const client = new QueueClient({ connectionString: database.url });
await client.connect();
after(async () => {
  await client.end();
  await database.drop();
});

const listPrepared = async () =>
  (
    await client.query<{ statement: string }>(
      "select statement from pg_prepared_statements where statement like '%queue test%' order by 1",
    )
  ).rows.map(({ statement }) => statement);

test('a statement that is repeated is prepared, and several in one text are sent as they are', async () => {
  const text = 'select $1::int as one /* queue test */';
  for (let turn = 1; turn <= 4; turn += 1) {
    const { rows } = await client.query<{ one: number }>(text, [turn]);
    assert.deepEqual(rows, [{ one: turn }]);
  }
  assert.deepEqual(await listPrepared(), [text]);
  for (let turn = 0; turn < 4; turn += 1)
    await client.query('select 1 /* queue test */; select 2', undefined);
  assert.deepEqual(await listPrepared(), [text]);
});
