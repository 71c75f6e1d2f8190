import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { givenExamples, sampleTexts, sampleValues, shownAsNull } from '#texts/api/examples.ts';
import type { Json, SchemaBook } from './openapi-schemas.ts';

/** Trees end after this many levels. */
const depthMax = 7;

function fits(value: unknown, schema: Json): boolean {
  if (schema['enum']) return (schema['enum'] as unknown[]).includes(value);
  if (typeof value === 'string')
    return (
      schema['type'] === 'string' &&
      !['date-time', 'date', 'uri'].includes(String(schema['format'])) &&
      (schema['pattern'] === undefined || new RegExp(String(schema['pattern']), 'u').test(value)) &&
      value.length >= Number(schema['minLength'] ?? 0) &&
      value.length <= Number(schema['maxLength'] ?? value.length)
    );
  if (typeof value === 'number')
    return (
      (schema['type'] === 'integer' || schema['type'] === 'number') &&
      value >= Number(schema['minimum'] ?? value) &&
      value <= Number(schema['maximum'] ?? value)
    );
  return typeof value === schema['type'];
}

function sampleText(schema: Json): string {
  switch (schema['format']) {
    case 'date-time':
      return '2026-11-20T10:15:00.000Z';
    case 'date':
      return '2026-11-20';
    case 'email':
      return 'luna@example.com';
    case 'uri':
      return 'https://example.com/';
  }
  return (
    sampleTexts.find((text) => fits(text, schema)) ??
    'text'.padEnd(Number(schema['minLength'] ?? 0), '-')
  );
}

function sampleList(
  schema: Json,
  name: string,
  book: SchemaBook,
  isAnswer: boolean,
  depth: number,
): unknown[] {
  if (depth >= depthMax) return [];
  const count = Math.max(1, Number(schema['minItems'] ?? 0));
  return Array.from({ length: count }, () =>
    sampleOf(schema['items'] as Json, name.replace(/s$/, ''), book, isAnswer, depth + 1),
  );
}

/** One value that a schema accepts, chosen by the name of its field where a meaningful example exists. */
function sampleOf(
  schema: Json,
  name: string,
  book: SchemaBook,
  isAnswer: boolean,
  depth = 0,
): unknown {
  const shape = book.resolve(schema);
  if (shape['const'] !== undefined) return shape['const'];
  const choices = (shape['anyOf'] ?? shape['oneOf']) as Json[] | undefined;
  if (shownAsNull.has(name) && choices?.some(({ type }) => type === 'null')) return null;
  const [first] = choices?.filter(({ type }) => type !== 'null') ?? [];
  if (first) return sampleOf(first, name, book, isAnswer, depth + 1);
  const known = sampleValues[name];
  if (known !== undefined && fits(known, shape)) return known;
  if (shape['enum']) return (shape['enum'] as unknown[])[0];
  switch (shape['type']) {
    case 'object': {
      const required = new Set((shape['required'] as string[] | undefined) ?? []);
      const fields = Object.entries((shape['properties'] ?? {}) as Record<string, Json>).filter(
        ([field]) => isAnswer || required.has(field),
      );
      return Object.fromEntries(
        fields.map(([field, value]) => [field, sampleOf(value, field, book, isAnswer, depth + 1)]),
      );
    }
    case 'array':
      return sampleList(shape, name, book, isAnswer, depth);
    case 'string':
      return sampleText(shape);
    case 'integer':
    case 'number':
      return Math.max(1, Number(shape['minimum'] ?? 1));
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** An example request or response: written by hand where it matters, else generated from the shape. */
export function exampleOf(
  endpoint: Endpoint,
  part: 'body' | 'reply',
  schema: Json,
  book: SchemaBook,
): unknown {
  const given = givenExamples[`${endpoint.name} ${part}`];
  if (part === 'body') return given ?? sampleOf(schema, '', book, false);
  const envelope = sampleOf(schema, '', book, true);
  if (given === undefined || endpoint.envelope === 'raw') return given ?? envelope;
  return { ...(envelope as Json), [endpoint.envelope === 'info' ? 'info' : 'data']: given };
}
