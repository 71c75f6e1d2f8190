import { inEveryLanguage } from '@vitrine/contract/catalogue.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type * as english from '#texts/en/permission-titles.ts';
import { loadArea } from '#texts/load-area.ts';

type Titles = Readonly<Record<string, string>>;

const permissionTexts = await loadArea<typeof english>('permission-titles');
const titles = await inEveryLanguage(async (language): Promise<Titles> => {
  const { menuTitles } = (await import(`@vitrine/contract/texts/${language}/menu-titles.ts`)) as {
    menuTitles: Titles;
  };
  return { ...permissionTexts[language].permissionTitles, ...menuTitles };
});

/** The module that a permission begins with, in words. */
export const moduleTitle = (
  module: keyof typeof english.permissionModules,
  language: Language,
): string => permissionTexts[language].permissionModules[module];

interface Titled {
  name: string;
  titles: Partial<Record<Language, string>> | null;
}

/** The title that people read: one of its own, that of a shipped menu or button in their language, else the name as it is stored. */
export function menuTitle({ name, titles: own }: Titled, language: Language): string {
  return (
    own?.[language] ||
    (Object.hasOwn(titles[language], name) ? (titles[language][name] as string) : name)
  );
}
