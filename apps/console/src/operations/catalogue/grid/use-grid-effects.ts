import { useQueries } from '@tanstack/react-query';
import {
  type ProductEffects,
  previewProductEffects,
} from '@vitrine/contract/shop/product-effects.ts';
import { useDeferredValue, useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import type { Edits } from '../../../ui/sheet/sheet.types.ts';
import { createPriceFinder, type GridColumn, type GridRow } from './grid-rows.rules.ts';

/** Products whose prices are looked at; the first ones, so that pasting a long block makes no long row of calls. */
const productsMax = 20;

const countRaised = (calls: readonly { data: ProductEffects | undefined }[]): number =>
  calls.reduce((sum, { data }) => sum + (data?.raisedCount ?? 0), 0);

/** How many fixed prices of owners fall under the floor with the changed platform prices. */
export function useGridEffects(
  rows: readonly GridRow[],
  edits: Edits,
  columns: readonly GridColumn[],
) {
  const settled = useDeferredValue(edits);
  const findPrices = useMemo(() => createPriceFinder(rows, columns), [rows, columns]);
  const changed = useMemo(() => findPrices(settled).slice(0, productsMax), [findPrices, settled]);
  return useQueries({
    queries: changed.map(({ id, prices }) => ({
      queryKey: catalogueKeys.effects(id, JSON.stringify(prices)),
      queryFn: () =>
        api.call(
          previewProductEffects,
          { params: { id }, body: { platformPrices: prices } },
          { suppressToast: true },
        ),
    })),
    combine: countRaised,
  });
}
