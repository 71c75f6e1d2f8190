import { useQueries } from '@tanstack/react-query';
import type { Currency } from '@vitrine/contract/money.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { shownLanguage, useText } from '../../../lib/i18n.ts';
import { supplierKeys } from '../../../lib/query-keys/catalogue.ts';
import { catalogueSheetTexts } from '../../../texts/catalogue-sheet.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { Overlay } from '../../../ui/overlay/overlay.tsx';
import { countEdits } from '../../../ui/sheet/row-edits.rules.ts';
import { emptySheet } from '../../../ui/sheet/sheet.rules.ts';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { SheetTools } from '../../../ui/sheet/sheet-tools.tsx';
import { SupplierSelect } from '../suppliers/supplier-select.tsx';
import { formatCents, parseCents, useCellKinds } from '../use-cell-kinds.ts';
import { applyEdits, getRowId, type VariantColumn } from './product-form.rules.ts';
import {
  findSupply,
  listDeliverers,
  setCost,
  setPreferred,
  setReference,
  suppliersMax,
} from './supplies.rules.ts';
import type { ProductEditing } from './use-product-form.ts';
import { findPreferred, formatVariant } from './variants.rules.ts';

interface NamedDeliverer {
  id: string;
  currency: Currency;
  name: string;
}

/** The costs and numbers of each supplier, variant by variant, and whose cost counts. */
function useSupplyColumns(editing: ProductEditing, named: readonly NamedDeliverer[]) {
  const t = useText(productEditorTexts);
  const tSheet = useText(catalogueSheetTexts);
  const kinds = useCellKinds();
  const { options } = editing.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and kinds change with the language only
  return useMemo((): VariantColumn[] => {
    const ofSupplier = (deliverer: NamedDeliverer): VariantColumn[] => [
      {
        key: `cost${deliverer.id}`,
        title: t('costOf', { name: deliverer.name, currency: deliverer.currency }),
        width: 240,
        ...kinds.cost(deliverer.currency, true),
        read: (variant) =>
          formatCents(findSupply(variant, deliverer.id)?.cost.amount, deliverer.currency),
        write: (variant, text) =>
          setCost(variant, deliverer, text === '' ? null : parseCents(text, deliverer.currency)),
      },
      {
        key: `reference${deliverer.id}`,
        title: t('referenceOf', { name: deliverer.name }),
        width: 240,
        ...kinds.line(80, true),
        read: (variant) => findSupply(variant, deliverer.id)?.reference ?? '',
        write: (variant, text) => setReference(variant, deliverer.id, text),
      },
    ];
    const findNamed = (text: string) =>
      named.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    return [
      {
        key: 'variant',
        title: tSheet('variant'),
        width: 240,
        read: (variant) =>
          formatVariant(options, variant.values, shownLanguage()) || tSheet('only'),
      },
      ...named.flatMap(ofSupplier),
      {
        key: 'preferred',
        title: t('preferredSupplier'),
        width: 240,
        choices: named.map(({ name }) => name),
        read: (variant) =>
          named.find(({ id }) => id === findPreferred(variant)?.supplierId)?.name ?? '',
        parse: (text) => {
          const found = findNamed(text);
          return found || text.trim() === ''
            ? { text: found?.name ?? '' }
            : { error: t('preferredUnknown') };
        },
        write: (variant, text) => setPreferred(variant, findNamed(text)?.id ?? ''),
      },
    ];
  }, [named, options]);
}

/** Who delivers which variant at which cost: several suppliers, of whom one counts for the margin. */
export function SuppliersDialog({
  editing,
  onClose,
}: {
  editing: ProductEditing;
  onClose: () => void;
}) {
  const t = useText(productEditorTexts);
  const rows = editing.form.variants;
  const [added, setAdded] = useState<readonly NamedDeliverer[]>([]);
  const [sheet, setSheet] = useState(emptySheet);
  const known = useMemo(() => listDeliverers(rows), [rows]);
  const names = useQueries({
    queries: known.map(({ id }) => ({
      queryKey: supplierKeys.form(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.read(suppliers.form, { params: { id } }, signal),
      staleTime: 60_000,
    })),
    combine: (results) => results.map(({ data }, index) => data?.name ?? `#${known[index]?.id}`),
  });
  const named = useMemo(
    () => [...known.map((one, index) => ({ ...one, name: names[index] ?? '' })), ...added],
    [known, names, added],
  );
  const columns = useSupplyColumns(editing, named);
  const table = {
    columns,
    rowCount: rows.length,
    rowAt: (index: number) => rows[index],
    idOf: getRowId,
  };
  const { cells, errors } = countEdits(sheet.edits);
  return (
    <Overlay
      as="dialog"
      size={900}
      isPersistent
      title={t('suppliersOfVariants')}
      onClose={onClose}
      foot={
        <>
          <Button className="push-end" onClick={onClose}>
            {t('cancelSuppliers')}
          </Button>
          <Button
            type="primary"
            disabled={cells === 0 || errors > 0}
            onClick={() => {
              editing.changeVariants(applyEdits(rows, sheet.edits, columns));
              onClose();
            }}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="stack gap-12 one-column">
        <p className="muted small">{t('suppliersOfVariantsHint')}</p>
        {named.length < suppliersMax && (
          <SupplierSelect
            isNarrow
            label={t('addSupplier')}
            anyLabel={t('addSupplier')}
            value=""
            onChange={(supplier) => {
              if (supplier && named.every(({ id }) => id !== supplier.id))
                setAdded([...added, supplier]);
            }}
          />
        )}
        {named.length > 0 && (
          <div>
            <SheetTools table={table} state={sheet} onChange={setSheet} />
            <Sheet
              label={t('suppliersOfVariants')}
              table={table}
              state={sheet}
              onChange={setSheet}
              pinned={1}
              rowHeight={36}
              height={400}
            />
          </div>
        )}
      </div>
    </Overlay>
  );
}
