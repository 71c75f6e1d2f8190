import type { Areas } from '../../apps/console/src/lib/i18n.ts';
import { type Language, languages } from '../../packages/contract/src/locales.ts';

type Words = { readonly [Area in keyof Areas]: { readonly [Key in keyof Areas[Area]]: string } };

async function readWords(language: Language): Promise<Words> {
  const texts = `../../apps/console/src/texts/${language}`;
  const [first, frame, lists, rest, pages, changes] = await Promise.all([
    import(`${texts}/start.ts`),
    import(`${texts}/home.ts`),
    import(`${texts}/list-texts.ts`),
    import(`${texts}/signed-in.ts`),
    import(`${texts}/operator-pages.ts`),
    import(`${texts}/owner-pages.ts`),
  ]);
  return {
    ...first.start,
    ...frame.home,
    ...lists.listTexts,
    ...rest.signedIn,
    ...pages.operatorPages,
    ...changes.ownerPages,
  };
}
const all = new Map(
  await Promise.all(
    languages.map(async (language) => [language, await readWords(language)] as const),
  ),
);

/** The console's texts in a language, for journeys that are walked in more than one. */
export const wordsIn = (language: Language): Words => all.get(language) as Words;

/** Finds any of these texts on a page, whatever is in their places and however wide its spaces are. */
export const filled = (...texts: readonly string[]): RegExp => {
  const patterns = texts.map((text) =>
    text
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+')
      .replace(/ /g, '\\s+'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
};

/** One of the console's texts, in whichever language the page is. */
export const anyWords = (pick: (words: Words) => string): RegExp =>
  filled(...[...all.values()].map(pick));
