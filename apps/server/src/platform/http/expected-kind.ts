import type { z } from 'zod';

interface Def {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
}

const defOf = (shape: z.ZodType): Def => shape._zod.def as unknown as Def;

/** A shape without its wrappers for optional values and preprocessing. */
function bare(shape: z.ZodType): z.ZodType {
  const { type, innerType, in: input, out } = defOf(shape);
  if (innerType) return bare(innerType);
  // Preprocessing accepts anything; the shape after it is the expected one.
  if (type === 'pipe' && input && out) return bare(defOf(input).type === 'transform' ? out : input);
  return shape;
}

function partAt(shape: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = bare(shape);
  for (const step of path) {
    const { shape: fields, element }: Def = defOf(current);
    const next: z.ZodType | undefined = fields ? fields[String(step)] : element;
    if (!next) return undefined;
    current = bare(next);
  }
  return current;
}

/** The type that a client has to send, in the same words in every language: `number`, `{ amount, currency }`. */
function kindOf(shape: z.ZodType): string {
  const def = defOf(bare(shape));
  if (def.shape) return `{ ${Object.keys(def.shape).join(', ')} }`;
  if (def.element) return `[ ${kindOf(def.element)} ]`;
  if (def.options) return [...new Set(def.options.map(kindOf))].join(' | ');
  if (def.values) return def.values.map((value) => JSON.stringify(value)).join(' | ');
  if (def.entries) return Object.keys(def.entries).join(' | ');
  if (def.type === 'boolean') return 'true | false';
  return def.type;
}

/** The kind of value that a shape expects at a path. */
export function expectedKind(shape: z.ZodType, path: readonly PropertyKey[]): string {
  const part = partAt(shape, path);
  return part ? kindOf(part) : 'object';
}
