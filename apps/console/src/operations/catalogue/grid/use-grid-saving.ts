import { changeProductCells } from '@vitrine/contract/shop/product-cells.ts';
import { useMemo, useState } from 'react';
import { callEndpoint, useApiMutation } from '../../../lib/api-mutation.ts';
import { toast } from '../../../lib/feedback.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { catalogueGridTexts } from '../../../texts/catalogue-grid.ts';
import { productConflictTexts } from '../../../texts/product-conflict.ts';
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

/** Who saved a product meanwhile, and when, by its id. */
export type Savers = ReadonlyMap<string, { name: string; at: string }>;

const addSavers = (known: Savers, results: readonly CellResult[], platform: string): Savers =>
  new Map([
    ...known,
    ...results.flatMap(({ id, savedBy, savedAt }): [string, { name: string; at: string }][] =>
      savedAt === null ? [] : [[id, { name: savedBy ?? platform, at: savedAt }]],
    ),
  ]);

/**
 * Saves the changed cells, as many calls as they need. Cells that were refused keep their changes, with the reason; those that a
 * colleague changed too wait for a choice.
 */
export function useGridSaving({ rows, columns, sheet, setSheet, products }: GridSavingOptions) {
  const t = useText(catalogueGridTexts);
  const tFields = useText(productFieldsTexts);
  const tConflict = useText(productConflictTexts);
  const [gone, setGone] = useState<readonly GridRow[]>([]);
  const [savers, setSavers] = useState<Savers>(new Map());
  const [isChoosing, setChoosing] = useState(false);
  const clashes = useMemo(
    () => listClashes(rows, gone, sheet.edits, columns),
    [rows, gone, sheet.edits, columns],
  );
  const describeWith =
    (known: Savers): SavedCells['describe'] =>
    ({ mine, theirs, productId }) => {
      const name = known.get(productId)?.name ?? t('another');
      const own = mine || tFields('empty');
      return theirs === null
        ? t('gone', { name, mine: own })
        : t('clash', { name, mine: own, theirs: theirs || tFields('empty') });
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
        const known = addSavers(savers, results, tConflict('platform'));
        setSavers(known);
        const describe = describeWith(known);
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
        const refused = results.reduce((sum, { errors }) => sum + errors.length, 0);
        if (leftOut > 0) toast.warning(t('leftOut', { count: leftOut }));
        else if (refused > 0) toast.warning(t('refused', { count: refused }));
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
    /** Who saved the products with cells that wait for a choice. */
    savers,
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
