import { z } from 'zod';
import { optionalFilter } from '../paging.ts';
import { chosenDay, searchText } from '../shapes.ts';
import { orderStatusShape } from './order-facts.ts';

/** Search terms of the order lists of owners and operators. */
export const orderFilterFields = {
  /**
   * An order's number (`VT-20418` or `20418`), or part of a product's name in any language in which it was stored on
   * the order line.
   */
  keywords: optionalFilter(searchText(100).min(1)),
  /** First and last day on which the order was placed, both inclusive: days of the store's time zone, for operators of `timeZone`. */
  placedFrom: optionalFilter(chosenDay),
  placedTo: optionalFilter(chosenDay),
};

export const orderStatusFilter = z.preprocess(
  (value) =>
    value === '' || value === null ? undefined : typeof value === 'string' ? Number(value) : value,
  orderStatusShape.optional(),
);

/** Orders under a search or a range of days are counted up to here, and a search for a common word lists as many. */
export const countedOrdersMax = 10_000;

/** How many orders of a list have each status. */
export const statusCountFields = {
  /** There are more than 10,000 orders under a search or a range of days: each number is the least that it can be. */
  isCut: z.boolean(),
  all: z.number().int(),
  unpaid: z.number().int(),
  inTransit: z.number().int(),
  completed: z.number().int(),
  closed: z.number().int(),
};
