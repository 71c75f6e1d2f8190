import { editDistance } from '@vitrine/contract/edit-distance.ts';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { hasChinese, splitWords } from './search.rules.ts';

/** A product's texts as its buyer reads them, and what is indexed of it in all languages. */
export interface SearchedProduct {
  /** In the reader's language. */
  name: string;
  description: string;
  /** Names and categories in all languages. */
  allNames: string;
  tokens: readonly string[];
}

/**
 * Whether a product has all that was typed. The index knows no languages: it finds the beginning of a word of any name, and any
 * word of any description. Here a beginning counts in the reader's language alone ("sale" begins "salero", and "bag" begins
 * "baguettes"), and so does a word of the description; a whole word of a name, a category or a variant counts in all languages.
 */
export function fitsSearch(
  { name, description, allNames, tokens }: SearchedProduct,
  search: string,
): boolean {
  const folded = foldText(search).trim();
  if (tokens.some((token) => token.startsWith(`#${folded}`))) return true;
  const names = splitWords(name);
  const whole = new Set([...splitWords(allNames), ...splitWords(description)]);
  return splitWords(search).every(
    (word) =>
      hasChinese(word) ||
      names.some((one) => one.startsWith(word)) ||
      whole.has(word) ||
      tokens.includes(`=${word}`),
  );
}

/** How many typing errors two forms of one word may differ by: two errors in a short one make another, as "barato" is not "barro". */
function errorsMax(typed: string, word: string): number {
  const length = Math.min(typed.length, word.length);
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

const isSwapped = (typed: string, word: string) =>
  typed.length === word.length &&
  [...typed].sort().join() === [...word].sort().join() &&
  editDistance(typed, word) === 1;

/** Whether both are forms of one word, or one begins the other: "scarves" and "scarf", "telef" and "telefono". */
function haveOneStem(typed: string, word: string): boolean {
  const differs = [...typed].findIndex((letter, index) => letter !== word[index]);
  const stem = differs < 0 ? typed.length : differs;
  return (
    typed.length >= 5 &&
    typed.length - stem <= 3 &&
    (stem >= 5 || (stem === 4 && word.length === 5))
  );
}

function isNear(typed: string, word: string): boolean {
  if (typed === word || isSwapped(typed, word) || haveOneStem(typed, word)) return true;
  if (typed[0] !== word[0]) return false;
  // Of four letters the last one makes another word: "sale" is no slip of "salt".
  if (typed.length === 4 && word.length === 4 && typed.slice(0, 3) === word.slice(0, 3))
    return false;
  return editDistance(typed, word) <= errorsMax(typed, word);
}

/** Whether each longer word is one of the product's names or categories with a typing error, or has its stem. */
export function isNearMiss(
  { allNames }: Pick<SearchedProduct, 'allNames'>,
  words: readonly string[],
): boolean {
  const known = splitWords(allNames);
  return words.every((typed) => known.some((word) => isNear(typed, word)));
}
