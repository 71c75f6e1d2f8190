import { z } from 'zod';
import { describeField } from '#texts/api/fields.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const nameOf = (schema: Json): string | undefined =>
  /^#\/components\/schemas\/(\w+)$/.exec(String(schema['$ref'] ?? ''))?.[1];
const propertiesOf = (schema: Json) => (schema['properties'] ?? {}) as Record<string, Json>;

/** A Zod shape as JSON Schema. A type without a JSON form (a file, a custom check) becomes "anything". */
function convert(shape: z.ZodType, io: Direction): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // Replies may gain fields, so only shapes that reject unknown fields have `additionalProperties: false`.
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def as { type: string; catchall?: unknown };
      if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
    },
  }) as Json;
  return schema;
}

/** Rewrites references to definitions of the same schema as references to the shared components. */
function pointToComponents(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => pointToComponents(part, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const name = key === '$ref' ? /^#\/\$defs\/(\w+)$/.exec(String(part))?.[1] : undefined;
      return name
        ? [key, `#/components/schemas/${rename(name)}`]
        : [key, pointToComponents(part, rename)];
    }),
  );
}

/** Gives every field below a named shape its description, unless the shape itself has one. */
function describeFields(schema: unknown, owner: string): void {
  if (Array.isArray(schema)) for (const part of schema) describeFields(part, owner);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  const { properties, ...rest } = schema as Json;
  for (const [name, property] of Object.entries((properties ?? {}) as Record<string, Json>)) {
    const description = property['description'] ?? describeField(name, owner);
    if (description) property['description'] = description;
    describeFields(property, owner);
  }
  for (const part of Object.values(rest)) describeFields(part, owner);
}

/** Whether any part of it is a file. */
export const takesFile = (schema: Json): boolean =>
  JSON.stringify(schema).includes('"format":"binary"');

/** The name of a page whose rows have a named shape: `OrderRowFeed`. */
function listName(schema: Json): string | undefined {
  const { list, total, estimated: _, nextCursor, ...others } = propertiesOf(schema);
  if (Object.keys(others).length) return undefined;
  const row = nameOf((list?.['items'] ?? {}) as Json);
  if (!row) return undefined;
  if (total) return `${row}Page`;
  return nextCursor ? `${row}Feed` : undefined;
}

/** The shapes of the document, each written once under its name. */
export function createSchemaBook() {
  const schemas: Record<string, Json> = {};

  function put(name: string, schema: Json): void {
    describeFields(schema, name);
    schemas[name] ??= schema;
  }

  /** A shape that differs between request and response gets a second name for the request. */
  function namesFor(
    definitions: Readonly<Record<string, Json>>,
    io: Direction,
  ): (name: string) => string {
    const plain = (name: string) => name;
    return (name) => {
      const known = schemas[name];
      if (io === 'output' || !known) return name;
      const candidate = structuredClone(pointToComponents(definitions[name], plain)) as Json;
      const { id: _, ...schema } = candidate;
      describeFields(schema, name);
      return JSON.stringify(schema) === JSON.stringify(known) ? name : `${name}Input`;
    };
  }

  /** A shape at the place where it is used: a reference if it, or a part of it, has a name. */
  function add(shape: z.ZodType, io: Direction, fallbackName?: string): Json {
    const { $defs = {}, ...own } = convert(shape, io) as Json & { $defs?: Record<string, Json> };
    const rename = namesFor($defs, io);
    for (const [name, { id: _, ...definition }] of Object.entries($defs))
      put(rename(name), pointToComponents(definition, rename) as Json);
    const schema = pointToComponents(own, rename) as Json;
    if (nameOf(schema)) return schema;
    // A form with a file is written inline, because clients code such calls by hand.
    const isShaped =
      (schema['type'] === 'object' ||
        schema['anyOf'] !== undefined ||
        schema['oneOf'] !== undefined) &&
      !takesFile(schema);
    const name = listName(schema) ?? fallbackName;
    if (!name || !isShaped) {
      describeFields(schema, fallbackName ?? '');
      return schema;
    }
    put(name, schema);
    return reference(name);
  }

  /** The shape behind a reference. */
  function resolve(schema: Json): Json {
    const name = nameOf(schema);
    return name ? (schemas[name] ?? {}) : schema;
  }

  return { schemas, add, resolve };
}

export type SchemaBook = ReturnType<typeof createSchemaBook>;
