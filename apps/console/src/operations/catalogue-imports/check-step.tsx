import { type CatalogueImport, runImport } from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button, Progress } from 'antd';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { productEditorTexts } from '../../texts/product-editor.ts';
import { Money } from '../../ui/money.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { EffectList } from '../catalogue/editor/effects.tsx';
import { ChangedProducts } from './changed-products.tsx';
import { ImportProblems } from './import-problems.tsx';
import { countOpenCategories, isWorking, showImport } from './use-import.ts';

function Counts({ found, onCompare }: { found: CatalogueImport; onCompare: () => void }) {
  const t = useText(importTexts);
  const { counts } = found;
  if (!counts) return null;
  return (
    <dl className="card import-counts">
      <div>
        <dt className="faint text-12">{t('newProducts')}</dt>
        <dd className="num">{counts.newCount}</dd>
        <small className="muted">{t('variants', { count: counts.newVariantCount })}</small>
      </div>
      <div>
        <dt className="faint text-12">{t('changedProducts')}</dt>
        <dd className="num">{counts.changedCount}</dd>
        <small className="muted">
          {counts.changedCount > 0 ? (
            <button type="button" className="link" onClick={onCompare}>
              {t('compare')}
            </button>
          ) : (
            t('unchanged', { count: counts.unchangedCount })
          )}
        </small>
      </div>
      <div>
        <dt className="faint text-12">{t('wrongRows')}</dt>
        <dd className={`num${counts.leftOutCount > 0 ? ' danger-text' : ''}`}>
          {counts.leftOutCount}
        </dd>
        <small className="muted">{t('ofRows', { count: counts.rowCount })}</small>
      </div>
      <div>
        <dt className="faint text-12">{t('pictures')}</dt>
        <dd className="num">{counts.pictureCount}</dd>
        <small className="muted">{t('picturesAfter')}</small>
      </div>
    </dl>
  );
}

/** Prices of ten products, by which the operator checks that the column of prices was understood. */
function PricedExamples({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  if (found.samples.length === 0) return null;
  return (
    <SectionCard title={t('samples', { count: found.samples.length })}>
      <p className="muted">{t('samplesHint')}</p>
      <table className="import-samples">
        <thead className="faint text-12">
          <tr>
            <th>{t('product')}</th>
            <th className="to-end">{t('cost')}</th>
            <th className="to-end">{t('platformPrice')}</th>
            <th className="to-end">{t('at200')}</th>
          </tr>
        </thead>
        <tbody>
          {found.samples.map(({ name, sku, cost, platformPrice, priceAt200 }) => (
            <tr key={`${name} ${sku}`}>
              <td className="anywhere">
                {name}
                {sku && <small className="block muted">{sku}</small>}
              </td>
              <td className="num to-end">{cost ? <Money kind="true" value={cost} /> : '–'}</td>
              <td className="num to-end">
                <Money kind="true" value={platformPrice} />
              </td>
              <td className="num to-end">
                <Money kind="true" value={priceAt200} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}

/** The stores that sell what the file changes, and the fixed prices that fall under their floor. */
function StoreEffects({ effects }: Pick<CatalogueImport, 'effects'>) {
  const t = useText(importTexts);
  const tEditor = useText(productEditorTexts);
  return (
    <SectionCard title={t('stores')}>
      {effects && (
        <p>
          <b>
            {effects.storeCount === 0
              ? t('storesSellNone')
              : t('storesSell', { count: effects.storeCount })}
          </b>
        </p>
      )}
      {effects && effects.raisedCount > 0 && (
        <>
          <p className="amber-text medium">{tEditor('raised', { count: effects.raisedCount })}</p>
          <EffectList effects={effects} />
        </>
      )}
      <p>{t('storesChanged')}</p>
      <p className="muted">{t('storesNew')}</p>
    </SectionCard>
  );
}

export function CheckStep({ found, onBack }: { found: CatalogueImport; onBack: () => void }) {
  const t = useText(importTexts);
  const [isComparisonOpen, setComparisonOpen] = useState(false);
  const running = useApiMutation(runImport, { onSuccess: showImport });
  const { counts, doneCount, totalCount } = found;
  if (isWorking(found) || !counts)
    return (
      <section className="card section-card" aria-live="polite">
        <h2 className="h2">{t('checking')}</h2>
        <Progress
          aria-label={t('checking')}
          percent={totalCount > 0 ? Math.floor((doneCount / totalCount) * 100) : 0}
          status="active"
        />
        <p className="muted">
          {t('rowsRead', { count: doneCount })} {t('mayLeave')}
        </p>
      </section>
    );
  const count = counts.newCount + counts.changedCount;
  const open = countOpenCategories(found);
  return (
    <>
      <div className="import-wide">
        <div className="stack gap-16 slim">
          <Counts found={found} onCompare={() => setComparisonOpen(true)} />
          <ImportProblems found={found} />
        </div>
        <div className="stack gap-16">
          <PricedExamples found={found} />
          <StoreEffects effects={found.effects} />
          <p className="import-note line gap-12">
            <Undo2 className="primary-text" size={18} strokeWidth={1.75} aria-hidden />
            <span>{t('undoFor7')}</span>
          </p>
        </div>
      </div>
      <footer className="import-foot">
        <Button size="large" onClick={onBack} icon={<ArrowLeft size={16} aria-hidden />}>
          {t('back')}
        </Button>
        <span className="grow" />
        {open.count > 0 && (
          <button type="button" className="link" onClick={onBack}>
            {t('openCategories', { ...open, products: t('products', { count: open.products }) })}
          </button>
        )}
        <Button
          type="primary"
          size="large"
          disabled={count === 0 && counts.newIdCount === 0}
          loading={running.isBusy}
          onClick={() => void running.run({ params: { id: found.id } })}
        >
          {count > 0
            ? t('import', { count })
            : counts.newIdCount > 0
              ? t('storeIds', { count: counts.newIdCount })
              : t('nothingToImport')}
        </Button>
      </footer>
      {isComparisonOpen && (
        <ChangedProducts id={found.id} onClose={() => setComparisonOpen(false)} />
      )}
    </>
  );
}
