import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { useText } from '../../lib/i18n.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';
import type { ListFilter } from '../../ui/list/list-filters.tsx';
import { CategorySelect } from './category-select.tsx';
import { SupplierSelect } from './suppliers/supplier-select.tsx';

const id = /^[1-9]\d{0,17}$/;

/** The filters of the list of products and of the grid; in the address, so that both show the same products. */
export function useProductFilters(): ListFilter[] {
  const t = useText(catalogueTexts);
  return [
    { name: 'keywords', kind: 'words', label: t('search'), maxLength: 100 },
    {
      name: 'categoryId',
      param: 'category',
      kind: 'own',
      accepts: id,
      draw: ({ categoryId = '' }, set) => (
        <span className="product-filter">
          <CategorySelect
            label={t('category')}
            anyLabel={t('anyCategory')}
            value={categoryId}
            onChange={(next) => set({ categoryId: next })}
          />
        </span>
      ),
    },
    {
      name: 'supplierId',
      param: 'supplier',
      kind: 'own',
      accepts: id,
      draw: ({ supplierId = '' }, set) => (
        <SupplierSelect
          isNarrow
          label={t('supplier')}
          anyLabel={t('anySupplier')}
          value={supplierId}
          onChange={(supplier) => set({ supplierId: supplier?.id })}
        />
      ),
    },
    {
      name: 'stock',
      kind: 'choice',
      label: t('stock'),
      any: t('anyStock'),
      options: [
        { value: 'in', label: t('stockIn') },
        { value: 'low', label: t('stockLow') },
        { value: 'out', label: t('stockOut') },
      ],
    },
    {
      name: 'marginBelow',
      param: 'margin',
      kind: 'choice',
      label: t('margin'),
      any: t('anyMargin'),
      options: [0, 10, 20, 25, 30, 40, 50].map((percent) => ({
        value: String(percent),
        label: t('marginUnder', { percent }),
      })),
    },
    {
      name: 'missingLanguage',
      param: 'missing',
      kind: 'choice',
      label: t('languages'),
      any: t('anyLanguages'),
      options: [
        { value: 'any', label: t('missingAny') },
        ...languages.map((language) => ({
          value: language,
          label: t('missingIn', { language: languageNames[language] }),
        })),
      ],
    },
  ];
}
