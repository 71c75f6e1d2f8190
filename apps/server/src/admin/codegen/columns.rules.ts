import { columnKindOf } from '@vitrine/contract/admin/codegen-columns.ts';
import type { TableColumn, TableInfo } from './catalogue.ts';

/** How a column is declared in Drizzle: the function, where it comes from, and its options. */
interface ColumnType {
  from: 'drizzle' | 'platform';
  call: string;
  options?: string;
}

const fixed: Readonly<Record<string, ColumnType>> = {
  text: { from: 'drizzle', call: 'text' },
  smallint: { from: 'drizzle', call: 'smallint' },
  integer: { from: 'drizzle', call: 'integer' },
  bigint: { from: 'platform', call: 'idRef' },
  boolean: { from: 'drizzle', call: 'boolean' },
  date: { from: 'drizzle', call: 'date' },
  'timestamp(3) with time zone': { from: 'platform', call: 'moment' },
  'timestamp with time zone': {
    from: 'drizzle',
    call: 'timestamp',
    options: "{ withTimezone: true, mode: 'date' }",
  },
  'character varying': { from: 'drizzle', call: 'varchar' },
  numeric: { from: 'drizzle', call: 'numeric' },
  uuid: { from: 'drizzle', call: 'uuid' },
  jsonb: { from: 'drizzle', call: 'jsonb' },
  'double precision': { from: 'drizzle', call: 'doublePrecision' },
  real: { from: 'drizzle', call: 'real' },
};

/** The Drizzle type of a column; nothing for types of which this code base has no example. */
export function findColumnType(type: string): ColumnType | undefined {
  if (Object.hasOwn(fixed, type)) return fixed[type];
  const [, name, first, second] =
    /^(character varying|character|numeric)\((\d+)(?:,(\d+))?\)$/.exec(type) ?? [];
  if (name === 'numeric')
    return {
      from: 'drizzle',
      call: 'numeric',
      options: `{ precision: ${first}, scale: ${second ?? 0} }`,
    };
  return name
    ? {
        from: 'drizzle',
        call: name === 'character' ? 'char' : 'varchar',
        options: `{ length: ${first} }`,
      }
    : undefined;
}

/** The longest text that a column takes. */
export function maxLengthOf(column: TableColumn): number | null {
  const [, length] = /^character(?: varying)?\((\d+)\)$/.exec(column.type) ?? [];
  if (length) return Number(length);
  return columnKindOf(column) === 'text' ? 2_000 : null;
}

export const referenceOf = (table: TableInfo, column: TableColumn) =>
  table.references.find((one) => one.column === column.name);
