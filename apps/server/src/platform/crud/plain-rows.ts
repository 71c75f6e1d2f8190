import type { CrudEndpoints } from '@vitrine/contract/crud.ts';
import { getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { CrudOptions } from './crud-service.ts';
import type { CrudTable } from './form-service.ts';

/** A stored value as the API has it: a moment in ISO, a switch as 1 or 0. */
const toReply = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : typeof value === 'boolean' ? Number(value) : value;

const textColumns = new Set(['PgVarchar', 'PgText', 'PgChar']);

/** A value of a form as its column has it; what was left out is the column's default, an empty text, or nothing. */
function toStored(value: unknown, column: AnyPgColumn): unknown {
  const isText = textColumns.has(column.columnType);
  if (value === undefined || value === null || (value === '' && !isText)) {
    if (!column.notNull) return null;
    return isText && !column.hasDefault ? '' : undefined;
  }
  if (column.columnType === 'PgBoolean') return value === 1;
  return column.columnType === 'PgTimestamp' ? new Date(String(value)) : value;
}

const namesIn = (shape: unknown): string[] =>
  Object.keys((shape as z.ZodObject<z.ZodRawShape>).shape);

/**
 * The descriptions of rows that are like their columns: names of the list and of the form are those of the table's properties,
 * except those that `propertyOf` names.
 */
export function describePlainRows<Endpoints extends CrudEndpoints, Table extends CrudTable>(
  { page, create }: Endpoints,
  table: Table,
  propertyOf: Readonly<Record<string, string>> = {},
): Pick<CrudOptions<Endpoints, Table>, 'toRows' | 'toForm' | 'fromForm'> {
  type Described = Pick<CrudOptions<Endpoints, Table>, 'toRows' | 'toForm' | 'fromForm'>;
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>;
  const pageShape = page.reply as unknown as z.ZodObject<{ list: z.ZodArray<z.ZodObject> }>;
  const listed = namesIn(pageShape.shape.list.element);
  const edited = namesIn(create.body);
  const at = (name: string) => propertyOf[name] ?? name;
  const describe = (names: readonly string[], row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, toReply(row[at(name)])]));
  const filled = edited.flatMap((name) => {
    const column = columns[at(name)];
    return name === 'id' || !column ? [] : [{ name, column }];
  });
  return {
    toRows: (rows: readonly object[]) => rows.map((row) => describe(listed, { ...row })),
    toForm: (row: object) => describe(edited, { ...row }),
    fromForm: (form: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(
        filled.map(({ name, column }) => [at(name), toStored(form[name], column)]),
      ),
  } as unknown as Described;
}
