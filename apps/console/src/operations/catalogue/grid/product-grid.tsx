import { containsText } from '@vitrine/contract/fold-text.ts';
import { variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { catalogueTexts } from '../../../texts/catalogue.ts';
import { catalogueGridTexts } from '../../../texts/catalogue-grid.ts';
import { useQuestion } from '../../../ui/overlay/question.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState } from '../../../ui/page-state.tsx';
import { PersonPicture } from '../../../ui/person-picture.tsx';
import { countEdits } from '../../../ui/sheet/row-edits.rules.ts';
import { choose, emptySheet, findEdit, findNextRow } from '../../../ui/sheet/sheet.rules.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { SheetState } from '../../../ui/sheet/sheet.types.ts';
import { SheetFoot } from '../../../ui/sheet/sheet-foot.tsx';
import { SheetTools } from '../../../ui/sheet/sheet-tools.tsx';
import { SkeletonRows } from '../../../ui/skeletons.tsx';
import { useColumns } from '../../../ui/table/use-columns.tsx';
import { BackButton } from '../back-button.tsx';
import { SkuFinder } from '../sku-finder.tsx';
import { useStockOf } from '../stock/use-stock-of.ts';
import { useLoadedRange } from '../use-loaded-range.ts';
import { useProductQuery } from '../use-product-page.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { type GridRow, getRowId, toPlaces, toRows } from './grid-rows.rules.ts';
import { useGridColumns } from './use-grid-columns.tsx';
import { useGridEffects } from './use-grid-effects.ts';
import { useGridProducts } from './use-grid-products.ts';
import { useGridSaving } from './use-grid-saving.ts';

/** Empty rows for those that are not loaded yet. */
const waitingRows = 20;
/** The height of everything but the rows, and the least height of the rows. */
const besideHeight = 310;
const heightMin = 360;

/** Many variants at once as a sheet: of the chosen products, or of all that the filters of the list leave. */
export function ProductGrid({ onBack }: { onBack: () => void }) {
  const t = useText(catalogueGridTexts);
  const tList = useText(catalogueTexts);
  const { read } = useAddress();
  const { query } = useProductQuery();
  const ids = read('ids')
    .split(',')
    .filter((id) => /^[1-9]\d{0,17}$/.test(id));
  const products = useGridProducts(query, ids);
  const [sheet, setSheet] = useState<SheetState>(emptySheet);
  const { ask, question } = useQuestion();
  const allColumns = useGridColumns(useStockOf(products.products.map(({ id }) => id)));
  const { hidden, chooser } = useColumns('catalogue-grid', allColumns as never);
  const columns = useMemo(
    () => allColumns.filter(({ key }) => !hidden.includes(key)),
    [allColumns, hidden],
  );
  const rows = useMemo(() => toRows(products.products), [products.products]);
  const places = useMemo(() => toPlaces(products.products, rows), [products.products, rows]);
  const table = useMemo(
    () => ({
      columns,
      rowCount: places.length + (products.hasMore ? waitingRows : 0),
      rowAt: (index: number) => places[index]?.row,
      idOf: getRowId,
    }),
    [columns, places, products.hasMore],
  );
  const loadRows = (first: number, last: number) => {
    if (last >= places.length - 10) products.more();
    const from = Math.floor(first / variantBlockMax) * variantBlockMax;
    return products.loadVariants(places.slice(from, last + variantBlockMax));
  };
  const change = useLoadedRange(table, sheet, setSheet, loadRows, places.length);
  const find = async (text: string): Promise<boolean> => {
    const hits = await products.findVariants(text);
    const row = findNextRow(places.length, sheet.active.row, (index) => {
      const place = places[index];
      if (!place?.row) return hits.has(place?.variantId ?? '');
      const sku = findEdit(sheet.edits, getRowId(place.row), 'sku')?.text ?? place.row.variant.sku;
      return containsText(sku, text);
    });
    if (row === undefined) return false;
    const column = columns.findIndex(({ key }) => key === 'sku');
    setSheet(choose(sheet, table, { row, column }));
    return true;
  };
  const saving = useGridSaving({ rows, columns: allColumns, sheet, setSheet, products });
  const raisedCount = useGridEffects(rows, sheet.edits, allColumns);
  const { cells, errors } = countEdits(sheet.edits);
  const waiting = saving.clashes.reduce((sum, { rowIds }) => sum + rowIds.length, 0);
  const back = async () => {
    if (
      cells === 0 ||
      (await ask({ title: t('leaveQuestion'), action: t('discard'), isDanger: true }))
    )
      onBack();
  };
  const contested = new Set(saving.clashes.flatMap(({ rowIds }) => rowIds));
  const markOf = (row: GridRow) => {
    const saver = contested.has(getRowId(row)) && saving.savers.get(row.product.id);
    return (
      saver && (
        <span title={saver.name} role="img" aria-label={saver.name}>
          <PersonPicture name={saver.name} url="" size={16} />
        </span>
      )
    );
  };
  const isEmpty = rows.length === 0 && !products.hasMore;
  return (
    <>
      <PageHead
        title={
          <>
            <BackButton label={t('back')} onClick={() => void back()} />
            {tList('editAsGrid')}
          </>
        }
        note={
          ids.length
            ? t('chosen', { count: ids.length })
            : places.length > 0 && t('rows', { count: places.length })
        }
        actions={
          cells > 0 && (
            <>
              <span className="grid-changes small" role="status">
                <b>{t('cells', { count: cells })}</b>
                {errors > waiting && (
                  <span className="danger-text"> {t('errors', { count: errors - waiting })}</span>
                )}
                {raisedCount > 0 && (
                  <span className="amber-text"> {t('raised', { count: raisedCount })}</span>
                )}
              </span>
              <Button type="text" onClick={() => setSheet(emptySheet)}>
                {t('discard')}
              </Button>
              {waiting > 0 && (
                <Button onClick={() => saving.choose(true)}>
                  {t('choose', { count: saving.clashes.length })}
                </Button>
              )}
              <Button
                type="primary"
                loading={saving.isBusy}
                disabled={cells === errors}
                onClick={() => void saving.save()}
              >
                {t('save', { count: cells - errors })}
              </Button>
            </>
          )
        }
      />
      <section className="card grid-card" aria-label={tList('editAsGrid')}>
        <SheetTools table={table} state={sheet} onChange={change}>
          <SkuFinder onFind={find} />
          {chooser}
        </SheetTools>
        {products.error !== undefined && (
          <ErrorState error={products.error} onRetry={products.more} />
        )}
        {isEmpty && <EmptyState text={tList('noneFound')} />}
        {rows.length === 0 && products.isLoading && <SkeletonRows rows={12} height={30} />}
        {rows.length > 0 && (
          <>
            <Sheet
              label={tList('editAsGrid')}
              table={table}
              state={sheet}
              onChange={change}
              pinned={1}
              markOf={markOf}
              height={Math.max(heightMin, window.innerHeight - besideHeight)}
              onShown={(first, last) => void loadRows(first, last)}
            />
            <SheetFoot table={table} state={sheet} />
          </>
        )}
      </section>
      {saving.isChoosing && (
        <ClashDialog
          clashes={saving.clashes}
          savers={saving.savers}
          onClose={() => saving.choose(false)}
          onSave={saving.resolve}
        />
      )}
      {question}
    </>
  );
}
