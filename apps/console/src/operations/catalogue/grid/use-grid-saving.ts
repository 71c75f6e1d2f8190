import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { callEndpoint, useApiMutation } from '../../../lib/api-mutation.ts';
import { toast } from '../../../lib/feedback.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { catalogueGridTexts } from '../../../texts/catalogue-grid.ts';
import type { SheetState } from '../../../ui/sheet/sheet.types.ts';
import {
  applyResults,
  type CellResult,
  collectCells,
  type GridColumn,
  type GridRow,
  splitCells,
} from './grid-rows.rules.ts';
import type { GridProducts } from './use-grid-products.ts';

interface GridSavingOptions {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  sheet: SheetState;
  setSheet: (change: (before: SheetState) => SheetState) => void;
  products: GridProducts;
}

/** Saves the changed cells, as many calls as they need; products that were left out keep their changes, with the reason. */
export function useGridSaving({ rows, columns, sheet, setSheet, products }: GridSavingOptions) {
  const t = useText(catalogueGridTexts);
  const saving = useApiMutation(
    async () => {
      const results: CellResult[] = [];
      for (const part of splitCells(collectCells(rows, sheet.edits, columns)))
        results.push(
          ...(await callEndpoint(changeProductCells, { body: { products: part } })).list,
        );
      return results;
    },
    {
      onSuccess: async (results) => {
        const stored = results.filter(({ version }) => version !== null).map(({ id }) => id);
        const leftOut = results.length - stored.length;
        await products.refresh(results.map(({ id }) => id));
        setSheet((before) => ({
          ...before,
          edits: applyResults(rows, before.edits, results),
          past: [],
          future: [],
        }));
        if (leftOut > 0) toast.warning(t('leftOut', { count: leftOut }));
        else toast.success(t('saved', { count: stored.length }));
      },
      invalidates: [
        catalogueKeys.products(),
        catalogueKeys.form(),
        catalogueKeys.changes(),
        catalogueKeys.counts,
      ],
    },
  );
  return { isBusy: saving.isBusy, save: () => saving.run() };
}
