import {
  accepts,
  boundsOf,
  type Carrier,
  fieldsOf,
  formatOf,
  isStrict,
  longestUnbounded,
  open,
  type Path,
  type Shape,
  sampleOf,
} from './bad-input.shapes.ts';

/** One part of a call with one thing wrong in it. `code` is the code of the field's problem, where only one is right. */
export interface Mutation {
  what: string;
  /** The kind of the field; an unknown one has the kind of the object that it is in. */
  field?: string;
  path: Path;
  value: unknown;
  code?: string;
}

/** Everything that a field refuses for certain, by what it is. */
function* badValues(
  shape: Shape,
  carrier: Carrier,
): Generator<{ what: string; value: unknown; code?: string }> {
  const { def, shape: inner, isNullable, isPrepared } = open(shape);
  const { least, most, isWhole } = boundsOf(inner);
  const isJson = carrier === 'json';
  const asSent = (value: number) => (isJson ? value : String(value));
  if (isJson && !isNullable && !isPrepared) yield { what: 'null', value: null };
  if (def.type !== 'array') yield { what: 'an array', value: [['x'], ['y']] };
  if (def.type !== 'object' && def.type !== 'record' && def.type !== 'custom')
    yield { what: 'an object', value: { surprise: 'x' } };
  if (isJson && !['boolean', 'union', 'any', 'unknown', 'custom'].includes(def.type))
    yield { what: 'a boolean', value: true };
  switch (def.type) {
    case 'string': {
      if (isJson) yield { what: 'a number', value: 42, code: 'type' };
      // Regular expressions have their own ends; every other text needs a longest length.
      yield { what: 'too long a text', value: 'x'.repeat((most ?? longestUnbounded) + 1) };
      if (formatOf(inner) === 'date')
        for (const day of ['0000-01-01', '9999-12-31', '99999-01-01', '2026-02-30'])
          yield { what: `the day ${day}`, value: day, code: 'date' };
      break;
    }
    case 'number': {
      yield { what: 'a text for a number', value: 'twelve', code: 'type' };
      yield { what: 'a number beyond every bound', value: asSent(1e300) };
      yield { what: 'a negative number beyond every bound', value: asSent(-1e300) };
      if (least !== undefined && Number.isSafeInteger(least - 1))
        yield { what: 'a little too little', value: asSent(least - 1), code: 'too-small' };
      if (most !== undefined && Number.isSafeInteger(most + 1))
        yield { what: 'a little too much', value: asSent(most + 1), code: 'too-big' };
      if (isWhole) yield { what: 'a fraction', value: asSent((least ?? 0) + 0.5) };
      if (!isJson) yield { what: 'not a number', value: 'NaN' };
      break;
    }
    case 'boolean':
      yield { what: 'a text for a boolean', value: 'perhaps' };
      break;
    case 'enum':
    case 'literal':
      yield { what: 'none of the choices', value: 'no-such-choice' };
      break;
    case 'array': {
      yield { what: 'a text for an array', value: 'x' };
      const one = (sampleOf(shape, carrier) as unknown[])[0];
      if (isJson)
        yield {
          what: 'too many',
          value: Array.from({ length: (most ?? longestUnbounded) + 1 }, () => one),
          code: 'too-many',
        };
      break;
    }
    case 'object':
      yield { what: 'a text for an object', value: 'x', code: 'type' };
      break;
    default:
  }
}

function setAt(root: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.map((item, index) => (index === step ? setAt(item, rest, value) : item));
  const copy = { ...(root as Record<string, unknown>) };
  if (rest.length === 0 && value === undefined) delete copy[String(step)];
  else copy[String(step)] = setAt(copy[String(step)], rest, value);
  return copy;
}

/** All ways in which one part of a call can be wrong in one place. */
export function* mutationsOf(shape: Shape, sample: unknown, carrier: Carrier): Generator<Mutation> {
  for (const { shape: field, path } of fieldsOf(shape)) {
    const { def, shape: inner, isOptional, isNullable, isPrepared } = open(field);
    const isPart = path.length === 0;
    const kind = [def.type, formatOf(inner)].filter(Boolean).join(' ');
    if (!isPart) {
      for (const bad of badValues(field, carrier))
        yield { ...bad, field: kind, path, value: setAt(sample, path, bad.value) };
      const isField = typeof path.at(-1) === 'string';
      // In an address a parameter that is missing is another address.
      if (isField && !isOptional && !isNullable && !accepts(field, undefined))
        yield {
          what: 'nothing',
          field: kind,
          path,
          value: setAt(sample, path, undefined),
          ...(isPrepared || def.type === 'union' ? {} : { code: 'required' }),
        };
    }
    if (isStrict(field)) {
      const unknown = [...path, 'surprise'];
      yield {
        what: 'an unknown field',
        field: kind,
        path: unknown,
        value: setAt(sample, unknown, 'x'),
        ...(def.type === 'object' ? { code: 'unknown' } : {}),
      };
    }
    if (def.type === 'string') {
      for (const [what, sign] of [
        ['a NUL', '\u0000'],
        ['half a character', '\ud83d'],
      ] as const) {
        // As a JSON text or a percent code; half a character cannot be written in an address at all.
        if (carrier === 'json' || sign === '\u0000')
          yield { what, field: kind, path, value: setAt(sample, path, `a${sign}b`) };
      }
    }
  }
}

/** Each field that holds text, with the sample as it is with another text in it. */
export function* textFieldsOf(
  shape: Shape,
  sample: unknown,
): Generator<{ path: string; withText: (text: string) => unknown }> {
  for (const { shape: field, path } of fieldsOf(shape))
    if (open(field).def.type === 'string')
      yield { path: path.join('.'), withText: (text) => setAt(sample, path, text) };
}

/** As few texts as hold all of these that the field takes: several as one where it takes that, each a step of a path. */
export function joinTexts(texts: readonly string[], takes: (text: string) => boolean): string[] {
  const joined: string[] = [];
  for (const text of texts.filter(takes)) {
    const longer = `${joined.at(-1)}/${text}`;
    if (joined.length && takes(longer)) joined.splice(-1, 1, longer);
    else joined.push(text);
  }
  return joined;
}
