import { useQuery } from '@tanstack/react-query';
import { getOwnProduct, listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { lineOf, type OwnOrderLine } from './own-order-lines.rules.ts';

/** Products whose names hold the words; hidden ones as well, unless asked otherwise: what is not sold may be ordered for oneself. */
export const useFoundProducts = (words: string, show: 'all' | 'in-store' = 'all') =>
  useQuery({
    queryKey: priceKeys.find(words, show),
    queryFn: ({ signal }) =>
      api.read(
        listOwnProducts,
        { query: { limit: 20, show, sort: 'name', ...(words ? { keywords: words } : {}) } },
        signal,
      ),
    staleTime: 60_000,
  });

const productQuery = (productId: string | undefined) => ({
  queryKey: priceKeys.product(productId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.read(getOwnProduct, { params: { id: productId ?? '' } }, signal),
});

/** One product with its variants. */
export const useOwnOrderProduct = (productId: string | undefined) =>
  useQuery({ ...productQuery(productId), enabled: productId !== undefined });

/** The line of a product that has one variant, where nothing is to be chosen; nothing while the variants cannot be read. */
export async function findOnlyLine(productId: string): Promise<OwnOrderLine | undefined> {
  const product = await bestEffort(queryClient.fetchQuery(productQuery(productId)));
  const [variant, ...others] = product?.variants ?? [];
  return product && variant && others.length === 0 && variant.stock > 0
    ? lineOf(product, variant)
    : undefined;
}
