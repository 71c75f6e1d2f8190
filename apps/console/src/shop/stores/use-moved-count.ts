import { useQuery } from '@tanstack/react-query';
import type { OwnStore } from '@vitrine/contract/shop/own-store.ts';
import { previewPercentage } from '@vitrine/contract/shop/percentages.ts';
import { percentageShape } from '@vitrine/contract/shop/store-shapes.ts';
import { api } from '../../lib/api.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';

/** How many products a new default percentage would move, once it differs from the one that stands. */
export function useMovedCount(store: OwnStore, percentage: number): number | undefined {
  const isNew =
    percentage !== store.defaultPercentage && percentageShape.safeParse(percentage).success;
  const preview = useQuery({
    queryKey: priceKeys.preview(null, percentage),
    queryFn: ({ signal }) =>
      api.read(previewPercentage, { body: { categoryId: null, percentage } }, signal),
    enabled: isNew,
    staleTime: 5_000,
  });
  return isNew ? preview.data?.changeCount : undefined;
}
