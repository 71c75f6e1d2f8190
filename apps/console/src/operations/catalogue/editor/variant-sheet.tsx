import { useMemo } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { SheetFoot } from '../../../ui/sheet/sheet-foot.tsx';
import { SheetTools } from '../../../ui/sheet/sheet-tools.tsx';
import { getRowId } from './product-form.rules.ts';
import type { ProductEditing } from './use-product-form.ts';

/** Rows that are shown before the sheet scrolls. */
const heightMax = 14 * 36 + 34;

/** The variants of a product: prices, cost, stock, codes and measures. */
export function VariantSheet({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const { columns, sheet, setSheet, rows } = editing;
  const table = useMemo(
    () => ({
      columns,
      rowCount: rows.length,
      rowAt: (index: number) => rows[index],
      idOf: getRowId,
      isNew: ({ id }: { id: string | null }) => id === null,
    }),
    [columns, rows],
  );
  // The server names a variant by its place.
  const refused = editing.errors.filter(({ path }) => path.startsWith('variants.'));
  return (
    <>
      <SheetTools table={table} state={sheet} onChange={setSheet} />
      <Sheet
        label={t('variants')}
        table={table}
        state={sheet}
        onChange={setSheet}
        pinned={1}
        rowHeight={36}
        height={heightMax}
      />
      {refused.length > 0 && (
        <ul className="editor-refused danger-text" role="alert">
          {refused.slice(0, 10).map(({ path, message }) => (
            <li key={path}>
              {t('row', { row: Number(path.split('.')[1]) + 1 })}: {message}
            </li>
          ))}
        </ul>
      )}
      <SheetFoot table={table} state={sheet} />
    </>
  );
}
