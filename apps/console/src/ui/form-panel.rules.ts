import type { FieldError } from '@vitrine/contract/failures.ts';
import type { z } from 'zod';

interface Failure {
  code: string;
  message: string;
  fields: readonly Pick<FieldError, 'path' | 'message'>[];
}

/** Which fields of a form show a failure of the server: those that it names, or the one that its code belongs to. */
export function placeFailure(
  { code, message, fields }: Failure,
  fieldOfCode: Readonly<Record<string, string>>,
  hasField: (path: (string | number)[]) => boolean,
): { path: (string | number)[]; message: string }[] {
  const field = fieldOfCode[code];
  const named = field ? [{ path: field, message }] : fields;
  return named
    .map((one) => {
      const path = one.path
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? Number.parseInt(part, 10) : part));
      // The fields of a part of the body may be in the form under their own names.
      return { path: hasField(path) ? path : path.slice(-1), message: one.message };
    })
    .filter(({ path }) => hasField(path));
}

/** True for the shape of a switch or a box that takes true or false, and not 1 or 0. */
export const isBoolean = (type: z.ZodType | undefined): boolean =>
  type?.safeParse(1).success === false;

/** The value that a switch or a box sends, of the kind that its shape takes. */
export const toFlag = (type: z.ZodType | undefined, isChecked: boolean): boolean | number =>
  isBoolean(type) ? isChecked : Number(isChecked);

/** What was typed, as the shape reads it; an emptied number is left out. */
export function valuesToSend<Values extends object>(
  shape: z.ZodType<Values> | undefined,
  typed: Values,
): Values {
  if (!shape) return typed;
  return shape.parse(
    Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value ?? undefined])),
  );
}
