import type { Currency } from '@vitrine/contract/money.ts';
import { Column, type GetColumnData } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Reads one value of a result; it throws for a value that its type does not allow, null included. */
export interface Decoder<Data> {
  decode(value: unknown): Data;
}

/** The shape of a result: a property for each column (`total_minor` is read as `totalMinor`). */
export type RowShape = Readonly<Record<string, AnyPgColumn | Decoder<unknown>>>;

type DataOf<Field> =
  Field extends Decoder<infer Data> ? Data : Field extends Column ? GetColumnData<Field> : never;

export type RowOf<Shape extends RowShape> = {
  -readonly [Property in keyof Shape]: DataOf<Shape[Property]>;
};

function decoder<Data>(
  expected: string,
  read: (value: unknown) => Data | undefined,
): Decoder<Data> {
  return {
    decode(value) {
      const data = read(value);
      if (data === undefined)
        throw new TypeError(`${value === null ? 'null' : typeof value} instead of ${expected}`);
      return data;
    },
  };
}

const text = decoder('a text', (value) => (typeof value === 'string' ? value : undefined));

/** Decoders for result columns that are not a column of a table: sums, counts, values from JSON. */
export const as = {
  text,
  /** A 64-bit key, as a string. */
  id: text,
  boolean: decoder('a boolean', (value) => (typeof value === 'boolean' ? value : undefined)),
  /** A count or a small number, also of SQL's 64-bit `count(*)`. */
  integer: decoder('an integer', (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
  }),
  number: decoder('a number', (value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
  }),
  /** An amount in minor units, also of a sum, which SQL makes a numeric. */
  minor: decoder('an amount', (value) =>
    typeof value === 'string' && /^-?\d+$/.test(value)
      ? BigInt(value)
      : Number.isSafeInteger(value)
        ? BigInt(value as number)
        : undefined,
  ),
  currency: decoder('a currency', (value) =>
    typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? (value as Currency) : undefined,
  ),
  moment: decoder('a moment', (value) => {
    const date = typeof value === 'string' ? new Date(value) : value;
    return date instanceof Date && !Number.isNaN(date.getTime()) ? date : undefined;
  }),
  /** A text that is one of the given values. */
  oneOf: <const Value extends string | number>(...values: readonly Value[]) =>
    decoder(values.join(' or '), (value) => values.find((known) => known === value)),
  list: <Data>(of: Decoder<Data>) =>
    decoder('a list', (value) =>
      Array.isArray(value) ? value.map((entry) => of.decode(entry)) : undefined,
    ),
  /** A result of `jsonb` or `json_agg`; as with a `jsonb` column, its type is asserted and not checked. */
  json: <Data extends object>() =>
    decoder<Data>('JSON', (value) =>
      typeof value === 'object' && value !== null ? (value as Data) : undefined,
    ),
};

/** A column that may be null, for outer joins and aggregates over nothing. */
export function orNull<Field extends AnyPgColumn | Decoder<unknown>>(
  field: Field,
): Decoder<DataOf<Field> | null> {
  const read = toDecode(field);
  return { decode: (value) => (value === null ? null : (read(value) as DataOf<Field>)) };
}

type NullableFields<Shape extends RowShape> = {
  readonly [Property in keyof Shape]: Decoder<DataOf<Shape[Property]> | null>;
};

/** A shape whose row may be missing as a whole, as the right side of an outer join. */
export function allOrNull<const Shape extends RowShape>(shape: Shape): NullableFields<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([property, field]) => [property, orNull(field)]),
  ) as NullableFields<Shape>;
}

function toDecode(field: AnyPgColumn | Decoder<unknown>): (value: unknown) => unknown {
  if (!(field instanceof Column)) return (value) => field.decode(value);
  const { notNull } = field;
  return (value) => {
    if (value !== null) return field.mapFromDriverValue(value);
    if (notNull) throw new TypeError('null instead of a value');
    return null;
  };
}

const columnNames = new Map<string, string>();

function columnNameOf(property: string): string {
  let name = columnNames.get(property);
  if (name === undefined) {
    name = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columnNames.set(property, name);
  }
  return name;
}

interface Field {
  property: string;
  column: string;
  read: (value: unknown) => unknown;
}

/** Converts the driver's arrays of values to rows. */
export type RowReader<Row> = (
  names: readonly { name: string }[],
  rows: readonly unknown[][],
) => Row[];

/** Compiles the reader of a shape. It throws for a result with other columns than those of the shape. */
export function createRowReader<Shape extends RowShape>(shape: Shape): RowReader<RowOf<Shape>> {
  const fields: Field[] = Object.entries(shape).map(([property, field]) => ({
    property,
    column: columnNameOf(property),
    read: toDecode(field),
  }));

  const isAt = (field: Field, name: string | undefined) =>
    name === field.column || name === field.property;

  /** The fields in the order of the result's columns. */
  function inOrderOf(names: readonly { name: string }[]): Field[] {
    if (
      names.length === fields.length &&
      fields.every((field, index) => isAt(field, names[index]?.name))
    )
      return fields;
    return names.map(({ name }) => {
      const field = fields.find((known) => isAt(known, name));
      if (!field || names.length !== fields.length)
        throw new TypeError(
          `The result has ${names.map((column) => column.name).join(', ')}; its shape has ${fields.map(({ column }) => column).join(', ')}`,
        );
      return field;
    });
  }

  /** A prepared statement describes its result once for each connection. */
  const known = new WeakMap<object, Field[]>();

  return (names, rows) => {
    if (!rows.length) return [];
    const ordered = known.get(names) ?? inOrderOf(names);
    known.set(names, ordered);
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < ordered.length; index += 1) {
        const { property, read } = ordered[index] as Field;
        try {
          row[property] = read(values[index]);
        } catch (error) {
          throw new TypeError(`${property}: ${(error as Error).message}`, { cause: error });
        }
      }
      return row as RowOf<Shape>;
    });
  };
}

const readers = new WeakMap<RowShape, unknown>();

/** The reader of a shape, compiled once for each shape that is kept: compiling one takes longer than reading a row with it. */
export function findRowReader<Shape extends RowShape>(shape: Shape): RowReader<RowOf<Shape>> {
  const known = readers.get(shape) as RowReader<RowOf<Shape>> | undefined;
  if (known) return known;
  const reader = createRowReader(shape);
  readers.set(shape, reader);
  return reader;
}
