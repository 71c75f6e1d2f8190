import { type Language, languages } from '@vitrine/contract/locales.ts';
import { typesetAll } from '@vitrine/contract/typography.ts';
import * as catalogues from './catalogues.ts';
import type { texts as english } from './en/index.ts';

/** The English texts are the type of every language, so that keys and places are checked where a text is used. */
export type StorefrontTexts = typeof english;

// Not by dynamic import as on the server: the bundle would wait for parts of itself.
const written: Readonly<Record<Language, object>> = catalogues;
const typesetIn = (language: Language) =>
  typesetAll(written[language] as StorefrontTexts, language);
const byLanguage = new Map(languages.map((language) => [language, typesetIn(language)]));

export function textsOf(language: Language): StorefrontTexts {
  return byLanguage.get(language) as StorefrontTexts;
}

export { fillText as fill } from '@vitrine/contract/fill-text.ts';
