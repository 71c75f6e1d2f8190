import { inEveryLanguage } from '@vitrine/contract/catalogue.ts';
import type { Language } from '@vitrine/contract/locales.ts';

type Titles = Readonly<Record<string, string>>;

const titles = await inEveryLanguage(
  async (language) => ((await import(`@vitrine/contract/texts/${language}/menu-titles.ts`)) as { menuTitles: Titles }).menuTitles,
);

/** The title that people read: that of a shipped menu in their language, any other as it is stored. */
export function menuTitle(name: string, language: Language): string {
  return Object.hasOwn(titles[language], name) ? (titles[language][name] as string) : name;
}
