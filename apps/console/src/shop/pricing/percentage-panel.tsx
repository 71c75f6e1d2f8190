import type { PercentagePreview } from '@vitrine/contract/shop/percentages.ts';
import type { OwnCategory } from '@vitrine/contract/shop/pricing.ts';
import { Alert, Button, TreeSelect } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { uiTexts } from '../../texts/ui.ts';
import { foldedTreeSearch } from '../../ui/folded-search.ts';
import { Money } from '../../ui/money.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductPicture } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type AppliedPercentage, usePercentage, wholeStore } from './use-percentage.ts';

/** So many are seen at once; the others after a click. */
const firstCount = 4;

/** What the percentage moves: product by product, what it costs now and then, and what more it earns. */
function Changes({
  preview: { rows, changeCount, keepCount, raisedCount },
}: {
  preview: PercentagePreview;
}) {
  const t = useText(productTexts);
  const [isWhole, setWhole] = useState(false);
  return (
    <div className="percent-list">
      <header className="line stretched between">
        <b>{t('productsChange', { count: changeCount })}</b>
        {keepCount > 0 && <span className="muted">{t('keep', { count: keepCount })}</span>}
      </header>
      {raisedCount > 0 && <p className="raised">{t('raised', { count: raisedCount })}</p>}
      {rows.length > 0 && (
        <div className="scroll">
          <table>
            <thead>
              <tr>
                <th>{t('product')}</th>
                <th className="end">{t('priceNow')}</th>
                <th className="end">{t('priceThen')}</th>
                <th className="end">{t('youEarn')}</th>
              </tr>
            </thead>
            <tbody>
              {(isWhole ? rows : rows.slice(0, firstCount)).map((row) => (
                <tr key={row.productId}>
                  <td>
                    <span className="what line gap-10 medium">
                      <ProductPicture url={row.image?.url} size="list" />
                      {row.name}
                    </span>
                  </td>
                  <td className="end">
                    <Money value={row.now} className="muted" />
                  </td>
                  <td className="end">
                    <Money value={row.next} />
                  </td>
                  <td className="end">
                    <Money
                      value={{
                        amount: row.earnsNext.amount - row.earnsNow.amount,
                        currency: row.earnsNow.currency,
                      }}
                      isSigned
                      className={row.earnsNext.amount >= row.earnsNow.amount ? 'earned' : 'too-low'}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isWhole && changeCount > rows.length && (
        <p className="faint">{t('firstOf', { shown: rows.length, count: changeCount })}</p>
      )}
      {!isWhole && rows.length > firstCount && (
        <button type="button" className="all" onClick={() => setWhole(true)}>
          <ChevronDown size={15} aria-hidden />
          {changeCount > rows.length
            ? t('showFirst', { shown: rows.length, count: changeCount })
            : t('showAll', { count: rows.length })}
        </button>
      )}
    </div>
  );
}

/** A percentage for a category or the whole store, with what it would move, before it moves anything. */
export function PercentagePanel({
  categories,
  defaultPercentage,
  onClose,
  onApplied,
}: {
  categories: readonly OwnCategory[];
  defaultPercentage: number;
  onClose: () => void;
  onApplied: (applied: AppliedPercentage) => void;
}) {
  const t = useText(productTexts);
  const tUi = useText(uiTexts);
  const percent = usePercentText({ most: 2 });
  const {
    place,
    choosePlace,
    percentage,
    isReady,
    type,
    preview,
    current,
    isElsewhere,
    count,
    isSaving,
    apply,
  } = usePercentage(categories, defaultPercentage, (done) => {
    onApplied(done);
    onClose();
  });
  const title = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && count > 0) void apply();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An open list of categories closes first.
    const isListOpen =
      event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Escape' || isListOpen) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className="percent-panel"
      role="dialog"
      aria-labelledby={title}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      noValidate
    >
      <div>
        <b className="h3" id={title}>
          {t('byCategory')}
        </b>
        <p className="muted">{t('byCategoryLine')}</p>
      </div>
      <div className="two">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the component library's */}
        <label>
          <span>{t('category')}</span>
          <TreeSelect
            style={{ width: '100%' }}
            value={place}
            onChange={choosePlace}
            treeDefaultExpandAll={false}
            showSearch={foldedTreeSearch}
            treeData={[
              { value: wholeStore, title: t('wholeStore') },
              ...categories.map((category) => ({
                value: category.id,
                title: category.name,
                children: category.children.map((child) => ({
                  value: child.id,
                  title: child.name,
                })),
              })),
            ]}
          />
        </label>
        <div>
          <label htmlFor={`${title}-percentage`}>
            <span>{t('percentage')}</span>
          </label>
          <NumberField
            id={`${title}-percentage`}
            field="category-percentage"
            value={percentage}
            onChange={type}
            autoFocus
          />
        </div>
      </div>
      {isElsewhere && (
        <Alert
          type="warning"
          showIcon
          title={
            current === null
              ? t('percentGoneElsewhere')
              : t('percentElsewhere', { percent: percent(current) })
          }
        />
      )}
      {isReady && preview.isPending && <SkeletonRows rows={3} height={40} />}
      {preview.isError && <ErrorState error={preview.error} />}
      {isReady && preview.data && <Changes preview={preview.data} />}
      <div className="percent-foot line at-end">
        <span className="faint">{t('canUndo')}</span>
        <Button onClick={onClose}>{tUi('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={count === 0}>
          {t('apply', { count })}
        </Button>
      </div>
    </form>
  );
}
