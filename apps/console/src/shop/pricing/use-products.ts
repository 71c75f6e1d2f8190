import { type InfiniteData, useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import { listOwnCategories } from '@vitrine/contract/shop/own-categories.ts';
import {
  listOwnProducts,
  type OwnProductRow,
  ownProductSorts,
} from '@vitrine/contract/shop/pricing.ts';
import {
  changeProductDisplay,
  moveProduct,
  type ProductPlace,
  sortProducts,
} from '@vitrine/contract/shop/product-display.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { useFeed } from '../../lib/use-feed.ts';
import { withMoved } from './arrange.rules.ts';

/** So many products are shown or hidden in one call. */
export const productsAtOnceMax = 200;

const shows = ['all', 'in-store', 'hidden', 'featured', 'new'] as const;

export interface ProductFilters {
  categoryId: string | undefined;
  search: string;
  show: (typeof shows)[number];
  sort: (typeof ownProductSorts)[number];
}

/** Reads the filters of an address; whatever it does not understand is left out. */
export function readProductFilters(query: URLSearchParams): ProductFilters {
  const show = query.get('show');
  const categoryId = query.get('category') ?? '';
  return {
    categoryId: /^[1-9]\d{0,18}$/.test(categoryId) ? categoryId : undefined,
    search: (query.get('search') ?? '').slice(0, 100),
    show: shows.find((known) => known === show) ?? 'all',
    sort: ownProductSorts.find((known) => known === query.get('sort')) ?? 'featured',
  };
}

/** The text of a list without rows. */
export const findEmptyText = ({ show }: ProductFilters) =>
  show === 'featured' ? 'noneFeatured' : show === 'new' ? 'noneNew' : 'empty';

export const useCategories = () =>
  useQuery({
    queryKey: priceKeys.categories,
    queryFn: ({ signal }) => api.read(listOwnCategories, {}, signal),
  });

export function useProducts(filters: ProductFilters) {
  const { categoryId, search, show, sort } = filters;
  const query = {
    show,
    sort,
    limit: 30,
    ...(categoryId ? { categoryId } : {}),
    ...(search.trim() ? { keywords: search.trim() } : {}),
  };
  return useFeed({
    queryKey: priceKeys.productList(query),
    read: (after, signal) => api.read(listOwnProducts, { query: { ...query, ...after } }, signal),
    keepsRows: true,
  });
}

/** Hides, shows or features products at once. */
export function useDisplayChange() {
  const changing = useApiMutation(changeProductDisplay, {
    onSuccess: ({ products }) => showRows(products),
    invalidates: [priceKeys.all],
  });
  return (ids: string[], change: { isHidden?: boolean; isFeatured?: boolean }) =>
    changing.run({ body: { ids, ...change } });
}

type Pages = InfiniteData<EndpointAnswer<typeof listOwnProducts>>;

/** Shows rows as the server has just answered them, so that nothing falls back to the old while lists are read again. */
export function showRows(rows: readonly OwnProductRow[]): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: priceKeys.products },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          list: page.list.map((row) => rows.find(({ id }) => id === row.id) ?? row),
        })),
      },
  );
}

/** The pages with the product at its new place, each as long as before. */
function withPlaced(pages: Pages, id: string, place: ProductPlace): Pages {
  const rows = withMoved(
    pages.pages.flatMap(({ list }) => list),
    id,
    place,
  );
  let begin = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const list = rows.slice(begin, begin + page.list.length);
      begin += page.list.length;
      return { ...page, list };
    }),
  };
}

/** Moves a product in the store's order: here at once, then on the server, whose order counts. */
export function useProductPlacing() {
  const moving = useApiMutation(moveProduct, { invalidates: [priceKeys.all] });
  return async (id: string, place: ProductPlace) => {
    await queryClient.cancelQueries({ queryKey: priceKeys.products });
    queryClient.setQueriesData<Pages>(
      {
        queryKey: priceKeys.products,
        predicate: ({ queryKey }) =>
          (queryKey[2] as { sort?: string } | undefined)?.sort === 'featured',
      },
      (pages) => pages && withPlaced(pages, id, place),
    );
    await moving.run({ params: { id }, body: place });
  };
}

/** Forgets the own order: featured products first, then the newest. */
export function useOrderReset() {
  const sorting = useApiMutation(sortProducts, { invalidates: [priceKeys.products] });
  return () => sorting.run({ body: { ids: [] } });
}
