import type { z } from 'zod';

type Shape = z.ZodType;

interface Def {
  type: string;
  innerType?: Shape;
  in?: Shape;
  out?: Shape;
  element?: Shape;
  items?: Shape[];
  rest?: Shape | null;
  shape?: Record<string, Shape>;
  valueType?: Shape;
  options?: Shape[];
  discriminator?: string;
  values?: unknown[];
  entries?: Record<string, unknown>;
  getter?: () => Shape;
}

const defOf = (shape: Shape): Def => shape._zod.def as unknown as Def;
const accepts = (shape: Shape, value: unknown): boolean => shape.safeParse(value).success;

/** The number that a text is written as; no value for any other way to write it, so that nothing is guessed or rounded. */
function numberOf(text: string): number | undefined {
  const number = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  return String(number) === text ? number : undefined;
}

/** Whether an empty text is refused for its form, as in an id or a telephone number, and not because a text is missing. */
function isNoForm(shape: Shape): boolean {
  return (
    shape
      .safeParse('')
      .error?.issues.every(({ code }) => code !== 'too_small' && code !== 'custom') ?? false
  );
}

/** The choice of a union that a value means: one that accepts it, or the one that its discriminator names. */
function readUnion(shape: Shape, value: unknown): unknown {
  const { options = [], discriminator } = defOf(shape);
  if (accepts(shape, value)) return value;
  const readings = options.map((option) => ({ option, reading: readSentTexts(option, value) }));
  const named = ({ option, reading }: (typeof readings)[number]) => {
    const field = discriminator && defOf(option).shape?.[discriminator];
    return field && accepts(field, (reading as Record<string, unknown> | null)?.[discriminator]);
  };
  const found =
    readings.find(({ option, reading }) => accepts(option, reading)) ?? readings.find(named);
  return found ? found.reading : value;
}

function readText(shape: Shape, text: string): unknown {
  const { type, values, entries } = defOf(shape);
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const choices = values ?? Object.values(entries ?? {});
  if (type === 'number') return numberOf(text) ?? text;
  const isChosen = (choice: unknown) =>
    (typeof choice === 'number' || typeof choice === 'boolean') && String(choice) === text;
  return choices.includes(text) ? text : (choices.find(isChosen) ?? text);
}

const mapFields = (value: object, read: (key: string, part: unknown) => unknown): unknown =>
  Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(key, part)])),
  );

function readParts({ shape, valueType, element, items, rest }: Def, value: object): unknown {
  if (Array.isArray(value)) {
    const shapeAt = (index: number) => element ?? items?.[index] ?? rest;
    return value.map((part, index) => {
      const inner = shapeAt(index);
      return inner ? readSentTexts(inner, part) : part;
    });
  }
  if (!shape && !valueType) return value;
  return mapFields(value, (key, part) => {
    const inner = shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
    return inner ? readSentTexts(inner, part) : part;
  });
}

/**
 * A part of a request with the numbers, booleans and choices that arrived as texts: a multipart body has nothing else, and
 * clients of the admin family send the value of a dictionary entry as a text in JSON too. An empty text is null where that
 * is allowed. Texts that are none of these stay as they are, for the shape to refuse.
 */
export function readSentTexts(shape: Shape, value: unknown): unknown {
  const def = defOf(shape);
  if (def.type === 'union') return readUnion(shape, value);
  if (def.type === 'nullable' && value === '' && def.innerType && isNoForm(shape)) return null;
  // Preprocessing accepts anything; the shape after it is the expected one.
  const next =
    def.innerType ??
    def.getter?.() ??
    (def.in && defOf(def.in).type === 'transform' ? def.out : def.in);
  if (next) return readSentTexts(next, value);
  if (typeof value === 'string') return readText(shape, value);
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
    ? readParts(def, value)
    : value;
}
