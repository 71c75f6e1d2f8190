import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import {
  CategorySelect,
  hasCategories,
  NoCategories,
  usePlatformCategories,
} from '../category-select.tsx';
import { SupplierSelect } from '../suppliers/supplier-select.tsx';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';
import { findPreferred, preferSupplier } from './variants.rules.ts';

type SupplierChoice = Parameters<ComponentProps<typeof SupplierSelect>['onChange']>[0];

// Most products have one supplier.
const SuppliersDialog = lazy(async () => ({
  default: (await import('./suppliers-dialog.tsx')).SuppliersDialog,
}));

/** Where the product belongs, and who delivers it. */
export function PlaceCard({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const [showsSuppliers, setShowsSuppliers] = useState(false);
  const tree = usePlatformCategories().data?.list;
  const { isComplete, variantCount, loading } = editing;
  const { categoryId, leadTimeDays, variants } = editing.form;
  const [chosen, setChosen] = useState<{ supplier: SupplierChoice }>();
  // A supplier is given to all variants: to those that are not loaded yet as soon as they are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is taken once
  useEffect(() => {
    if (!chosen || !isComplete) return;
    const { supplier } = chosen;
    setChosen(undefined);
    editing.changeVariants(preferSupplier(variants, supplier));
    // The lead time of a new product is that of its supplier, until another one is entered.
    const isUntouched = editing.id === null && leadTimeDays === editing.base.leadTimeDays;
    if (supplier && (isUntouched || leadTimeDays === 0))
      editing.change({ leadTimeDays: supplier.leadTimeDays });
  }, [chosen, isComplete]);
  const preferred = variants.map((variant) => findPreferred(variant));
  const ids = new Set(preferred.map((supply) => supply?.supplierId));
  const isMixed = ids.size > 1;
  const supplierId = isMixed ? '' : (preferred[0]?.supplierId ?? '');
  const currency = preferred[0]?.cost.currency;
  // Nothing costs nothing: a supplier that was just chosen has no costs yet, and the margin would be the whole price.
  const withoutCost = preferred.filter((supply) => supply?.cost.amount === 0).length;
  return (
    <SectionCard title={t('categoryAndSupplier')}>
      <EditorField
        label={t('category')}
        isRequired
        hint={tree && !hasCategories(tree) && <NoCategories />}
        error={editing.errorOf('categoryId')}
      >
        {({ id, status }) => (
          <CategorySelect
            id={id}
            value={categoryId}
            isWrong={status === 'error'}
            onChange={(next) => editing.change({ categoryId: next })}
          />
        )}
      </EditorField>
      <EditorField
        label={t('supplier')}
        hint={
          isMixed ? (
            t('suppliersMixed')
          ) : supplierId && currency ? (
            <>
              {t('supplierLine', { count: variantCount, currency })}{' '}
              {withoutCost > 0 && (
                <span className="amber-text">{t('costMissing', { count: withoutCost })}</span>
              )}
            </>
          ) : (
            <>
              {t('supplierNone')}{' '}
              <Link className="link" to="/operations/suppliers">
                {t('suppliers')}
              </Link>
            </>
          )
        }
      >
        {({ id }) => (
          <SupplierSelect
            id={id}
            value={supplierId}
            anyLabel={t(isMixed ? 'severalSuppliers' : 'noSupplier')}
            onChange={(supplier) => {
              setChosen({ supplier });
              void loading.loadAll();
            }}
          />
        )}
      </EditorField>
      <p>
        <button
          type="button"
          className="link small"
          aria-busy={showsSuppliers && !isComplete}
          onClick={() => {
            setShowsSuppliers(true);
            void loading.loadAll();
          }}
        >
          {t('suppliersOfVariants')}
        </button>
      </p>
      {showsSuppliers && isComplete && (
        <Suspense>
          <SuppliersDialog editing={editing} onClose={() => setShowsSuppliers(false)} />
        </Suspense>
      )}
      <EditorField
        label={t('leadTime')}
        hint={t('leadTimeHint')}
        error={editing.errorOf('leadTimeDays')}
      >
        {({ id }) => (
          <NumberField
            id={id}
            field="lead-time-days"
            value={leadTimeDays}
            onChange={(days) => typeof days === 'number' && editing.change({ leadTimeDays: days })}
          />
        )}
      </EditorField>
    </SectionCard>
  );
}
