import type { Language } from '@vitrine/contract/locales.ts';
import { en, type StorefrontTexts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { zhCn } from './zh-cn.ts';

const byLanguage: Readonly<Record<Language, StorefrontTexts>> = { en, 'zh-cn': zhCn, es, pt, fr };

export type { StorefrontTexts } from './en.ts';

export function textsOf(language: Language): StorefrontTexts {
  return byLanguage[language];
}

/** Fills `{name}` places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
