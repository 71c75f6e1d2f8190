import { z } from 'zod';
import { type CrudEndpoints, createCrudEndpoints } from './crud.ts';
import { dayZone, idShape, optionalFilter } from './paging.ts';
import type { PlainField } from './plain-fields.ts';
import { nameSchemas } from './schema-names.ts';
import { chosenDay, searchText } from './shapes.ts';

export type PlainFields = Readonly<Record<string, PlainField>>;

type OptionsOf<Field extends PlainField> = Field['options'];
type ListedOf<Fields extends PlainFields> = {
  [Name in keyof Fields as OptionsOf<Fields[Name]> extends { in: 'form' | 'filter' }
    ? never
    : Name]: Fields[Name]['row'];
};
type EditedOf<Fields extends PlainFields> = {
  [Name in keyof Fields as OptionsOf<Fields[Name]> extends { in: 'list' | 'filter' }
    ? never
    : Name]: Fields[Name]['form'];
};
type FilterShape = z.ZodOptional<z.ZodString>;
type FiltersOf<Fields extends PlainFields> = {
  [Name in keyof Fields & string as OptionsOf<Fields[Name]> extends { filter: infer Filter }
    ? Filter extends 'between'
      ? `${Name}From` | `${Name}To`
      : Name
    : never]: FilterShape;
};

/** The names of a field in the query of the list: two for a range. */
export const queryNamesOf = (name: string, { options }: PlainField): string[] =>
  options.filter === 'between' ? [`${name}From`, `${name}To`] : options.filter ? [name] : [];

/** True for fields that the list shows, and for those that the form has. */
export const isListed = ({ options }: PlainField): boolean => (options.in ?? 'list') === 'list';
export const isEdited = ({ options }: PlainField): boolean => (options.in ?? 'form') === 'form';

/** Text keys of a page; a field of such a name has its label under another key. */
const pageTextKeys = [
  'title',
  'add',
  'edit',
  'empty',
  'removeRows',
  'any',
  'on',
  'off',
  'from',
  'to',
] as const;
type PageTextKey = (typeof pageTextKeys)[number];
export type LabelKeyOf<Name extends string> = Name extends PageTextKey ? `${Name}Field` : Name;
export const toLabelKey = (name: string): string =>
  pageTextKeys.some((key) => key === name) ? `${name}Field` : name;

function filterShapeOf({ kind, options }: PlainField): z.ZodType {
  if (kind === 'flag') return z.enum(['0', '1']);
  if (kind === 'day' || kind === 'moment') return chosenDay;
  if (options.filter === 'oneOf') return searchText(200);
  if (kind === 'whole') return z.string().regex(/^\d{1,9}$/, 'whole-number');
  if (kind === 'decimal') return z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/, 'format');
  return kind === 'reference' ? idShape : searchText(64);
}

interface PlainDefinition<Fields extends PlainFields>
  extends Pick<
    Parameters<typeof createCrudEndpoints>[0],
    'name' | 'path' | 'permission' | 'failures' | 'summaries' | 'bodyBytesMax'
  > {
  /** The name of one row, for the summaries. */
  subject: string;
  /** The name of the schema of the form: `SupplierForm`. */
  formName: string;
  fields: Fields;
}

/** The endpoints of a table whose rows are like its columns: each field is described once, for list, form and filters. */
export function createPlainEndpoints<const Fields extends PlainFields>({
  fields,
  formName,
  ...definition
}: PlainDefinition<Fields>) {
  const entries = Object.entries<PlainField>(fields);
  const pick = (test: (field: PlainField) => boolean, part: 'row' | 'form') =>
    Object.fromEntries(
      entries.flatMap(([name, field]) => (test(field) ? [[name, field[part]]] : [])),
    );
  const filters = entries.flatMap(([name, field]) =>
    queryNamesOf(name, field).map((key) => [key, optionalFilter(filterShapeOf(field))]),
  );
  const hasDays = entries.some(
    ([, { kind, options }]) => options.filter && (kind === 'day' || kind === 'moment'),
  );
  type Row = z.ZodObject<{ id: z.ZodString } & ListedOf<Fields>>;
  type Form = z.ZodObject<{ id: z.ZodOptional<typeof idShape> } & EditedOf<Fields>, z.core.$strict>;
  const form = z.strictObject({ id: idShape.optional(), ...pick(isEdited, 'form') });
  nameSchemas({ [formName]: form });
  const endpoints = createCrudEndpoints({
    ...definition,
    row: z.object({ id: z.string(), ...pick(isListed, 'row') }) as unknown as Row,
    form: form as unknown as Form,
    filters: {
      ...Object.fromEntries(filters),
      ...(hasDays ? { timeZone: dayZone } : {}),
    } as unknown as FiltersOf<Fields>,
  });
  return { ...endpoints, fields };
}

/** Made by `createPlainEndpoints`. */
export interface PlainEndpoints<Fields extends PlainFields = PlainFields> extends CrudEndpoints {
  fields: Fields;
}
