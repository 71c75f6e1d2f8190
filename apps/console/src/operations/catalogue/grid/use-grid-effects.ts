import { useQueries } from '@tanstack/react-query';
import { previewProductEffects } from '@vitrine/contract/shop/product-effects.ts';
import { useDeferredValue } from 'react';
import { api } from '../../../lib/api.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import type { Edits } from '../../../ui/sheet/sheet.types.ts';
import { collectCells, type GridColumn, type GridRow } from './grid-rows.rules.ts';

/** Products whose prices are looked at; the first ones, so that pasting a long block makes no long row of calls. */
const productsMax = 20;

/** How many fixed prices of owners fall under the floor with the changed platform prices. */
export function useGridEffects(
  rows: readonly GridRow[],
  edits: Edits,
  columns: readonly GridColumn[],
) {
  const settled = useDeferredValue(edits);
  const changed = collectCells(rows, settled, columns)
    .map(({ id, cells }) => ({
      id,
      prices: cells.flatMap(({ variantId, field, value }) =>
        field === 'platformPrice' && variantId !== null && typeof value === 'number'
          ? [{ variantId, platformPrice: { amount: value, currency: 'USD' as const } }]
          : [],
      ),
    }))
    .filter(({ prices }) => prices.length > 0)
    .slice(0, productsMax);
  const queries = useQueries({
    queries: changed.map(({ id, prices }) => ({
      queryKey: catalogueKeys.effects(id, JSON.stringify(prices)),
      queryFn: () =>
        api.call(
          previewProductEffects,
          { params: { id }, body: { platformPrices: prices } },
          { suppressToast: true },
        ),
    })),
  });
  return queries.reduce((sum, { data }) => sum + (data?.raisedCount ?? 0), 0);
}
