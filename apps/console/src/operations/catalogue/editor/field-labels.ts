import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { formatMoney, type Money } from '@vitrine/contract/money.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { OptionForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { useClock } from '../../../lib/clock.ts';
import { hasText, shownLanguage, useIntlTag, useListText, useText } from '../../../lib/i18n.ts';
import { useLanguageName } from '../../../lib/language-name.ts';
import { productFieldsTexts } from '../../../texts/product-fields.ts';
import { writeUnitPrice } from './unit-price.rules.ts';
import { formatVariant } from './variants.rules.ts';

export interface FieldLabel {
  field: string;
  /** A language, a variant or a picture. */
  of: string;
}

const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** The option values of a variant that is not stored yet: `[colour:sage|size:s]`. */
const valuesOf = (identity: string): Record<string, string> =>
  Object.fromEntries(
    identity
      .slice(1, -1)
      .split('|')
      .map((pair) => pair.split(':'))
      .filter((pair) => pair.length === 2) as [string, string][],
  );

/** The names of a product's fields, and how their values are written, for the history and for conflicts. */
export function useFieldLabels(form: Pick<ProductForm, 'options' | 'variants' | 'images'>) {
  const t = useText(productFieldsTexts);
  const tag = useIntlTag();
  const clock = useClock();
  const nameOf = useLanguageName();
  const listText = useListText();
  const textOf = (key: string | undefined) =>
    key !== undefined && hasText(productFieldsTexts, key) ? t(key as 'brand') : (key ?? '');

  const labelOf = (path: string): FieldLabel => {
    const [first = '', ...rest] = path.split('.');
    if (first === 'texts')
      return {
        field: textOf(rest[1]),
        of: isLanguage(rest[0]) ? nameOf(rest[0]) : '',
      };
    if (first === 'variants') {
      const id = rest[0] ?? '';
      const known = form.variants.find((variant) => variant.id === id);
      const values = known?.values ?? (id.startsWith('[') ? valuesOf(id) : undefined);
      return {
        field: rest.length > 1 ? textOf(rest[1]) : t('variant'),
        of: values ? formatVariant(form.options, values, shownLanguage()) : '',
      };
    }
    if (first === 'images') {
      const at = form.images.findIndex(({ key }) => path.startsWith(`images.${key}`));
      const last = rest.at(-1);
      const isWhole = at >= 0 && path === `images.${form.images[at]?.key}`;
      return {
        field: isWhole || at < 0 ? t('picture') : isLanguage(last) ? t('alt') : textOf(last),
        of: [
          at >= 0 ? t('pictureNumber', { number: at + 1 }) : '',
          isLanguage(last) ? nameOf(last) : '',
        ]
          .filter(Boolean)
          .join(' · '),
      };
    }
    if (rest.length > 0) return { field: textOf(rest.at(-1)), of: textOf(first) };
    return { field: textOf(first), of: '' };
  };

  const writeObject = (value: object, path: string): string => {
    if ('amount' in value && 'currency' in value) return formatMoney(value as Money, tag);
    if (Array.isArray(value)) {
      if (path === 'imageOrder') return t('pictures', { count: value.length });
      if (path === 'options')
        return listText(
          (value as OptionForm[]).map(
            ({ names, values }) => `${names[shownLanguage()] || names.en} (${values.length})`,
          ),
        );
      if (path.endsWith('.supplies'))
        return value
          .map(({ cost, isPreferred }) => `${formatMoney(cost, tag)}${isPreferred ? ' ✓' : ''}`)
          .join(', ');
      return value.length > 0 ? listText(value.map(String)) : t('empty');
    }
    if ('total' in value && 'base' in value) return writeUnitPrice(value as never);
    return t('changed');
  };

  const write = (value: unknown, path: string): string => {
    if (value === null || value === undefined || value === '') return t('empty');
    if (typeof value === 'object') return writeObject(value, path);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return findNumberFormat(tag).format(value);
    if (path === 'status') return textOf(`status_${String(value)}`);
    if (path === 'saleFrom' || path === 'saleUntil') return clock.write('moment', String(value));
    return String(value);
  };

  return { labelOf, write };
}
