import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { useMemo, useState } from 'react';
import { callEndpoint, useApiMutation } from '../../../lib/api-mutation.ts';
import { toast } from '../../../lib/feedback.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { catalogueGridTexts } from '../../../texts/catalogue-grid.ts';
import { productFieldsTexts } from '../../../texts/product-fields.ts';
import type { Edits, SheetState } from '../../../ui/sheet/sheet.types.ts';
import {
  applyResults,
  type ClashDecision,
  findGone,
  isOutdated,
  listClashes,
  resolveClashes,
  type SavedCells,
} from './grid-clashes.rules.ts';
import {
  type CellResult,
  collectCells,
  type GridColumn,
  type GridRow,
  splitCells,
  toRows,
} from './grid-rows.rules.ts';
import type { GridProducts } from './use-grid-products.ts';

interface GridSavingOptions {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  sheet: SheetState;
  setSheet: (change: (before: SheetState) => SheetState) => void;
  products: GridProducts;
}

/**
 * Saves the changed cells, as many calls as they need. Products that were left out keep their changes, with the reason; cells that a
 * colleague changed too wait for a choice.
 */
export function useGridSaving({ rows, columns, sheet, setSheet, products }: GridSavingOptions) {
  const t = useText(catalogueGridTexts);
  const tFields = useText(productFieldsTexts);
  const [gone, setGone] = useState<readonly GridRow[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const clashes = useMemo(
    () => listClashes(rows, gone, sheet.edits, columns),
    [rows, gone, sheet.edits, columns],
  );
  const describe: SavedCells['describe'] = ({ mine, theirs }) => {
    const own = mine || tFields('empty');
    return theirs === null
      ? t('gone', { mine: own })
      : t('clash', { mine: own, theirs: theirs || tFields('empty') });
  };
  const saving = useApiMutation<Edits, CellResult[]>(
    async (sent) => {
      const results: CellResult[] = [];
      for (const part of splitCells(collectCells(rows, sent, columns)))
        results.push(
          ...(await callEndpoint(changeProductCells, { body: { products: part } })).list,
        );
      return results;
    },
    {
      onSuccess: async (results, sent) => {
        const now = toRows(await products.refresh(results.map(({ id }) => id)));
        const saved: SavedCells = { columns, before: rows, now, sent, results, describe };
        const removed = [...gone, ...findGone(rows, now)];
        setGone(removed);
        setSheet((before) => ({
          ...before,
          edits: applyResults(before.edits, saved),
          past: [],
          future: [],
        }));
        const stored = results.filter(({ version }) => version !== null).length;
        const outdated = results.filter((result) => isOutdated(result, saved)).length;
        const leftOut = results.length - stored - outdated;
        const waits = listClashes(now, removed, applyResults(sent, saved), columns).length > 0;
        if (waits) setChoosing(true);
        if (leftOut > 0) toast.warning(t('leftOut', { count: leftOut }));
        else if (outdated > 0 && !waits) toast.warning(t('savedMeanwhile', { count: outdated }));
        else if (stored > 0) toast.success(t('saved', { count: stored }));
      },
      invalidates: [
        catalogueKeys.products(),
        catalogueKeys.form(),
        catalogueKeys.changes(),
        catalogueKeys.counts,
      ],
    },
  );
  return {
    isBusy: saving.isBusy,
    save: () => saving.run(sheet.edits),
    clashes,
    isChoosing: isChoosing && clashes.length > 0,
    choose: setChoosing,
    /** Takes the choice into the grid, and saves it over what colleagues have stored. */
    resolve: (decisions: Readonly<Record<string, ClashDecision>>) => {
      const edits = resolveClashes(sheet.edits, clashes, decisions);
      setSheet((before) => ({
        ...before,
        edits,
        past: [...before.past, before.edits],
        future: [],
      }));
      setChoosing(false);
      if (collectCells(rows, edits, columns).length > 0) void saving.run(edits);
    },
  };
}
