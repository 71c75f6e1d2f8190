import type { Translations } from '@vitrine/contract/admin/dictionaries.ts';
import type { Language } from '@vitrine/contract/locales.ts';

type Stored = Readonly<Partial<Record<Language, string>>>;

/** The text in a language, or the one for all languages without their own. */
export const textIn = (language: Language, text: string, translations: Stored): string =>
  translations[language] ?? text;

/** What is stored of the translations of a form: those that are written. */
export const writtenOf = (translations: Translations): Stored =>
  Object.fromEntries(
    Object.entries(translations).filter(([, text]) => text !== undefined && text !== ''),
  );
