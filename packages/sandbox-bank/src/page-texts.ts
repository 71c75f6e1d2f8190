import { inEveryLanguage } from '@vitrine/contract/catalogue.ts';
import type { pageTexts as english } from './texts/en.ts';

type PageTexts = Readonly<Record<keyof typeof english, string>>;

/** The texts of the bank's pages, by language. */
export const pageTexts = await inEveryLanguage(
  async (language) =>
    ((await import(`./texts/${language}.ts`)) as { pageTexts: PageTexts }).pageTexts,
);

export type PageText = keyof PageTexts;
