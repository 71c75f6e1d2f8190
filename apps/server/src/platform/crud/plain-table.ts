import { isEdited, type PlainEndpoints, type PlainFields } from '@vitrine/contract/plain-crud.ts';
import type { PlainField, PlainFilter } from '@vitrine/contract/plain-fields.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  ne,
  type SQL,
} from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig } from 'drizzle-orm/pg-core';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { onDays } from '#platform/db/on-days.ts';
import type { CrudOptions } from './crud-service.ts';
import type { CrudTable } from './form-service.ts';
import { describePlainRows } from './plain-rows.ts';

type ColumnOf<
  Fields extends PlainFields,
  Name extends keyof Fields,
> = Fields[Name]['options'] extends { column: infer Column extends string }
  ? Column
  : Name & string;

/** A table with a column for each field. */
export type PlainTable<Endpoints extends PlainEndpoints> = CrudTable &
  Record<
    {
      [Name in keyof Endpoints['fields']]: ColumnOf<Endpoints['fields'], Name>;
    }[keyof Endpoints['fields']],
    AnyPgColumn
  >;

const comparisons = {
  equal: eq,
  notEqual: ne,
  greater: gt,
  atLeast: gte,
  less: lt,
  atMost: lte,
} as const satisfies Partial<Record<PlainFilter, unknown>>;
const places = { contains: undefined, startsWith: 'start', endsWith: 'end' } as const;

type Query = Readonly<Record<string, string | undefined>>;

/** The condition of one field, if the query filters by it. */
function findCondition(
  name: string,
  { kind, options: { filter } }: PlainField,
  column: AnyPgColumn,
  query: Query,
): SQL | undefined {
  const read = (text: string) => {
    if (column.columnType === 'PgBoolean') return text === '1';
    return kind === 'whole' || kind === 'flag' ? Number(text) || 0 : text;
  };
  if (filter === 'between') {
    const [from, to] = [query[`${name}From`], query[`${name}To`]];
    if (kind === 'moment') return onDays(column, [from, to], query['timeZone']);
    return and(from ? gte(column, read(from)) : undefined, to ? lte(column, read(to)) : undefined);
  }
  const text = query[name];
  if (!filter || !text) return undefined;
  if (filter === 'oneOf')
    return inArray(
      column,
      text.split(',').map((part) => read(part.trim())),
    );
  if (filter === 'contains' || filter === 'startsWith' || filter === 'endsWith')
    return containsFolded(column, text, places[filter]);
  return comparisons[filter](column, read(text));
}

/** The field that each constraint of a table is about: its first column, as far as a form fills it. */
function listConstraints(
  table: CrudTable,
  fieldOf: (column: string) => string | undefined,
): NonNullable<CrudOptions<PlainEndpoints, CrudTable>['constraints']> {
  const { columns, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table);
  const uniques = [
    ...columns.map((column) => [column.isUnique && column.uniqueName, column.name] as const),
    ...uniqueConstraints.map((one) => [one.getName(), one.columns[0]?.name] as const),
    ...indexes.map(({ config }) => {
      const [first] = config.columns;
      return [config.unique && config.name, first && 'name' in first && first.name] as const;
    }),
  ].map(([name, column]) => [name, column, 'conflict', 'taken'] as const);
  // PostgreSQL cuts names at 63 bytes.
  const references = foreignKeys.map(
    (key) =>
      [
        key.getName().slice(0, 63),
        key.reference().columns[0]?.name,
        'invalid-input',
        'choice',
      ] as const,
  );
  return Object.fromEntries(
    [...uniques, ...references].flatMap(([name, column, failure, code]) => {
      const field = column ? fieldOf(column) : undefined;
      return name && field ? [[name, [failure, field, code]]] : [];
    }),
  );
}

/** All that list and form of a plain table need: the newest rows first, filters, rows, and failures at their fields. */
export function describePlainTable<
  Endpoints extends PlainEndpoints,
  Table extends PlainTable<Endpoints>,
>(endpoints: Endpoints, table: Table): CrudOptions<Endpoints, Table> {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>;
  const fields = Object.entries<PlainField>(endpoints.fields).flatMap(([name, field]) => {
    const property = field.options.column ?? name;
    const column = columns[property];
    return column ? [{ name, property, field, column }] : [];
  });
  const fieldOf = (column: string) =>
    fields.find((one) => one.column.name === column && isEdited(one.field))?.name;
  const newest = columns['createdAt'] ? [desc(columns['createdAt'])] : [];
  return {
    table,
    order: [...newest, desc(table.id)],
    where: (query) =>
      and(
        ...fields.map(({ name, field, column }) =>
          findCondition(name, field, column, query as Query),
        ),
      ),
    ...describePlainRows(
      endpoints,
      table,
      Object.fromEntries(fields.map(({ name, property }) => [name, property])),
    ),
    constraints: listConstraints(table, fieldOf),
  };
}
