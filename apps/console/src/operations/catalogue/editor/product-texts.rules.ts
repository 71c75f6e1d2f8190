import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts } from '@vitrine/contract/shop/product-form-parts.ts';

type Texts = ProductForm['texts'];
export type TextField = keyof ProductTexts;

/** The language whose text buyers read where one is missing: English, else the first that has it. */
export function findFallback(texts: Texts, field: TextField, language: Language) {
  if (texts[language][field] !== '') return undefined;
  return (['en', ...languages] as const).find((other) => texts[other][field] !== '');
}

/** How many of the fields that any language has are filled in one. */
export function countFilled(texts: Texts, language: Language) {
  const fields = Object.keys(texts[language]) as TextField[];
  const wanted = fields.filter(
    (field) => field === 'name' || languages.some((other) => texts[other][field] !== ''),
  );
  return {
    filled: wanted.filter((field) => texts[language][field] !== '').length,
    all: wanted.length,
  };
}

/** The name in a language, or the one that is read instead. */
export function findName(
  names: Readonly<Record<Language, string>>,
  language: Language,
  otherwise = '',
): string {
  return (
    names[language] || names.en || languages.map((one) => names[one]).find(Boolean) || otherwise
  );
}

/** The name of a product in a language, or the one that buyers read instead. */
export const findProductName = (texts: Texts, language: Language): string =>
  texts[language].name ||
  texts.en.name ||
  languages.map((one) => texts[one].name).find(Boolean) ||
  '';
