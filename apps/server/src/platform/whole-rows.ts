import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './context.ts';
import { type Prepared, readPrepared } from './prepared.ts';

/** How a value of `pg` becomes the one that Drizzle would answer, for the types of `columns.ts`; most stay as they are. */
const readers: Readonly<Record<string, (value: never) => unknown>> = { PgBigInt64: (value: string) => BigInt(value) };
const refused = new Set(['PgDate', 'PgDateString', 'PgTimestampString', 'PgNumeric']);

const named = (text: string): Prepared => ({ name: `rows.${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`, text });

/** The columns of `t` under the names of their properties, and what turns an answered row into Drizzle's. */
function wholeRow<Table extends PgTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table));
  const list = columns.map(([property, { name, columnType }]) => {
    if (refused.has(columnType)) throw new TypeError(`${name} is of a type that only Drizzle reads`);
    return `t."${name}" as "${property}"`;
  });
  const converted = columns.flatMap(([property, { columnType }]) => {
    const read = readers[columnType];
    return read ? [[property, read] as const] : [];
  });
  function convert(row: Record<string, unknown>): InferSelectModel<Table> {
    for (const [property, read] of converted) if (row[property] !== null) row[property] = read(row[property] as never);
    return row as InferSelectModel<Table>;
  }
  return { list: list.join(', '), convert };
}

/**
 * Makes a query for whole rows of a table, `t`, as Drizzle would answer them. The text is built once, here, and planned
 * once per connection: for the few reads that every sale takes a dozen times. `tail` is all that comes after the table.
 */
export function rowReader<Table extends PgTable>(
  table: Table,
  tail: string,
): (ctx: Ctx, values: unknown[]) => Promise<InferSelectModel<Table>[]> {
  const { list, convert } = wholeRow(table);
  const statement = named(`select ${list} from "${getTableName(table)}" t ${tail}`);
  return async (ctx, values) => (await readPrepared<Record<string, unknown>>(ctx, statement, values)).map(convert);
}

/**
 * Makes an insert of one row, as Drizzle would write it, that answers the row as it stands then. Columns that are not
 * given take their default. For the rows that every sale writes: the text is built once for each set of given columns.
 */
export function rowInserter<Table extends PgTable>(
  table: Table,
): (ctx: Ctx, row: InferInsertModel<Table>) => Promise<InferSelectModel<Table>> {
  const { list, convert } = wholeRow(table);
  const columns = getTableColumns(table);
  const statements = new Map<string, Prepared>();
  return async (ctx, row) => {
    const given = Object.entries(row as Record<string, unknown>).flatMap(([property, value]) => {
      const column = columns[property];
      return column && value !== undefined ? [{ column, value }] : [];
    });
    const names = given.map(({ column }) => `"${column.name}"`).join(', ');
    const places = given.map((_, index) => `$${index + 1}`).join(', ');
    const statement =
      statements.get(names) ?? named(`insert into "${getTableName(table)}" as t (${names}) values (${places}) returning ${list}`);
    statements.set(names, statement);
    const values = given.map(({ column, value }) => (value === null ? null : column.mapToDriverValue(value)));
    const [written] = await readPrepared<Record<string, unknown>>(ctx, statement, values);
    if (!written) throw new Error(`${getTableName(table)} answered no row`);
    return convert(written);
  };
}
