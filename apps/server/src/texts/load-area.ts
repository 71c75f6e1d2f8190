import { inEveryLanguage } from '@vitrine/contract/catalogue.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { typesetAll } from '@vitrine/contract/typography.ts';

/**
 * The texts of an area in every language: `loadArea<typeof import('#texts/en/statement.ts')>('statement')`. The English
 * texts are the type of all, so that keys and places are checked where a text is used.
 */
export function loadArea<Area extends object>(
  area: string,
): Promise<Readonly<Record<Language, Area>>> {
  return inEveryLanguage(async (language) =>
    typesetAll((await import(`./${language}/${area}.ts`)) as Area, language),
  );
}
