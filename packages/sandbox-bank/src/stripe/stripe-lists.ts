import { reportMissing } from './stripe-errors.ts';
import type { Expand } from './stripe-fields.ts';
import type { Range } from './stripe-params.ts';

const isWithin = (at: number, { gte, gt, lte, lt }: Range): boolean =>
  (gte === undefined || at >= gte) &&
  (gt === undefined || at > gt) &&
  (lte === undefined || at <= lte) &&
  (lt === undefined || at < lt);

/** A page of a list, newest first; only the objects of the page are made. */
export function listPage<Row, Item>(
  found: Iterable<Row>,
  wanted: { limit: number; starting_after?: string | undefined; created: Range },
  {
    id,
    at,
    make,
  }: { id: (row: Row) => string; at: (row: Row) => string | undefined; make: (row: Row) => Item },
) {
  const all = [...found]
    .filter((row) => isWithin(Math.floor(new Date(at(row) ?? 0).getTime() / 1_000), wanted.created))
    .reverse();
  const after = wanted.starting_after;
  const begin = after === undefined ? 0 : all.findIndex((row) => id(row) === after) + 1;
  if (after !== undefined && begin === 0)
    throw reportMissing('object', after, 400, 'starting_after');
  const data = all.slice(begin, begin + wanted.limit).map(make);
  return {
    object: 'list' as const,
    data,
    has_more: begin + wanted.limit < all.length,
    url: '/v1',
  };
}

/** The fields of a list that are wanted as objects. */
export const getDataFields = (expand: Expand): Expand =>
  expand.flatMap((path) => (path.startsWith('data.') ? path.slice('data.'.length) : []));
