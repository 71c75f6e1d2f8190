import { containsText } from '@vitrine/contract/fold-text.ts';
import { useMemo } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { choose, findEdit, findNextRow } from '../../../ui/sheet/sheet.rules.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { SheetFoot } from '../../../ui/sheet/sheet-foot.tsx';
import { SheetTools } from '../../../ui/sheet/sheet-tools.tsx';
import { SkuFinder } from '../sku-finder.tsx';
import { useLoadedRange } from '../use-loaded-range.ts';
import { findVariants } from '../variant-blocks.ts';
import { getRowId } from './product-form.rules.ts';
import type { ProductEditing } from './use-product-form.ts';

/** Rows that are shown before the sheet scrolls. */
const heightMax = 14 * 36 + 34;
/** More rows than this are searched by their SKU. */
const findFrom = 20;

/** The variants of a product: prices, cost, stock, codes and measures. */
export function VariantSheet({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const { columns, sheet, setSheet, rows, variantIds, isComplete, loading, id } = editing;
  const table = useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, row]));
    return {
      columns,
      rowCount: isComplete ? rows.length : variantIds.length,
      rowAt: (index: number) => (isComplete ? rows[index] : known.get(variantIds[index] ?? '')),
      idOf: getRowId,
      isNew: ({ id }: { id: string | null }) => id === null,
    };
  }, [columns, rows, variantIds, isComplete]);
  const change = useLoadedRange(table, sheet, setSheet, loading.loadRows);
  // The server names a variant by its place.
  const refused = editing.errors.filter(({ path }) => /^variants(?:\.|$)/.test(path));
  const find = async (text: string): Promise<boolean> => {
    const found = isComplete || id === null ? [] : await findVariants(id, text);
    editing.addVariants(found, []);
    const hits = new Set(found.map((variant) => variant.id));
    const row = findNextRow(table.rowCount, sheet.active.row, (index) => {
      const variant = table.rowAt(index);
      if (!variant) return hits.has(variantIds[index] ?? '');
      const sku = findEdit(sheet.edits, getRowId(variant), 'sku')?.text ?? variant.sku;
      return containsText(sku, text);
    });
    if (row === undefined) return false;
    setSheet(choose(sheet, table, { row, column: 1 }));
    return true;
  };
  return (
    <>
      <SheetTools table={table} state={sheet} onChange={change}>
        {table.rowCount > findFrom && <SkuFinder onFind={find} />}
      </SheetTools>
      <Sheet
        label={t('variants')}
        table={table}
        state={sheet}
        onChange={change}
        pinned={1}
        rowHeight={36}
        height={heightMax}
        onShown={(first, last) => void loading.loadRows(first, last)}
      />
      {refused.length > 0 && (
        <ul className="editor-refused danger-text" role="alert">
          {refused.slice(0, 10).map(({ path, message }) => (
            <li key={path}>
              {path !== 'variants' && `${t('row', { row: Number(path.split('.')[1]) + 1 })}: `}
              {message}
            </li>
          ))}
        </ul>
      )}
      <SheetFoot table={table} state={sheet} />
    </>
  );
}
