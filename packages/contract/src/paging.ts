import { z } from 'zod';
import { chosenDay } from './shapes.ts';
import { isTimeZone } from './time-zone.ts';

/** A number from a query string; an empty string means "not given", as admin clients send it. */
export const queryNumber = <Value extends number>(
  shape: z.ZodType<Value>,
  fallback: NoInfer<Value>,
) =>
  z
    .preprocess(
      (value) =>
        value === '' || value === undefined
          ? fallback
          : typeof value === 'string'
            ? Number(value)
            : value,
      shape,
    )
    .default(fallback);

const wholeBetween = (minimum: number, maximum: number) =>
  z.number().int().min(minimum).max(maximum);

/** `pageNum` from 1 and `pageSize`, for back-office tables. */
export const pageQueryFields = {
  pageNum: queryNumber(wholeBetween(1, 100_000), 1),
  pageSize: queryNumber(wholeBetween(1, 100), 10),
};

/** One page of a back-office table; `total` is exact up to 100,000 and marked `estimated` beyond. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.number().int().nonnegative(),
    estimated: z.boolean().optional(),
  });

/** `cursor` and `limit` of a feed; a cursor is opaque and comes from the previous page. */
export const cursorQueryFields = {
  cursor: z.string().max(200).optional(),
  limit: queryNumber(wholeBetween(1, 100), 20),
};

/** One page of a feed; `nextCursor` is null at the end. */
export const feedOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), nextCursor: z.string().nullable() });

/** An optional filter from a query string: an empty string means no filter. */
export const optionalFilter = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), shape.optional());

/** The time zone of the days of a filter. */
export const dayZone = optionalFilter(
  z
    .string()
    .max(60)
    .refine(isTimeZone, { params: { code: 'choice' } }),
).describe(
  'Time zone of the IANA database, `Asia/Shanghai` for example, in which the days of the filter begin and end; UTC when it is not given.',
);

/** A range of whole days of `dayZone` as admin clients send it, `publishTime[0]=…&publishTime[1]=…`; an empty end is open. */
export const dayRange = optionalFilter(
  z.tuple([optionalFilter(chosenDay), optionalFilter(chosenDay)]),
);

/** An optional boolean from a query string: an empty string means not given, any other word is rejected. */
export const flagFilter = z.preprocess((value) => {
  if (value === '' || value === null) return undefined;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : value;
}, z.boolean().optional());

/**
 * A row id: a 64-bit number as a decimal string. It has one digit less than the largest one, so that every value is in range.
 * The message of a format is the code of the field's error.
 */
export const idShape = z.string().regex(/^[1-9]\d{0,17}$/, 'id');

/** Several row ids joined by commas, in a path: up to 2,000 characters, duplicates removed. */
export const idListShape = z
  .string()
  .max(2000)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(idShape).min(1).max(1000));
