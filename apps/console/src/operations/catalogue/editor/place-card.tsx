import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CategorySelect } from '../category-select.tsx';
import { SupplierSelect } from '../suppliers/supplier-select.tsx';
import { EditorField } from './editor-field.tsx';
import type { ProductEditing } from './use-product-form.ts';
import { findPreferred, preferSupplier } from './variants.rules.ts';

// Most products have one supplier.
const SuppliersDialog = lazy(async () => ({
  default: (await import('./suppliers-dialog.tsx')).SuppliersDialog,
}));

/** Where the product belongs, and who delivers it. */
export function PlaceCard({ editing }: { editing: ProductEditing }) {
  const t = useText(productEditorTexts);
  const [showsSuppliers, setShowsSuppliers] = useState(false);
  const { categoryId, leadTimeDays, variants } = editing.form;
  const preferred = variants.map((variant) => findPreferred(variant));
  const ids = new Set(preferred.map((supply) => supply?.supplierId));
  const isMixed = ids.size > 1;
  const supplierId = isMixed ? '' : (preferred[0]?.supplierId ?? '');
  const currency = preferred[0]?.cost.currency;
  return (
    <SectionCard title={t('categoryAndSupplier')}>
      <EditorField label={t('category')} isRequired error={editing.errorOf('categoryId')}>
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
          isMixed
            ? t('suppliersMixed')
            : supplierId && currency
              ? t('supplierLine', { count: variants.length, currency })
              : t('supplierNone')
        }
      >
        {({ id }) => (
          <SupplierSelect
            id={id}
            value={supplierId}
            anyLabel={t(isMixed ? 'severalSuppliers' : 'noSupplier')}
            onChange={(supplier) => {
              editing.changeVariants(preferSupplier(variants, supplier));
              if (supplier && leadTimeDays === 0)
                editing.change({ leadTimeDays: supplier.leadTimeDays });
            }}
          />
        )}
      </EditorField>
      <p>
        <button type="button" className="link small" onClick={() => setShowsSuppliers(true)}>
          {t('suppliersOfVariants')}
        </button>
      </p>
      {showsSuppliers && (
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
