import type { Language } from '@vitrine/contract/locales.ts';
import { variantsMax } from '@vitrine/contract/shop/product-form-parts.ts';
import { Button } from 'antd';
import { History, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { stockMovementsTexts } from '../../../texts/stock-movements.ts';
import { SkeletonRows } from '../../../ui/skeletons.tsx';
import { MovementsOverlay } from '../stock/movements-overlay.tsx';
import { AddOption } from './add-option.tsx';
import { isTooMany, optionsMax, withOptions } from './options.rules.ts';
import { OptionsRow } from './options-row.tsx';
import { findProductName } from './product-texts.rules.ts';
import type { ProductEditing } from './use-product-form.ts';
import { formatVariant } from './variants.rules.ts';

// The table is large, and the first thing that operators look at is the texts.
const VariantSheet = lazy(async () => ({
  default: (await import('./variant-sheet.tsx')).VariantSheet,
}));

/** The options of a product, and its variants as a sheet. */
export function VariantsCard({
  editing,
  language,
}: {
  editing: ProductEditing;
  language: Language;
}) {
  const t = useText(productEditorTexts);
  const [isAdding, setAdding] = useState(false);
  const { form } = editing;
  const { options } = form;
  const { variantCount, unitsOnHand, isComplete, loading } = editing;
  const tStock = useText(stockMovementsTexts);
  const [showsMovements, setShowsMovements] = useState(false);
  const stored = editing.base.variants.flatMap(({ id, values, onHand }) =>
    id === null
      ? []
      : [
          {
            id,
            label: formatVariant(editing.base.options, values, language) || t('onlyVariant'),
            onHand: onHand ?? 0,
          },
        ],
  );
  const [firstStored] = stored;
  const counts = options.map(({ values }) => values.length).join(' × ');
  return (
    <section className="card editor-card" aria-label={t('variants')}>
      <header className="editor-card-head cluster gap-4-14 between">
        <h2 className="h2 cluster gap-2-12 on-baseline">
          {t('variants')}
          <small className="muted">
            {options.length > 1 ? `${counts} = ` : ''}
            {t('variantCount', { count: variantCount })},{' '}
            {t('unitsInStock', { count: unitsOnHand })}
          </small>
        </h2>
        <span className="cluster gap-4">
          {stored.length > 0 && (
            <Button
              type="text"
              icon={<History size={16} aria-hidden />}
              loading={showsMovements && loading.isBusy}
              onClick={() => {
                setShowsMovements(true);
                void loading.loadAll();
              }}
            >
              {tStock('open')}
            </Button>
          )}
          <Button
            type="text"
            disabled={options.length >= optionsMax}
            icon={<Plus size={16} aria-hidden />}
            loading={isAdding && loading.isBusy}
            onClick={() => {
              setAdding(true);
              void loading.loadAll();
            }}
          >
            {t('addOption')}
          </Button>
        </span>
      </header>
      <OptionsRow editing={editing} language={language} />
      <Suspense fallback={<SkeletonRows rows={Math.min(8, variantCount + 1)} height={36} />}>
        <VariantSheet editing={editing} />
      </Suspense>
      {showsMovements && isComplete && firstStored && (
        <MovementsOverlay
          productId={editing.id}
          variants={stored}
          variantId={firstStored.id}
          title={findProductName(form.texts, language)}
          onClose={() => setShowsMovements(false)}
          onMoved={editing.takeUnits}
        />
      )}
      {isAdding && isComplete && (
        <AddOption
          options={options}
          language={language}
          onClose={() => setAdding(false)}
          onAdd={(next) => {
            if (isTooMany(next)) {
              toast.warning(t('tooManyVariants', { count: variantsMax }));
              return;
            }
            const { variants: rows, ...patch } = withOptions(editing.form, next);
            editing.changeVariants(rows, patch);
            setAdding(false);
          }}
        />
      )}
    </section>
  );
}
