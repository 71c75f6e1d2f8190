import { fileUrl } from '@vitrine/contract/images.ts';
import { variantCells } from '@vitrine/contract/shop/product-cells.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { productStatuses } from '@vitrine/contract/shop/product-statuses.ts';
import { useMemo } from 'react';
import { shownLanguage, useText } from '../../../lib/i18n.ts';
import { useServedCountries } from '../../../lib/served-countries.ts';
import { catalogueTexts } from '../../../texts/catalogue.ts';
import { catalogueSheetTexts } from '../../../texts/catalogue-sheet.ts';
import { ProductPicture } from '../../../ui/product-cell.tsx';
import type { ParsedCell } from '../../../ui/sheet/sheet.types.ts';
import { usePlatformCategories } from '../category-select.tsx';
import { findProductName } from '../editor/product-texts.rules.ts';
import { useVariantColumns } from '../editor/use-variant-columns.tsx';
import { findPreferred, formatVariant } from '../editor/variants.rules.ts';
import type { StockOfVariants } from '../stock/use-stock-of.ts';
import { useCellKinds } from '../use-cell-kinds.ts';
import type { Cell, GridColumn, GridRow } from './grid-rows.rules.ts';

type VariantField = (typeof variantCells)[number];

/** The value of a field as the server takes it: amounts in minor units. */
function valueOfVariant(variant: VariantForm, field: VariantField): Cell['value'] {
  if (field === 'cost') return findPreferred(variant)?.cost.amount ?? null;
  const value = variant[field];
  return typeof value === 'object' && value !== null ? value.amount : value;
}

interface Choice {
  value: string;
  label: string;
}

/** The columns of the grid: those of variants, and what their products have. */
export function useGridColumns(stock: StockOfVariants): GridColumn[] {
  const t = useText(catalogueSheetTexts);
  const tList = useText(catalogueTexts);
  const kinds = useCellKinds();
  const ofVariants = useVariantColumns(undefined, stock);
  const tree = usePlatformCategories().data?.list;
  const countries = useServedCountries().data?.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and kinds change with the columns of variants
  return useMemo(() => {
    const choice = (
      key: 'status' | 'categoryId' | 'originCountry',
      title: string,
      width: number,
      choices: readonly Choice[],
      isOptional = false,
    ): GridColumn => ({
      key,
      title,
      width,
      choices: choices.map(({ label }) => label),
      read: ({ product }) => {
        const value = product.form[key];
        return choices.find((one) => one.value === value)?.label ?? value ?? '';
      },
      parse: (text): ParsedCell => {
        if (text === '' && isOptional) return { text };
        const folded = text.toLowerCase();
        const found = choices.find(
          ({ value, label }) => label.toLowerCase() === folded || value.toLowerCase() === folded,
        );
        return found ? { text: found.label } : { error: t('notAChoice', { text }) };
      },
      toValue: (text) => choices.find(({ label }) => label === text)?.value ?? null,
    });
    const line = (key: 'brand' | 'customsCode', title: string, max: number): GridColumn => ({
      key,
      title,
      width: 120,
      ...kinds.line(max, true),
      read: ({ product }) => product.form[key],
      toValue: (text) => text,
    });
    const adapted = ofVariants.flatMap((column): GridColumn[] => {
      const { key, title, width, read, parse, show, write } = column;
      if (key === 'variant' || key === 'unitPrice') return [];
      const field = key as VariantField;
      return [
        {
          ...column,
          key,
          title,
          width,
          read: (row) => read(row.variant),
          ...(field === 'cost'
            ? { unitOf: ({ variant }: GridRow) => findPreferred(variant)?.cost.currency ?? '' }
            : {}),
          ...(parse ? { parse: (text: string, row: GridRow) => parse(text, row.variant) } : {}),
          ...(show
            ? {
                show: (text: string, row: GridRow, textOf: (column: string) => string) =>
                  show(text, row.variant, textOf),
              }
            : {}),
          ...(write && variantCells.includes(field)
            ? {
                toValue: (text: string, row: GridRow) =>
                  valueOfVariant(write(row.variant, text), field),
              }
            : {}),
        } as GridColumn,
      ];
    });
    const categories = (tree ?? []).flatMap(({ name, children }) =>
      children.map((child) => ({ value: child.id, label: `${name} / ${child.name}` })),
    );
    return [
      {
        key: 'variant',
        title: t('productAndVariant'),
        width: 270,
        read: ({ product, variant }) =>
          [
            findProductName(product.form.texts, shownLanguage()),
            formatVariant(product.form.options, variant.values, shownLanguage()),
          ]
            .filter(Boolean)
            .join(' · '),
        show: (_text, { product, variant, isFirst }) => {
          const label = formatVariant(product.form.options, variant.values, shownLanguage());
          const [cover] = product.form.images;
          return (
            <span className="line gap-8 slim">
              {isFirst ? (
                <ProductPicture size="sheet" url={cover && fileUrl(cover.key)} focus={cover} />
              ) : (
                <span className="grid-indent" />
              )}
              <span className="truncate">
                {isFirst && <b>{findProductName(product.form.texts, shownLanguage())}</b>}{' '}
                <span className="muted">{label}</span>
              </span>
            </span>
          );
        },
      },
      ...adapted,
      {
        key: 'name',
        title: t('nameInEnglish'),
        width: 190,
        ...kinds.line(160),
        read: ({ product }) => product.form.texts.en.name,
        toValue: (text) => text,
      },
      choice(
        'status',
        tList('status'),
        110,
        productStatuses.map((value) => ({ value, label: tList(value) })),
      ),
      choice('categoryId', tList('category'), 190, categories),
      {
        key: 'leadTimeDays',
        title: t('leadDays'),
        width: 100,
        ...kinds.whole(365),
        read: ({ product }) => String(product.form.leadTimeDays),
        toValue: Number,
      },
      line('brand', t('brand'), 80),
      choice(
        'originCountry',
        t('origin'),
        150,
        (countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
        true,
      ),
      line('customsCode', t('customsCode'), 16),
    ];
  }, [ofVariants, tree, countries]);
}
