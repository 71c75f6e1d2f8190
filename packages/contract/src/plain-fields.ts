import { z } from 'zod';
import { idShape } from './paging.ts';
import { blockText, chosenDay, lineText } from './shapes.ts';

/** How a list is filtered by a field: days and `between` take a first and a last value. */
export type PlainFilter =
  | 'equal'
  | 'notEqual'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'oneOf'
  | 'between'
  | 'greater'
  | 'atLeast'
  | 'less'
  | 'atMost';

export interface PlainOptions {
  /** Only there, or in neither of the two but a filter; in both if it is not given. */
  in?: 'list' | 'form' | 'filter';
  isRequired?: true;
  /** The column takes null. */
  isNullable?: true;
  filter?: PlainFilter;
  /** The dictionary of which the value is an entry. */
  dictionary?: string;
  /** The control of the form, where it is not the usual one of the kind. */
  control?: 'radio' | 'select' | 'check' | 'hidden';
  /** The property of the table, where it has another name. */
  column?: string;
}

type PlainKind = 'line' | 'block' | 'whole' | 'decimal' | 'flag' | 'day' | 'moment' | 'reference';

/** One column of a table in the API: its kind, its shapes in the list and in the form, and where it is shown. */
export interface PlainField<
  Row extends z.ZodType = z.ZodType,
  Form extends z.ZodType = z.ZodType,
  Options extends PlainOptions = PlainOptions,
  Kind extends PlainKind = PlainKind,
> {
  kind: Kind;
  row: Row;
  form: Form;
  options: Options;
}

type RowOf<Shape extends z.ZodType, Options> = Options extends { isNullable: true }
  ? z.ZodNullable<Shape>
  : Shape;
type FormOf<Shape extends z.ZodType, Options> = Options extends { isRequired: true }
  ? Shape
  : Options extends { isNullable: true }
    ? z.ZodOptional<z.ZodNullable<Shape>>
    : z.ZodOptional<Shape>;

function createField<
  Kind extends PlainKind,
  Row extends z.ZodType,
  Form extends z.ZodType,
  Options extends PlainOptions,
>(
  kind: Kind,
  row: Row,
  form: Form,
  options: Options = {} as Options,
): PlainField<RowOf<Row, Options>, FormOf<Form, Options>, Options, Kind> {
  const { isRequired, isNullable } = options;
  const read = isNullable ? row.nullable() : row;
  const typed = isRequired ? form : isNullable ? form.nullable().optional() : form.optional();
  return {
    kind,
    row: read as unknown as RowOf<Row, Options>,
    form: typed as unknown as FormOf<Form, Options>,
    options,
  };
}

const flagShape = z.union([z.literal(0), z.literal(1)]);
const filled = <Shape extends z.ZodString>(shape: Shape, options?: PlainOptions): Shape =>
  (options?.isRequired ? shape.min(1) : shape) as Shape;

/** One function for each kind of column. */
export const field = {
  /** Text on one line. */
  line: <const Options extends PlainOptions>(max: number, options?: Options) =>
    createField('line', z.string(), filled(lineText(max), options), options),

  /** Text on several lines. */
  block: <const Options extends PlainOptions>(max: number, options?: Options) =>
    createField('block', z.string(), filled(blockText(max), options), options),

  /** A whole number from 0. */
  whole: <const Options extends PlainOptions>(max: number, options?: Options) =>
    createField('whole', z.number().int(), z.number().int().min(0).max(max), options),

  /** A number with decimals, as a text; an optional one is empty while nothing is typed. */
  decimal: <const Options extends PlainOptions>(
    precision: number,
    scale: number,
    options?: Options,
  ) => {
    const fraction = scale ? `(\\.\\d{1,${scale}})?` : '';
    const number = `-?\\d{1,${Math.max(1, precision - scale)}}${fraction}`;
    const pattern = new RegExp(options?.isRequired ? `^${number}$` : `^(${number})?$`);
    return createField('decimal', z.string(), z.string().regex(pattern, 'format'), options);
  },

  /** True or false, sent as 1 or 0. */
  flag: <const Options extends PlainOptions>(options?: Options) =>
    createField('flag', flagShape, flagShape, options),

  day: <const Options extends PlainOptions>(options?: Options) =>
    createField('day', z.string(), chosenDay, options),

  moment: <const Options extends PlainOptions>(options?: Options) =>
    createField('moment', z.string(), z.iso.datetime(), options),

  /** The id of a row of another table. */
  reference: <const Options extends PlainOptions>(options?: Options) =>
    createField(
      'reference',
      z.string(),
      (options?.isRequired ? idShape : idShape.or(z.literal(''))) as typeof idShape,
      options,
    ),
};
