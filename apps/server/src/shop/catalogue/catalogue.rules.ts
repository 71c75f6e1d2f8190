import { defaultLanguage, type Language } from '@vitrine/contract/locales.ts';
import type { Names } from './catalogue.tables.ts';

/** A product counts as new for two weeks. */
const newForMs = 14 * 24 * 3600 * 1000;

export function isNew(availableFrom: Date, now: Date): boolean {
  return now.getTime() - availableFrom.getTime() < newForMs;
}

/** The language in which a text is shown: asked, the store's, English, any. */
export function chooseLanguage(
  names: Names,
  asked: Language,
  fallback: Language = defaultLanguage,
): Language {
  if (names[asked]) return asked;
  if (names[fallback]) return fallback;
  if (names[defaultLanguage]) return defaultLanguage;
  return (Object.keys(names)[0] as Language | undefined) ?? defaultLanguage;
}

export function chooseName(names: Names, asked: Language, fallback?: Language): string {
  return names[chooseLanguage(names, asked, fallback)] ?? '';
}

export interface OptionOfProduct {
  key: string;
  names: Names;
  values: readonly { key: string; names: Names; swatch: string | null }[];
}

/** "Terracotta · 1.1 L": the values of a variant in the order of the options; empty when there is nothing to choose. */
export function variantLabel(
  options: readonly OptionOfProduct[],
  values: Readonly<Record<string, string>>,
  asked: Language,
  fallback?: Language,
): string {
  return options
    .flatMap((option) => option.values.filter((value) => value.key === values[option.key]))
    .map((value) => chooseName(value.names, asked, fallback))
    .join(' · ');
}

/** The picture that shows a variant: one made for one of its values, else the first. */
export function imageIndexOf(
  images: readonly { valueKey: string | null }[],
  values: Readonly<Record<string, string>>,
): number {
  const index = images.findIndex(({ valueKey }) => {
    const [option = '', value = ''] = (valueKey ?? '').split(':');
    return valueKey !== null && values[option] === value;
  });
  return Math.max(index, 0);
}
