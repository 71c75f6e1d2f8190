/** The part of JSON Schema that our shapes use. */
export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Readable names of the patterns that many fields share. */
const knownPatterns: Readonly<Record<string, string>> = { '^[1-9]\\d{0,17}$': 'id' };

const safe = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  const [low, high] = [safe(least), safe(most)];
  if (low !== undefined && high !== undefined) return ` ${low}…${high}${unit}`;
  if (low !== undefined) return ` ≥ ${low}${unit}`;
  return high === undefined ? '' : ` ≤ ${high}${unit}`;
}

function describeText({ format, pattern, minLength, maxLength }: Schema): string {
  if (format && format !== 'binary') return format === 'date-time' ? 'moment' : format;
  if (format) return 'file';
  if (pattern) return knownPatterns[pattern] ?? `string ${pattern}`;
  return `string${range(minLength, maxLength, ' characters')}`;
}

/** The named shapes, without those that are being described: a recursive shape is shown by its name at its second level. */
type Names = Readonly<Record<string, Schema>>;

function describeObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  names: Names,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${describeSchema(schema, names, inner)}`,
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length)
    lines.push(`${inner}[name]: ${describeSchema(additionalProperties, names, inner)}`);
  return lines.length ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

/** A schema as a readable type: names, kinds, limits and choices, with a question mark for optional fields. */
export function describeSchema(schema: Schema, names: Names = {}, indent = ''): string {
  const reference = schema.$ref?.split('/').at(-1);
  if (reference) {
    const { [reference]: named, ...others } = names;
    return named ? describeSchema(named, others, indent) : reference;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return [...new Set(choices.map((choice) => describeSchema(choice, names, indent)))].join(' | ');
  if (schema.allOf)
    return schema.allOf.map((part) => describeSchema(part, names, indent)).join(' & ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  switch (schema.type) {
    case 'object':
      return describeObject(schema, names, indent);
    case 'array':
      return `list${range(schema.minItems, schema.maxItems)} of ${describeSchema(schema.items ?? {}, names, indent)}`;
    case 'string':
      return describeText(schema);
    case 'integer':
    case 'number':
      return `${schema.type}${range(schema.minimum, schema.maximum)}`;
    default:
      return schema.type ?? 'anything';
  }
}
