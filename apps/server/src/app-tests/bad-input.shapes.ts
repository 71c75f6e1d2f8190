import type { z } from 'zod';

export type Shape = z.core.$ZodType;
export type Path = readonly (string | number)[];

/** Where the values travel: in JSON they have types, in an address everything is text. */
export type Carrier = 'json' | 'address';

interface Def {
  type: string;
  innerType?: Shape;
  in?: Shape;
  out?: Shape;
  element?: Shape;
  options?: readonly Shape[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  shape?: Record<string, Shape>;
  catchall?: Shape;
}

interface Opened {
  shape: Shape;
  def: Def;
  isOptional: boolean;
  isNullable: boolean;
  /** A filter or number of an address, where an empty text means "not given". */
  isPrepared: boolean;
}

/** Whether an object, or each of several that it may be, refuses fields that it does not know. */
export function isStrict(shape: Shape): boolean {
  const { catchall, type, options } = open(shape).def;
  if (type === 'union') return (options ?? []).every((option) => isStrict(option));
  return catchall !== undefined && defOf(catchall).type === 'never';
}

interface CheckDef {
  check: string;
  value?: number;
  inclusive?: boolean;
  minimum?: number;
  maximum?: number;
}

interface Bounds {
  least: number | undefined;
  most: number | undefined;
  isWhole: boolean;
}

/** The ends of a number, or of the length of a text or list. */
export function boundsOf(shape: Shape): Bounds {
  const bounds: Bounds = { least: undefined, most: undefined, isWhole: false };
  const checks =
    (shape._zod.def as { checks?: readonly { _zod: { def: unknown } }[] }).checks ?? [];
  for (const def of checks.map((check) => check._zod.def as CheckDef)) {
    if (def.check === 'max_length' || def.check === 'length_equals') bounds.most = def.maximum;
    if (def.check === 'min_length') bounds.least = def.minimum;
    if (def.check === 'less_than' && def.inclusive) bounds.most = def.value;
    if (def.check === 'greater_than' && def.inclusive) bounds.least = def.value;
    if (def.check === 'number_format') bounds.isWhole = true;
  }
  return bounds;
}

const defOf = (shape: Shape) => shape._zod.def as unknown as Def;
/** Which kind of text it is: `date`, `url`, `email`. */
export const formatOf = (shape: Shape): string | undefined =>
  (shape._zod.def as { format?: string }).format;
export const accepts = (shape: Shape, value: unknown) =>
  (shape as z.ZodType).safeParse(value).success;

/** Takes optional, default and transforming layers off a shape. */
export function open(shape: Shape): Opened {
  const opened: Opened = {
    shape,
    def: defOf(shape),
    isOptional: false,
    isNullable: false,
    isPrepared: false,
  };
  for (;;) {
    const { def } = opened;
    let next: Shape | undefined;
    if (['optional', 'default', 'prefault'].includes(def.type)) {
      opened.isOptional = true;
      next = def.innerType;
    } else if (def.type === 'nullable') {
      opened.isNullable = true;
      next = def.innerType;
    } else if (def.type === 'pipe' && def.in) {
      const isPrepared = defOf(def.in).type === 'transform';
      opened.isPrepared ||= isPrepared;
      next = isPrepared ? def.out : def.in;
    } else if (['readonly', 'nonoptional', 'catch'].includes(def.type)) next = def.innerType;
    if (!next) return opened;
    opened.shape = next;
    opened.def = defOf(next);
  }
}

const texts = [
  ...[
    '900000001',
    'US',
    'USD',
    'en',
    '2026-11-20',
    '2026-11-20T10:00:00.000Z',
    '2026-11',
    'sample-store',
    'Aa1',
  ],
  ...[
    'maya@example.com',
    '123456',
    'Vitrine-2026',
    '#1F6F5C',
    'https://example.com/a',
    'https://www.instagram.com/a',
    '/index',
    'TEST',
    'x'.repeat(24),
  ],
  ...[
    'a'.repeat(32),
    'A'.repeat(43),
    'a1b2c3d4-0000-4000-8000-000000000000',
    `2026-11-20/${'a'.repeat(32)}.webp`,
    'a'.repeat(64),
    '1,2',
    '14:00',
    'Europe/Berlin',
  ],
];
/** Longer than any text or list may be that names no end of its own. */
export const longestUnbounded = 1_899;
const numbers = [1, 20, 0, 200, 50, 1_000];

/** A value that the shape accepts; undefined when none of ours fits. */
export function sampleOf(shape: Shape, carrier: Carrier): unknown {
  const { def, shape: inner } = open(shape);
  const asSent = (value: unknown) =>
    carrier === 'address' && typeof value === 'number' ? String(value) : value;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape ?? {}).map(
        ([name, field]) => [name, sampleOf(field, carrier)] as const,
      );
      const sample = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
      if (accepts(inner, sample)) return sample;
      // Fields that must fit each other, such as a network and an address of it: another text for one of them may.
      const others = Object.keys(sample).flatMap((name) =>
        texts.map((text) => ({ ...sample, [name]: text })),
      );
      return others.find((other) => accepts(inner, other)) ?? sample;
    }
    case 'array': {
      const { least } = boundsOf(inner);
      const element = def.element as Shape;
      const one = sampleOf(element, carrier);
      return Array.from(
        { length: Math.max(1, least ?? 0) },
        (_, index) =>
          texts.slice(index).find((text) => one === texts[0] && accepts(element, text)) ?? one,
      );
    }
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return asSent(def.values?.[0]);
    case 'boolean':
      return true;
    case 'union':
      return sampleOf((def.options ?? [])[0] as Shape, carrier);
    case 'record':
      return {};
    case 'number': {
      const { least, most } = boundsOf(inner);
      return asSent(
        [...numbers, least, most].find((value) => value !== undefined && accepts(inner, value)),
      );
    }
    default:
      return [...texts, ...numbers, true, {}].find((value) => accepts(shape, value));
  }
}

/** Every field below a shape, with the path to it. */
export function* fieldsOf(shape: Shape, path: Path = []): Generator<{ shape: Shape; path: Path }> {
  const { def } = open(shape);
  yield { shape, path };
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def.shape ?? {}))
      yield* fieldsOf(field, [...path, name]);
  if (def.type === 'array') yield* fieldsOf(def.element as Shape, [...path, 0]);
  const first = def.type === 'union' ? (def.options ?? [])[0] : undefined;
  if (first && open(first).def.type === 'object')
    for (const [name, field] of Object.entries(open(first).def.shape ?? {}))
      yield* fieldsOf(field, [...path, name]);
}
