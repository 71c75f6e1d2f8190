import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './context.ts';
import { readPrepared } from './prepared.ts';

/** How a value of `pg` becomes the one that Drizzle would answer, for the types of `columns.ts`; most stay as they are. */
const readers: Readonly<Record<string, (value: never) => unknown>> = { PgBigInt64: (value: string) => BigInt(value) };
const refused = new Set(['PgDate', 'PgDateString', 'PgTimestampString', 'PgNumeric']);

/**
 * Makes a query for whole rows of a table, `t`, as Drizzle would answer them. The text is built once, here, and planned
 * once per connection: for the few reads that every sale takes a dozen times. `tail` is all that comes after the table.
 */
export function rowReader<Table extends PgTable>(
  table: Table,
  tail: string,
): (ctx: Ctx, values: unknown[]) => Promise<InferSelectModel<Table>[]> {
  const columns = Object.entries(getTableColumns(table));
  const list = columns.map(([property, { name, columnType }]) => {
    if (refused.has(columnType)) throw new TypeError(`${name} is of a type that only Drizzle reads`);
    return `t."${name}" as "${property}"`;
  });
  const converted = columns.flatMap(([property, { columnType }]) => {
    const read = readers[columnType];
    return read ? [[property, read] as const] : [];
  });
  const text = `select ${list.join(', ')} from "${getTableName(table)}" t ${tail}`;
  const statement = { name: `rows.${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`, text };
  return async (ctx, values) => {
    const rows = await readPrepared<Record<string, unknown>>(ctx, statement, values);
    for (const row of rows) {
      for (const [property, read] of converted) if (row[property] !== null) row[property] = read(row[property] as never);
    }
    return rows as InferSelectModel<Table>[];
  };
}
