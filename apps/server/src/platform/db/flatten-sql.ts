import { SQL, StringChunk, sql } from 'drizzle-orm';
import { dialect } from './db.ts';

/**
 * A fragment as one piece of text between its values: Drizzle walks through each part of a nested fragment whenever a statement is
 * built with it, which takes longer than running the statement. For fragments that are the same in many statements.
 */
export function flattenSql(fragment: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(fragment);
  const parts = text.split(/\$(\d+)/);
  const chunks = parts.map((part, index) => {
    if (index % 2 === 0) return new StringChunk(part);
    // Values are numbered in their order; anything else is a text of the fragment that looks like one.
    if (Number(part) !== (index + 1) / 2) throw new Error(`A fragment contains $${part}`);
    return sql.param(params[Number(part) - 1]);
  });
  if (parts.length !== 2 * params.length + 1)
    throw new Error('A fragment has other values than its text');
  return new SQL(chunks);
}
