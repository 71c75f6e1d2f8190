import { useQueries } from '@tanstack/react-query';
import { listProductStock } from '@vitrine/contract/shop/product-stock.ts';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';

/** Products of one call. */
const atOnce = 50;

interface VariantStock {
  onHand: number;
  held: number;
  available: number;
}
/** By variant; variants without a stock are left out. */
export type StockOfVariants = ReadonlyMap<string, VariantStock>;

const readStock = async (ids: readonly string[], signal: AbortSignal) =>
  (await api.read(listProductStock, { query: { productIds: ids.join(',') } }, signal)).list;
type StockRows = Awaited<ReturnType<typeof readStock>>;

const combine = (calls: readonly { data: StockRows | undefined }[]) =>
  calls.flatMap(({ data }) => data ?? []);

/** The units of variants that are in the warehouse, reserved and available, for the products of a page. */
export function useStockOf(productIds: readonly string[]): StockOfVariants {
  const blocks = Array.from({ length: Math.ceil(productIds.length / atOnce) }, (_unused, index) =>
    productIds.slice(index * atOnce, (index + 1) * atOnce),
  );
  const rows = useQueries({
    queries: blocks.map((ids) => ({
      queryKey: catalogueKeys.stock(...ids),
      queryFn: ({ signal }: { signal: AbortSignal }) => readStock(ids, signal),
    })),
    combine,
  });
  return useMemo(() => new Map(rows.map(({ variantId, ...stock }) => [variantId, stock])), [rows]);
}
