import type { Language } from '@vitrine/contract/locales.ts';
import { type Names, splitWords } from '../catalogue/index.ts';

/**
 * Whether a product was found only because a typed word is the beginning of a word in another language: "bag" begins
 * "baguettes". A whole word in any language is what was typed, and so is the beginning of one in the reader's language.
 */
export function isOtherLanguagesBeginning(names: Names, search: string, language: Language): boolean {
  const wordsIn = (text: string | undefined) => splitWords(text ?? '');
  const own = wordsIn(names[language]);
  const all = Object.values(names).flatMap(wordsIn);
  return splitWords(search).some(
    (typed) => !own.some((word) => word.startsWith(typed)) && !all.includes(typed) && all.some((word) => word.startsWith(typed)),
  );
}
