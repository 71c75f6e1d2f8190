import type { z } from 'zod';

/** Returns the value without fields that its schema does not contain and adds their paths to `surplus`; the value itself if there are none. */
type FieldFilter = (value: unknown, surplus: Set<string>) => unknown;
type Fields = Record<string, unknown>;

const leafTypes = new Set(['string', 'number', 'boolean', 'null', 'enum', 'literal', 'any']);
const leaf: FieldFilter = (value) => value;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Filters each field by `filterOfField`; one without a filter is surplus. */
function fieldsFilter(
  path: string,
  filterOfField: (name: string) => FieldFilter | undefined,
): FieldFilter {
  return (value, surplus) => {
    if (!isFields(value)) return value;
    let kept = value;
    for (const name in value) {
      const filter = filterOfField(name);
      if (filter === leaf) continue;
      const keptPart = filter?.(value[name], surplus);
      if (filter && keptPart === value[name]) continue;
      // The value may be in a cache: it is copied before the first change.
      if (kept === value) kept = { ...value };
      kept[name] = keptPart;
      // A field that is undefined is not sent either.
      if (!filter && value[name] !== undefined) surplus.add(join(path, name));
    }
    return kept;
  };
}

function objectFilter({ shape }: z.core.$ZodObjectDef, path: string): FieldFilter {
  let fields: Map<string, FieldFilter> | undefined;
  // Compiled at first use, because the shape of a tree contains itself.
  const compile = () =>
    new Map(
      Object.entries(shape).map(([name, schema]) => [name, filterOf(schema, join(path, name))]),
    );
  return fieldsFilter(path, (name) => {
    fields ??= compile();
    return fields.get(name);
  });
}

function arrayFilter(filter: FieldFilter): FieldFilter {
  if (filter === leaf) return leaf;
  return (value, surplus) => {
    if (!Array.isArray(value)) return value;
    let kept = value;
    for (let index = 0; index < value.length; index += 1) {
      const keptPart = filter(value[index], surplus);
      if (keptPart === value[index]) continue;
      if (kept === value) kept = [...value];
      kept[index] = keptPart;
    }
    return kept;
  };
}

function recordFilter(filter: FieldFilter, path: string): FieldFilter {
  return filter === leaf ? leaf : fieldsFilter(path, () => filter);
}

/** Whether a value has the required fields of an object and the values that it prescribes; of other schemas it is not known. */
function couldMatch(schema: z.core.$ZodType): (value: unknown) => boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return () => true;
  const required = Object.entries(def.shape)
    .filter(([, field]) => field._zod.optout !== 'optional')
    .map(([name, field]) => ({ name, values: field._zod.values }));
  return (value) =>
    isFields(value) &&
    required.every(
      ({ name, values }) =>
        value[name] !== undefined && (!values || values.has(value[name] as z.core.util.Primitive)),
    );
}

/** In a union, the first shape that the value matches determines its fields. It is parsed only if its required fields leave a choice. */
function unionFilter({ options }: z.core.$ZodUnionDef, path: string): FieldFilter {
  const choices = options.map((option) => ({
    option: option as z.ZodType,
    filter: filterOf(option, path),
    couldBe: couldMatch(option),
  }));
  if (choices.every(({ filter }) => filter === leaf)) return leaf;
  return (value, surplus) => {
    const possible = choices.filter(({ couldBe }) => couldBe(value));
    const fitting =
      possible.length > 1
        ? possible.find(({ option, filter }) => option.safeParse(filter(value, new Set())).success)
        : possible[0];
    return (fitting ?? choices[0])?.filter(value, surplus);
  };
}

function filterOf(schema: z.core.$ZodType, path: string): FieldFilter {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectFilter(def, path);
    case 'array':
      return arrayFilter(filterOf(def.element, path));
    case 'record':
      return recordFilter(filterOf(def.valueType, path), path);
    case 'union':
      return unionFilter(def, path);
    case 'nullable':
    case 'optional':
    // The form of a row is read by the shape that it is sent with, whose fields may have defaults.
    case 'default':
      return filterOf(def.innerType, path);
    default:
      if (!leafTypes.has(def.type))
        throw new Error(`A reply cannot have the type ${def.type} (${path})`);
      return leaf;
  }
}

/** Compiles the filter of an endpoint's replies. */
export function compileReplyFilter(
  schema: z.ZodType,
): (reply: unknown) => { reply: unknown; surplus: ReadonlySet<string> } {
  const filter = filterOf(schema, '');
  return (value) => {
    const surplus = new Set<string>();
    return { reply: filter(value, surplus), surplus };
  };
}
