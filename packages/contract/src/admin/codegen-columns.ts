import { formTypes, queryTypes } from './codegen.ts';

/** What a column holds, as far as code is generated for it. `other` is stored and never shown or typed. */
export type ColumnKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'day'
  | 'moment'
  | 'reference'
  | 'other';

/** A column by its name and its type as PostgreSQL writes it. */
interface Column {
  name: string;
  type: string;
}

const kinds: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^(text$|character)/, 'text'],
  [/^(smallint|integer)$/, 'integer'],
  [/^bigint$/, 'reference'],
  [/^numeric/, 'decimal'],
  [/^boolean$/, 'flag'],
  [/^date$/, 'day'],
  [/^timestamp(\(3\))? with time zone$/, 'moment'],
];

export const columnKindOf = ({ type }: Column): ColumnKind =>
  type.endsWith('[]') ? 'other' : (kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other');

/** A number that is 1 or 0, as `status` of dictionaries. */
export const isStateColumn = ({ name, type }: Column): boolean =>
  name === 'status' && type === 'smallint';

/** Moments that the server fills by its clock. */
export const isClockColumn = (column: Column): boolean =>
  ['created_at', 'updated_at'].includes(column.name) && columnKindOf(column) === 'moment';
export const isOwnColumn = (column: Column): boolean =>
  column.name === 'id' || isClockColumn(column);

const {
  equal,
  contains,
  oneOf,
  between,
  notEqual,
  endsWith,
  startsWith,
  greater,
  greaterOrEqual,
  less,
  lessOrEqual,
} = queryTypes;
const ordered = [equal, oneOf, between, greater, greaterOrEqual, less, lessOrEqual, notEqual];

/** How a column can be filtered; the first way is the usual one. Dates are always looked for between two days. */
export function queryTypesOf(column: Column): readonly number[] {
  const kind = columnKindOf(column);
  if (kind === 'day' || kind === 'moment') return [between];
  if (kind === 'flag' || isStateColumn(column)) return [equal];
  if (kind === 'reference') return [equal, oneOf];
  return kind === 'text' ? [contains, equal, startsWith, endsWith, oneOf, notEqual] : ordered;
}

const {
  input,
  select,
  radio,
  checkbox,
  number,
  switch: toggle,
  textArea,
  date,
  dateTime,
  hidden,
} = formTypes;

/** The controls with which a column can be typed; the first is the usual one. Selections need a dictionary. */
export function formTypesOf(column: Column): readonly number[] {
  const kind = columnKindOf(column);
  if (isOwnColumn(column) || kind === 'other') return [hidden];
  if (kind === 'flag' || isStateColumn(column)) return [toggle, checkbox, select, radio, hidden];
  if (kind === 'day') return [date, hidden];
  if (kind === 'moment') return [dateTime, hidden];
  if (kind === 'integer') return [number, select, radio, hidden];
  return kind === 'text' ? [input, textArea, select, radio, hidden] : [input, hidden];
}

/** Whether the control of a column offers the entries of a dictionary. */
export const takesDictionary = (column: Column, formType: number): boolean =>
  ['text', 'integer'].includes(columnKindOf(column)) &&
  !isStateColumn(column) &&
  (formType === select || formType === radio);
