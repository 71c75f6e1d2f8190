import {
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  is,
  Param,
  Placeholder,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

import { type Db, dialect } from './db.ts';
import { createRowReader, type RowOf, type RowShape } from './sql-rows.ts';
import { nameOfText } from './statement-names.ts';

/** Drizzle's builder without a connection, for statements that are compiled before there is one. */
const builder = drizzle.mock();

/** A context, of which a statement needs the database only. */
interface WithDb {
  db: Db;
}

export type Builder = Pick<typeof builder, 'select' | 'insert' | 'update' | 'delete'>;

/** The placeholders of a statement, by name. */
export type Places<Values> = {
  readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]>;
};

/**
 * A statement that is built once and prepared on each connection: for statements that every sale or page runs many times,
 * where building the text again would take longer than running it. `build` returns SQL or any of Drizzle's builders
 * and gets a placeholder for each value. A short one reads a few rows by an index (`shared-readers.ts`).
 */
export function statement<Values, const Shape extends RowShape>(
  build: (places: Places<Values>, query: Builder) => SQLWrapper,
  shape: Shape,
  { isShort }: { isShort?: boolean } = {},
): (ctx: WithDb, values: Values) => Promise<RowOf<Shape>[]> {
  const reader = createRowReader(shape);
  const places = new Proxy(
    {},
    { get: (_, name) => sql.placeholder(String(name)) },
  ) as Places<Values>;
  let compiled: { sql: string; name: string; fill: (values: Values) => unknown[] } | undefined;
  return (ctx, values) => {
    if (!compiled) {
      const query = dialect.sqlToQuery(build(places, builder).getSQL());
      const fillers = query.params.map(createFiller);
      compiled = {
        sql: query.sql,
        name: nameOfText(query.sql),
        fill: (given) => fillers.map((fill) => fill(given as Record<string, unknown>)),
      };
    }
    return ctx.db.read(
      { sql: compiled.sql, name: compiled.name, params: compiled.fill(values), isShort },
      reader,
    );
  };
}

/** Encodes a value of a placeholder for the driver: by its column, and null is always null. */
function createFiller(param: unknown): (values: Record<string, unknown>) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value: place } = param;
  return (values) => {
    const value = values[place.name];
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

/**
 * The same for the insert of one row, which returns the row, or only the requested columns. Columns that are not
 * given take their default, so there is one text for each set of given columns.
 */
export function insertStatement<
  Table extends PgTable,
  const Wanted extends keyof InferSelectModel<Table> & string = keyof InferSelectModel<Table> &
    string,
>(
  table: Table,
  wanted: readonly Wanted[] = Object.keys(getTableColumns(table)) as Wanted[],
): (ctx: WithDb, row: InferInsertModel<Table>) => Promise<Pick<InferSelectModel<Table>, Wanted>> {
  const columns = getTableColumns<PgTable>(table);
  const answered = Object.fromEntries(
    Object.entries(columns).filter(([property]) =>
      (wanted as readonly string[]).includes(property),
    ),
  );
  const inserts = new Map<
    string,
    (ctx: WithDb, row: Record<string, unknown>) => Promise<Record<string, unknown>[]>
  >();
  return async (ctx, row) => {
    const values: Record<string, unknown> = row;
    const given = Object.keys(columns).filter((property) => values[property] !== undefined);
    const key = given.join();
    let insert = inserts.get(key);
    if (!insert) {
      insert = statement((places: Places<Record<string, unknown>>, query) => {
        const into = query
          .insert<PgTable>(table)
          .values(Object.fromEntries(given.map((property) => [property, places[property]])));
        return wanted.length ? into.returning(answered) : into;
      }, answered);
      inserts.set(key, insert);
    }
    const [written] = await insert(ctx, values);
    return written as Pick<InferSelectModel<Table>, Wanted>;
  };
}

/**
 * Inserts rows of several tables in one statement, which returns nothing. Rows may refer to each other, because references are checked
 * at its end. There is one text for each set of given columns and number of rows. `last` is a further change in the same statement.
 */
export function insertTogether<const Tables extends Readonly<Record<string, PgTable>>, Values>(
  tables: Tables,
  last: (places: Places<Values>) => SQLWrapper,
): (
  ctx: WithDb,
  rows: { readonly [Name in keyof Tables]: readonly InferInsertModel<Tables[Name]>[] },
  lastValues: Values,
) => Promise<void> {
  const inserts = new Map<
    string,
    (ctx: WithDb, values: Record<string, unknown>) => Promise<unknown>
  >();
  return async (ctx, rows, lastValues) => {
    const values: Record<string, unknown> = {};
    Object.assign(values, lastValues);
    const parts = Object.entries(tables).map(([name, table]) => {
      const given: readonly Record<string, unknown>[] = rows[name] ?? [];
      const properties = Object.keys(getTableColumns(table)).filter((property) =>
        given.some((row) => row[property] !== undefined),
      );
      for (const [index, row] of given.entries())
        for (const property of properties)
          values[`${name}${index}.${property}`] = row[property] ?? null;
      return { name, table, count: given.length, properties };
    });
    const key = parts.map(({ count, properties }) => `${count} ${properties.join()}`).join(';');
    const insert =
      inserts.get(key) ??
      statement((places: Places<Record<string, unknown>>, query) => {
        const inserted = parts.map(({ name, table, count, properties }) => {
          const placesOf = (index: number) =>
            Object.fromEntries(
              properties.map((property) => [property, places[`${name}${index}.${property}`]]),
            );
          const list = Array.from({ length: count }, (_, index) => placesOf(index));
          return sql`${sql.identifier(`new_${name}`)} as ${query.insert<PgTable>(table).values(list)}`;
        });
        return sql`with ${sql.join(inserted, sql`, `)} ${last(places as Places<Values>)}`;
      }, {});
    inserts.set(key, insert);
    await insert(ctx, values);
  };
}

/** The same for an update of the row with an id; columns that are not given stay unchanged. */
export function updateStatement<Table extends PgTable & { id: AnyPgColumn }>(
  table: Table,
): (ctx: WithDb, id: string, changes: Partial<InferInsertModel<Table>>) => Promise<void> {
  const columns = getTableColumns<PgTable>(table);
  const updates = new Map<
    string,
    (ctx: WithDb, values: Record<string, unknown>) => Promise<unknown>
  >();
  return async (ctx, id, changes) => {
    const values: Record<string, unknown> = changes;
    const given = Object.keys(columns).filter((property) => values[property] !== undefined);
    const key = given.join();
    let update = updates.get(key);
    if (!update) {
      update = statement(
        (places: Places<Record<string, unknown>>, query) =>
          query
            .update<PgTable>(table)
            .set(Object.fromEntries(given.map((property) => [property, places[property]])))
            .where(eq(table.id, places['rowId'])),
        {},
      );
      updates.set(key, update);
    }
    await update(ctx, { ...values, rowId: id });
  };
}
