import { useQuery } from '@tanstack/react-query';
import { getOwnProduct, listOwnProducts } from '@vitrine/contract/shop/pricing.ts';
import { api } from '../../lib/api.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';

/** Products whose names hold the words; hidden ones as well, unless asked otherwise: what is not sold may be ordered for oneself. */
export const useFoundProducts = (words: string, show: 'all' | 'in-store' = 'all') =>
  useQuery({
    queryKey: priceKeys.find(words, show),
    queryFn: ({ signal }) =>
      api.read(listOwnProducts, { query: { limit: 20, show, sort: 'name', ...(words ? { keywords: words } : {}) } }, signal),
    staleTime: 60_000,
  });

/** One product with its variants. */
export const useSampleProduct = (productId: string | undefined) =>
  useQuery({
    queryKey: priceKeys.product(productId),
    queryFn: ({ signal }) => api.read(getOwnProduct, { params: { id: productId ?? '' } }, signal),
    enabled: productId !== undefined,
  });
