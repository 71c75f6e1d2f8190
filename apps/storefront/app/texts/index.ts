import type { Language } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import { en, type StorefrontTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { zhCn } from './zh-cn.ts';

/** All texts of a language, set as its printers would. */
function typesetAll<Part>(part: Part, language: Language): Part {
  if (typeof part === 'string') return typeset(part, language) as Part;
  if (Array.isArray(part)) return part.map((one) => typesetAll(one, language)) as Part;
  return Object.fromEntries(Object.entries(part as object).map(([key, one]) => [key, typesetAll(one, language)])) as Part;
}

const byLanguage: Readonly<Record<Language, StorefrontTexts>> = {
  en: typesetAll(en, 'en'),
  'zh-cn': typesetAll(zhCn, 'zh-cn'),
  es: typesetAll(es, 'es'),
  pt: typesetAll(pt, 'pt'),
  fr: typesetAll(fr, 'fr'),
};

export type { StorefrontTexts } from './en.ts';

export function textsOf(language: Language): StorefrontTexts {
  return byLanguage[language];
}

export { fillText as fill } from '@vitrine/contract/fill-text.ts';
