import { z } from 'zod';
import { type Endpoint, endpoint } from './endpoint.ts';
import { cursorQueryFields, feedOf, pageOf, pageQueryFields } from './paging.ts';
import type { Permission } from './permissions.ts';

/** The fields that always differ between the two endpoints of a pair. */
interface Side {
  name: `${string}.${string}`;
  path: `/${string}`;
  permission: Permission;
  summary: string;
}

/** One endpoint about one thing twice: for owners in their own store, and for operators in all stores. */
export interface EndpointPair<
  Own extends Endpoint = Endpoint,
  Platform extends Endpoint = Endpoint,
> {
  own: Own;
  platform: Platform;
}

/** Makes both endpoints of a pair from what they share and what is of one side. */
export const createEndpointPair = <
  const Shared extends Omit<Endpoint, keyof Side | 'public' | 'reply'>,
  const Own extends Side & Partial<Endpoint>,
  const Platform extends Side & Partial<Endpoint>,
>(
  shared: Shared,
  { own, platform }: { own: Own; platform: Platform },
): EndpointPair<Shared & Own & Endpoint, Shared & Platform & Endpoint> => ({
  own: endpoint({ ...shared, ...own } as unknown as Shared & Own & Endpoint),
  platform: endpoint({ ...shared, ...platform } as unknown as Shared & Platform & Endpoint),
});

interface ListSide<Row extends z.ZodType, Filters extends z.ZodRawShape> extends Side {
  row: Row;
  filters: Filters;
  reveals?: Permission;
}

/** The lists of a pair: a feed for owners, pages for operators. */
export const createListPair = <
  OwnRow extends z.ZodType,
  OwnFilters extends z.ZodRawShape,
  Row extends z.ZodType,
  Filters extends z.ZodRawShape,
>({
  own: { row: ownRow, filters: ownFilters, ...own },
  platform: { row, filters, ...platform },
}: {
  own: ListSide<OwnRow, OwnFilters>;
  platform: ListSide<Row, Filters>;
}) => ({
  own: endpoint({
    ...own,
    method: 'GET',
    query: z.strictObject({ ...cursorQueryFields, ...ownFilters }),
    reply: feedOf(ownRow),
  }),
  platform: endpoint({
    ...platform,
    method: 'GET',
    query: z.strictObject({ ...pageQueryFields, ...filters }),
    reply: pageOf(row),
  }),
});
