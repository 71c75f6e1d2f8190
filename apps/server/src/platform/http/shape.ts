import { z } from 'zod';
import { isFieldCode } from '#texts/fields.ts';
import { Failure, type FieldProblem } from '../failure.ts';
import { expectedKind } from './expected-kind.ts';
import { readSentTexts } from './sent-texts.ts';

type Issue = z.core.$ZodIssue;

const fieldsMax = 50;
/** Deeper than any shape; deeper recursion would exhaust the stack. */
const depthMax = 32;

function pathOf(issue: Issue, key?: string): string {
  return [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.');
}

function sizeCode(origin: string, small: boolean): string {
  if (origin === 'string') return small ? 'too-short' : 'too-long';
  if (origin === 'array' || origin === 'set') return small ? 'too-few' : 'too-many';
  return small ? 'too-small' : 'too-big';
}

/** Maps an issue of the parser to a code whose text exists in five languages. */
function describe(issue: Issue, shape: z.ZodType): FieldProblem[] {
  const path = pathOf(issue);
  const wrongKind = () => ({
    path,
    code: 'type',
    values: { expected: expectedKind(shape, issue.path) },
  });
  switch (issue.code) {
    case 'invalid_type':
      return [issue.input === undefined ? { path, code: 'required' } : wrongKind()];
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return [{ path, code: 'required' }];
      return [
        {
          path,
          code: sizeCode(issue.origin, true),
          values: { minimum: String(issue.minimum) },
          minimum: Number(issue.minimum),
        },
      ];
    case 'too_big':
      return [
        {
          path,
          code: sizeCode(issue.origin, false),
          values: { maximum: String(issue.maximum) },
          maximum: Number(issue.maximum),
        },
      ];
    case 'invalid_format':
      if (issue.format === 'email') return [{ path, code: 'email' }];
      // An empty id means that nothing was chosen; the format of ids does not help there.
      if (issue.message === 'id' && issue.input === '') return [{ path, code: 'required' }];
      // A shape puts the code of its own format in the parser's message.
      return [{ path, code: isFieldCode(issue.message) ? issue.message : 'format' }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: pathOf(issue, key), code: 'unknown' }));
    case 'invalid_value':
      return [{ path, code: issue.input === undefined ? 'required' : 'choice' }];
    case 'invalid_union': {
      // The path names the discriminator of a union, its value is in the input.
      const { discriminator } = issue as { discriminator?: string };
      const value = discriminator
        ? (issue.input as Record<string, unknown> | undefined)?.[discriminator]
        : issue.input;
      if (value === undefined) return [{ path, code: 'required' }];
      return [discriminator && typeof value === 'string' ? { path, code: 'choice' } : wrongKind()];
    }
    case 'custom':
      // A refinement has its code in `params.code`.
      return [
        { path, code: String((issue.params as { code?: string } | undefined)?.code ?? 'format') },
      ];
    default:
      return [wrongKind()];
  }
}

const noPaths: string[][] = [];

/**
 * Texts that no table can store: PostgreSQL rejects NUL, and half of a surrogate pair would be stored as another character.
 * Checked in one place for all shapes.
 */
function listUnwritable(value: unknown, depth = 0): string[][] {
  if (depth > depthMax) throw new Failure('malformed-request');
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [[]] : noPaths;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return noPaths;
  let found = noPaths;
  for (const [key, part] of Object.entries(value)) {
    const inside = listUnwritable(part, depth + 1);
    // Most texts are valid: nothing is allocated for them.
    if (inside.length) found = [...found, ...inside.map((path) => [key, ...path])];
  }
  return found;
}

/** Parses one part of a request; throws `invalid-input` with every invalid field. */
export function parseShape<Shape extends z.ZodType>(shape: Shape, value: unknown): z.output<Shape> {
  const unwritable = listUnwritable(value).slice(0, fieldsMax);
  if (unwritable.length)
    throw new Failure('invalid-input', {
      fields: unwritable.map((path) => ({ path: path.join('.'), code: 'characters' })),
    });
  const exact = shape.safeParse(value);
  if (exact.success) return exact.data;
  // Only what was refused is read again: the others are not slowed down, and mean what they did.
  const parsed = shape.safeParse(readSentTexts(shape, value), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Failure('invalid-input', {
    fields: parsed.error.issues.flatMap((issue) => describe(issue, shape)).slice(0, fieldsMax),
  });
}

/** Throws for a range of days whose end, the field `endField`, is before its start. */
export function assertDaysInOrder(
  start: string | undefined,
  end: string | undefined,
  endField: string,
): void {
  if (start && end && end < start)
    throw new Failure('invalid-input', {
      fields: [{ path: endField, code: 'before-start', values: { start } }],
    });
}

const noFields = z.strictObject({});

/** A part that the endpoint does not have: it must be empty. */
export function failFields(value: unknown): undefined {
  if (value !== undefined && value !== null) parseShape(noFields, value);
}
