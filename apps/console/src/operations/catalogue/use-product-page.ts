import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { api } from '../../lib/api.ts';
import { useClock } from '../../lib/clock.ts';
import { catalogueKeys } from '../../lib/query-keys/catalogue.ts';
import { useAddress } from '../../lib/use-address.ts';
import { readListQuery } from '../../ui/list/list-filters.tsx';
import { lastPageMark } from './cursor-pages.tsx';
import { useProductFilters } from './product-filters.tsx';

type Page = EndpointAnswer<typeof listPlatformProducts>;

const pageSize = 50;
export const productSorts = ['newest', 'oldest', 'changed', 'key'] as const;

/** The tabs of the list, with their part of the query. */
const productTabs = {
  all: {},
  active: { status: 'active' },
  scheduled: { status: 'scheduled' },
  draft: { status: 'draft' },
  archived: { status: 'archived' },
  low: { stock: 'low' },
  missing: { missingLanguage: 'any' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type ProductTab = keyof typeof productTabs;

const isTab = (text: string): text is ProductTab => Object.hasOwn(productTabs, text);

/** The products that the address chooses, for the list, the grid and the editor. */
export function useProductQuery() {
  const { read } = useAddress();
  const { zone } = useClock();
  const filters = useProductFilters();
  const named = read('tab');
  const tab: ProductTab = isTab(named) ? named : 'all';
  const sort = productSorts.find((known) => known === read('order')) ?? 'newest';
  const filtered = readListQuery(filters, read, zone);
  const query: Record<string, string> = { ...filtered, ...productTabs[tab] };
  return { filters, filtered, tab, sort, query, cursor: read('cursor') };
}

function describePage({
  query,
  sort,
  cursor,
}: Omit<ReturnType<typeof useProductQuery>, 'filters'>) {
  return {
    queryKey: catalogueKeys.products(query, sort, cursor),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.read(
        listPlatformProducts,
        {
          query: {
            ...query,
            sort,
            limit: pageSize,
            ...(cursor === lastPageMark ? { isLast: 'true' } : cursor ? { cursor } : {}),
          },
        } as never,
        signal,
      ) as Promise<Page>,
  };
}

/** One page of the list that the address names. */
export const useProductPage = (chosen: ReturnType<typeof useProductQuery>) =>
  useQuery({ ...describePage(chosen), placeholderData: keepPreviousData });

/** The products before and after one, in the order and with the filters of the list, across its pages. */
export function useNeighbours(id: string) {
  const chosen = useProductQuery();
  const client = useQueryClient();
  const page = useQuery({ ...describePage(chosen), staleTime: 60_000 }).data;
  const ids = page?.list.map((row) => row.id) ?? [];
  const at = ids.indexOf(id);
  const beyond = async (cursor: string, end: 0 | -1) => {
    const next = await client.fetchQuery({
      ...describePage({ ...chosen, cursor }),
      staleTime: 60_000,
    });
    const product = next.list.at(end)?.id;
    return product === undefined ? undefined : { product, cursor };
  };
  const step = (by: 1 | -1) => {
    if (at < 0 || !page) return undefined;
    const product = ids[at + by];
    if (product !== undefined) return async () => ({ product });
    const cursor = by > 0 ? page.nextCursor : page.previousCursor;
    return cursor === null ? undefined : () => beyond(cursor, by > 0 ? 0 : -1);
  };
  return { previous: step(-1), next: step(1) };
}
