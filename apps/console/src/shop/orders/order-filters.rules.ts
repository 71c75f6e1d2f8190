import { type Awaiting, type OrderStatus, orderPageSizes } from '@vitrine/contract/shop/orders.ts';

/** What the order list is narrowed to; it is in the address, so that it survives a reload and can be sent. */
export interface OrderFilters {
  status: OrderStatus | undefined;
  keywords: string;
  placedFrom: string | undefined;
  placedTo: string | undefined;
  /** Whose payment an order waits for, or that it waits for its parcels. */
  awaiting: Awaiting | 'shipment' | undefined;
  limit: (typeof orderPageSizes)[number];
}

/** Every order, newest first. */
export const noFilters: OrderFilters = {
  status: undefined,
  keywords: '',
  placedFrom: undefined,
  placedTo: undefined,
  awaiting: undefined,
  limit: orderPageSizes[0],
};

/** Their names in the address, without that of the length of a load. */
export const orderParams = ['status', 'keywords', 'from', 'to', 'awaiting'] as const;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (value: string | null) => (value && dayPattern.test(value) ? value : undefined);

/** Reads the filters of an address; whatever it does not understand is left out. */
export function readFilters(query: URLSearchParams): OrderFilters {
  const status = query.get('status');
  const awaiting = query.get('awaiting');
  const limit = Number(query.get('limit'));
  return {
    status: status !== null && /^[0-3]$/.test(status) ? (Number(status) as OrderStatus) : undefined,
    keywords: (query.get('keywords') ?? '').slice(0, 100),
    placedFrom: dayOf(query.get('from')),
    placedTo: dayOf(query.get('to')),
    awaiting:
      awaiting === 'buyer' || awaiting === 'seller' || awaiting === 'shipment'
        ? awaiting
        : undefined,
    limit: orderPageSizes.find((size) => size === limit) ?? 20,
  };
}

/** Writes changed filters into an address and leaves the rest of it alone. */
export function writeFilters(
  query: URLSearchParams,
  change: Partial<OrderFilters>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if ('status' in change)
    set('status', change.status === undefined ? undefined : String(change.status));
  if ('keywords' in change) set('keywords', change.keywords?.trim());
  if ('placedFrom' in change) set('from', change.placedFrom);
  if ('placedTo' in change) set('to', change.placedTo);
  if ('awaiting' in change) set('awaiting', change.awaiting);
  if ('limit' in change) set('limit', change.limit === 20 ? undefined : String(change.limit));
  return next;
}

/** The part that the counts of the tabs take as well: all but the status, which is what they count by. */
export function searchOf({ keywords, placedFrom, placedTo, awaiting }: OrderFilters) {
  return {
    ...(keywords ? { keywords } : {}),
    ...(placedFrom ? { placedFrom } : {}),
    ...(placedTo ? { placedTo } : {}),
    ...(awaiting === 'shipment' ? { toShip: true } : awaiting ? { awaiting } : {}),
  };
}

/** The whole query of the list and of its export. */
export function listQueryOf(filters: OrderFilters) {
  return {
    ...searchOf(filters),
    ...(filters.status !== undefined ? { status: filters.status } : {}),
  };
}

export const isNarrowed = (filters: OrderFilters): boolean =>
  Object.keys(listQueryOf(filters)).length > 0;
