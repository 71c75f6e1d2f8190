import {
  type CatalogueImport,
  checkImport,
  type ImportColumn,
  importTargets,
} from '@vitrine/contract/shop/catalogue-imports.ts';
import { Button, Select, Tabs } from 'antd';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { catalogueImportKeys } from '../../lib/query-keys/catalogue-imports.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { foldedSearch } from '../../ui/folded-search.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { CategorySelect } from '../catalogue/category-select.tsx';
import { PricesCard } from './prices-card.tsx';
import { countOpenCategories, findUndecided, showImport, useSettingsChange } from './use-import.ts';
import { useTargetName } from './use-target-name.ts';

const wide = { width: '100%' } as const;
type View = 'kept' | 'open' | 'all';

/** The category of each text in the file; texts without one are listed first. */
function CategoryRows({ found }: { found: CatalogueImport }) {
  const t = useText(importTexts);
  const { settings, change } = useSettingsChange(found);
  const rows = found.categories.toSorted(
    (one, other) => Number(one.categoryId !== null) - Number(other.categoryId !== null),
  );
  return rows.map(({ text, productCount, categoryId }) => (
    <tr key={text} className={categoryId ? '' : 'open'}>
      <td className="import-inner anywhere">{text || t('noText')}</td>
      <td className="muted">{t('products', { count: productCount })}</td>
      <td>
        <CategorySelect
          label={t('categoryOf', { text })}
          value={settings.categories[text] ?? categoryId ?? ''}
          anyLabel={t('chooseCategory')}
          onChange={(id) => {
            if (id) void change({ categories: { ...settings.categories, [text]: id } });
          }}
        />
      </td>
      <td />
    </tr>
  ));
}

function ColumnRow({ found, column }: { found: CatalogueImport; column: ImportColumn }) {
  const t = useText(importTexts);
  const targetName = useTargetName();
  const { settings, change, isBusy } = useSettingsChange(found);
  const { title, sample, filledCount } = column;
  const target = title in settings.mapping ? settings.mapping[title] : column.target;
  const isCategory = target === 'category';
  return (
    <>
      <tr>
        <td className="anywhere">
          <b>{title}</b>
        </td>
        <td className="truncate muted" title={sample}>
          {sample}
        </td>
        <td>
          <Select
            style={wide}
            aria-label={t('goesToOf', { title })}
            disabled={isBusy}
            showSearch={foldedSearch}
            allowClear
            placeholder={t('notImported')}
            value={target}
            options={[...new Set([...importTargets, ...(target ? [target] : [])])].map((value) => ({
              value,
              label: targetName(value),
            }))}
            onChange={(value) =>
              void change({ mapping: { ...settings.mapping, [title]: value ?? null } })
            }
          />
        </td>
        <td className="num to-end">{filledCount ?? ''}</td>
      </tr>
      {isCategory && <CategoryRows found={found} />}
    </>
  );
}

/** Columns that are not imported, by why. */
function LeftOut({ columns }: { columns: readonly ImportColumn[] }) {
  const t = useText(importTexts);
  const byReason = Map.groupBy(columns, ({ ignored }) => ignored ?? 'unknown');
  return (
    <SectionCard
      title={t('leftOut')}
      beside={<span className="muted">{t('columnCount', { count: columns.length })}</span>}
    >
      <ul className="import-left stack gap-12">
        {[...byReason].map(([reason, list]) => (
          <li key={reason}>
            <b className="anywhere small medium">{list.map(({ title }) => title).join(', ')}</b>
            <small className="block muted">{t(`ignored_${reason}`)}</small>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

export function ColumnsStep({
  found,
  onBack,
  onChecked,
}: {
  found: CatalogueImport;
  onBack: () => void;
  onChecked: () => void;
}) {
  const t = useText(importTexts);
  const [view, setView] = useState<View>('kept');
  const checking = useApiMutation(checkImport, {
    onSuccess: (answer) => {
      // Remarks of an earlier check are no longer true.
      queryClient.removeQueries({ queryKey: catalogueImportKeys.problems(found.id) });
      showImport(answer);
      onChecked();
    },
  });
  const kept = found.columns.filter(({ target }) => target !== null);
  const leftOut = found.columns.filter(({ target }) => target === null);
  const open = leftOut.filter(({ ignored }) => ignored === 'unknown');
  const shown = { kept, open, all: found.columns }[view];
  const undecided = findUndecided(found);
  const openCategories = countOpenCategories(found);
  return (
    <>
      <div className="import-wide">
        <section className="card import-main slim" aria-label={t('step_columns')}>
          <Tabs
            className="import-tabs"
            activeKey={view}
            onChange={(key) => setView(key as View)}
            items={(
              [
                ['kept', kept.length],
                ['open', open.length],
                ['all', found.columns.length],
              ] as const
            ).map(([key, count]) => ({
              key,
              label: (
                <>
                  {t(`columns_${key}`)} <span className="import-tab-count num">{count}</span>
                </>
              ),
            }))}
          />
          <div className="import-scroll">
            <table className="import-columns">
              <thead className="faint text-12">
                <tr>
                  <th>{t('column')}</th>
                  <th>{t('sample')}</th>
                  <th>{t('goesTo')}</th>
                  <th className="to-end">
                    {found.columns.some(({ filledCount }) => filledCount !== null) && t('filled')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: titles may be repeated, and their order stays
                  <ColumnRow key={`${at} ${column.title}`} found={found} column={column} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <div className="stack gap-16">
          <PricesCard found={found} />
          {leftOut.length > 0 && <LeftOut columns={leftOut} />}
        </div>
      </div>
      <footer className="import-foot">
        <Button size="large" onClick={onBack} icon={<ArrowLeft size={16} aria-hidden />}>
          {t('back')}
        </Button>
        <span className="grow" />
        {undecided.length > 0 ? (
          <span className="amber-text" role="status">
            {t('undecided', { what: undecided.map((one) => t(`undecided_${one}`)).join(', ') })}
          </span>
        ) : (
          openCategories.count > 0 && (
            <span className="amber-text" role="status">
              {t('openCategories', {
                ...openCategories,
                products: t('products', { count: openCategories.products }),
              })}
            </span>
          )
        )}
        <Button
          type="primary"
          size="large"
          disabled={undecided.length > 0}
          loading={checking.isBusy}
          onClick={() => void checking.run({ params: { id: found.id } })}
        >
          {t('checkRows')}
          <ArrowRight size={16} aria-hidden />
        </Button>
      </footer>
    </>
  );
}
