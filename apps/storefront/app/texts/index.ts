import { type Language, languages } from '@vitrine/contract/locales.ts';
import { typesetAll } from '@vitrine/contract/typography.ts';
import { texts as en } from './en/index.ts';
import { texts as es } from './es/index.ts';
import { texts as fr } from './fr/index.ts';
import { texts as pt } from './pt/index.ts';
import { texts as zhCn } from './zh-cn/index.ts';

/** The English texts are the type of every language, so that keys and places are checked where a text is used. */
export type StorefrontTexts = typeof en;

// Not by dynamic import as on the server: the bundle would wait for parts of itself.
const written: Readonly<Record<Language, object>> = { en, 'zh-cn': zhCn, es, pt, fr };
const typesetIn = (language: Language) => typesetAll(written[language] as StorefrontTexts, language);
const byLanguage = new Map(languages.map((language) => [language, typesetIn(language)]));

export function textsOf(language: Language): StorefrontTexts {
  return byLanguage.get(language) as StorefrontTexts;
}

export { fillText as fill } from '@vitrine/contract/fill-text.ts';
