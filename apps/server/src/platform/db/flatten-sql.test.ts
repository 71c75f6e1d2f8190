import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { dialect } from './db.ts';
import { flattenSql } from './flatten-sql.ts';

test('a flattened fragment has the text and values of its parts, wherever it is used', () => {
  const inner = sql`coalesce(${'en'}::text, ${null})`;
  const fragment = sql`a, ${inner} as b, ${7}::int`;
  const flat = flattenSql(fragment);
  const used = (part: typeof flat) =>
    dialect.sqlToQuery(sql`select ${part} from t where id = ${'9'}`);
  assert.deepEqual(used(flat), used(fragment));
  assert.deepEqual(used(flat), used(flat), 'again');
});

test('a fragment whose text looks like a value is refused', () => {
  assert.throws(() => flattenSql(sql.raw(`'costs $3'`)), /contains \$3/);
  assert.throws(() => flattenSql(sql`${1}, '$1'`), /\$1|other values/);
});
