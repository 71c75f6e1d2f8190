import type { OwnCategory } from '@vitrine/contract/shop/pricing.ts';
import { Alert, Button, InputNumber, TreeSelect } from 'antd';
import { useText } from '../../lib/i18n.ts';
import { productTexts } from '../../texts/products.ts';
import { uiTexts } from '../../texts/ui.ts';
import { Money } from '../../ui/money.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { usePercentText } from '../../ui/percent.ts';
import { ProductCell } from '../../ui/product-cell.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { type AppliedPercentage, usePercentage, wholeStore } from './use-percentage.ts';

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
  const { place, choosePlace, percentage, type, preview, current, isElsewhere, count, isSaving, apply } = usePercentage(
    categories,
    defaultPercentage,
    (done) => {
      onApplied(done);
      onClose();
    },
  );
  return (
    <div className="percent-panel">
      <div>
        <b className="h3">{t('byCategory')}</b>
        <p className="t2">{t('byCategoryLine')}</p>
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
            showSearch
            treeNodeFilterProp="title"
            treeData={[
              { value: wholeStore, title: t('wholeStore') },
              ...categories.map((category) => ({
                value: category.id,
                title: category.name,
                children: category.children.map((child) => ({ value: child.id, title: child.name })),
              })),
            ]}
          />
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the component library's */}
        <label>
          <span>{t('percentage')}</span>
          <InputNumber
            style={{ width: '100%' }}
            min={100}
            max={2000}
            step={5}
            suffix="%"
            value={percentage}
            aria-label={t('percentage')}
            onChange={type}
          />
        </label>
      </div>
      {isElsewhere && (
        <Alert
          type="warning"
          showIcon
          title={current === null ? t('percentGoneElsewhere') : t('percentElsewhere', { percent: percent(current) })}
        />
      )}
      <div className="percent-list">
        <header>
          <b>{t('productsChange', { count })}</b>
          {preview.data?.keepCount ? <span className="t2">{t('keep', { count: preview.data.keepCount })}</span> : null}
        </header>
        {preview.isPending && <SkeletonRows rows={3} height={40} />}
        {preview.isError && <ErrorState error={preview.error} />}
        <ul>
          {preview.data?.rows.map((row) => (
            <li key={row.productId}>
              <ProductCell url={row.image?.url} size="list" name={row.name} />
              <Money value={row.now} className="t2" />
              <Money value={row.next} />
              <Money
                value={{ amount: row.earnsNext.amount - row.earnsNow.amount, currency: row.earnsNow.currency }}
                isSigned
                className={row.earnsNext.amount >= row.earnsNow.amount ? 'earned' : 'too-low'}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="percent-foot">
        <span className="t3">{t('canUndo')}</span>
        <Button onClick={onClose}>{tUi('cancel')}</Button>
        <Button type="primary" loading={isSaving} disabled={count === 0} onClick={() => void apply()}>
          {t('apply', { count })}
        </Button>
      </div>
    </div>
  );
}
