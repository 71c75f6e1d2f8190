import { foldText } from '@vitrine/contract/fold-text.ts';

const chinese = /\p{Script=Han}/u;

export const hasChinese = (text: string): boolean => chinese.test(text);

/** Words of a text: runs of letters and digits, Chinese apart from everything else. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

function pairsOf(word: string): string[] {
  const signs = [...word];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** Words as they are, Chinese as single signs and pairs of neighbours. */
const tokensOf = (texts: readonly string[]) =>
  texts
    .flatMap(splitWords)
    .flatMap((word) => (chinese.test(word) ? [...word, ...pairsOf(word)] : [word]));

/** What of a product can be searched, in all languages. */
export interface SearchedTexts {
  names: readonly string[];
  /** Categories and descriptions: what the product is about. */
  about: readonly string[];
  /** Colors, sizes and the like. */
  values: readonly string[];
  skus: readonly string[];
}

/**
 * What is indexed of a product. A name is found by the beginnings of its words; the signs before other tokens keep them
 * apart, so that these are found by whole words only: "tea" is not what a buyer means who looks for a teal lamp.
 */
export function indexTokens({ names, about, values, skus }: SearchedTexts): string[] {
  const tokens = [
    ...tokensOf(names),
    ...tokensOf(about).map((token) => `~${token}`),
    ...tokensOf([...values, ...skus]).map((token) => `=${token}`),
    ...skus.map((sku) => `#${foldText(sku)}`),
  ];
  return [...new Set(tokens)].filter((token) => token.length <= 60);
}

/** A word as it may have been meant: `text` for the comparison by trigrams, `swapped` for `@@`. */
interface NearWord {
  text: string;
  swapped: string;
}

/** Longer ones are not typed search words. */
const swappedMax = 24;

/**
 * The word with each two neighbours changed back: trigrams forgive a missing or wrong letter, but a swap costs them too
 * many. Longer words lose their last letter, so that one form of a word finds another.
 */
function swapLetters(word: string): string {
  const signs = [...word];
  if (signs.length > swappedMax) return `'${word}'`;
  const variants = signs
    .slice(1)
    .map((next, index) => signs.with(index, next).with(index + 1, signs[index] ?? ''));
  const beginnings = variants.map((variant) =>
    variant.slice(0, signs.length > 5 ? -1 : undefined).join(''),
  );
  return [...new Set(beginnings)].map((beginning) => `'${beginning}':*`).join(' | ');
}

export interface SearchTerms {
  /** For `@@`: every word or Chinese pair must be somewhere in the product. Letters and digits only, so safely quoted. */
  exact: string;
  /** The same in the name alone, and in the name or what the product is about: these come first. */
  inName: string;
  inAbout: string;
  /** The folded search, for names that begin with it. */
  text: string;
  /** Longer words for the near-miss; empty when there are none. */
  near: NearWord[];
  /** The Chinese part of `exact`, which a near-miss must match as well. */
  chinese: string;
}

/** Reads what a person typed; nothing when it holds no letter or digit. */
export function parseSearch(text: string): SearchTerms | undefined {
  const words = splitWords(text).slice(0, 8);
  if (words.length === 0) return undefined;
  const han = words
    .filter((word) => chinese.test(word))
    .flatMap(pairsOf)
    .map((pair) => `'${pair}'`);
  const latin = words.filter((word) => !chinese.test(word));
  // Short words count only where there is nothing else: "de" must not prevent a match.
  const shortest = latin.some((word) => word.length >= 4) ? 4 : 3;
  const all = (kinds: readonly string[]) =>
    [...words.filter((word) => chinese.test(word)).flatMap(pairsOf), ...latin]
      .map((word) => {
        const forms = kinds.map((kind) =>
          kind === '' && !chinese.test(word) ? `'${word}':*` : `'${kind}${word}'`,
        );
        return forms.length > 1 ? `(${forms.join(' | ')})` : (forms[0] ?? '');
      })
      .join(' & ');
  const folded = foldText(text).trim();
  // A number of the catalogue, or its beginning.
  const sku = /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(folded) ? ` | '#${folded}':*` : '';
  return {
    exact: all(['', '~', '=']) + sku,
    inName: all(['']),
    inAbout: all(['', '~']),
    text: folded,
    near: latin
      .filter((word) => word.length >= shortest)
      .map((text) => ({ text, swapped: swapLetters(text) })),
    chinese: han.join(' & '),
  };
}
