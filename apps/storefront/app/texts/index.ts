import { inEveryLanguage } from '@vitrine/contract/catalogue.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { typesetAll } from '@vitrine/contract/typography.ts';
import type { browsing } from './en/browsing.ts';
import type { buying } from './en/buying.ts';
import type { landing } from './en/landing.ts';
import type { ordering } from './en/ordering.ts';
import type { policies } from './en/policies.ts';
import type { postal } from './en/postal.ts';

/** All texts; the English ones are the type of every language, so that keys and places are checked where a text is used. */
export type StorefrontTexts = typeof browsing &
  typeof buying &
  typeof landing &
  typeof ordering &
  typeof policies & { postal: typeof postal };

const areas = ['browsing', 'buying', 'landing', 'ordering', 'policies'] as const;

async function loadTexts(language: Language): Promise<StorefrontTexts> {
  const parts = await Promise.all(areas.map(async (area) => (await import(`./${language}/${area}.ts`))[area] as object));
  const { postal } = await import(`./${language}/postal.ts`);
  return typesetAll(Object.assign({ postal }, ...parts) as StorefrontTexts, language);
}

const texts = await inEveryLanguage(loadTexts);

export function textsOf(language: Language): StorefrontTexts {
  return texts[language];
}

export { fillText as fill } from '@vitrine/contract/fill-text.ts';
