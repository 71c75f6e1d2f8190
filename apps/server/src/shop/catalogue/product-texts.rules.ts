import { foldText } from '@vitrine/contract/fold-text.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts } from '@vitrine/contract/shop/product-form-parts.ts';
import type { Names } from './catalogue.tables.ts';
import { indexTokens } from './search.rules.ts';

type Texts = ProductForm['texts'];

const fieldsOf = (texts: ProductTexts) => Object.entries(texts) as [keyof ProductTexts, string][];

/** How many of the fields that are filled in any language are filled in each. */
function countFilledTexts(texts: Texts): Record<Language, { filled: number; of: number }> {
  const wanted = new Set(
    languages.flatMap((language) =>
      fieldsOf(texts[language]).flatMap(([field, text]) => (text === '' ? [] : [field])),
    ),
  );
  return Object.fromEntries(
    languages.map((language) => {
      const filled = [...wanted].filter((field) => texts[language][field] !== '').length;
      return [language, { filled, of: wanted.size }];
    }),
  ) as Record<Language, { filled: number; of: number }>;
}

/** The languages in which a text is missing that another language has. */
export function findMissingLanguages(texts: Texts): Language[] {
  const counts = countFilledTexts(texts);
  return languages.filter((language) => counts[language].filled < counts[language].of);
}

/** The names that are filled; empty ones are not translated. */
export const withoutEmpty = (names: Readonly<Record<string, string | undefined>>): Names =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name)) as Names;

/** The searched texts of a product. */
export function describeForSearch(form: ProductForm, categoryNames: readonly string[]) {
  const filled = (field: keyof ProductTexts) =>
    languages.flatMap((language) => form.texts[language][field] || []);
  const names = filled('name');
  const values = form.options.flatMap((option) => option.values);
  return {
    searchText: foldText([...new Set([...names, ...categoryNames])].join(' ')),
    searchTokens: indexTokens({
      names,
      about: [...categoryNames, ...filled('description'), ...filled('material'), form.brand],
      values: values.flatMap((value) => Object.values(value.names).filter(Boolean)),
      skus: form.variants.map(({ sku }) => sku),
    }),
  };
}
