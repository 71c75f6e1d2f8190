const letters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const chinese = /\p{Script=Han}/u;

/** Small letters without accents, so that "nandu" finds "Ñandú". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (sign) => letters[sign] ?? sign);
}

/** Words of a text: runs of letters and digits, Chinese apart from everything else. */
function splitWords(text: string): string[] {
  return foldText(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

function pairsOf(word: string): string[] {
  const signs = [...word];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** What is indexed of texts: words as they are, Chinese as single signs and pairs of neighbours. */
export function indexTokens(texts: readonly string[]): string[] {
  const tokens = texts.flatMap(splitWords).flatMap((word) => (chinese.test(word) ? [...word, ...pairsOf(word)] : [word]));
  return [...new Set(tokens)].filter((token) => token.length <= 60);
}

/** A word as it may have been meant: `text` for the comparison by trigrams, `swapped` for `@@`. */
interface NearWord {
  text: string;
  swapped: string;
}

/** Longer ones are no words that somebody typed. */
const swappedMax = 24;

/**
 * The word with each two neighbours changed back: trigrams forgive a missing or wrong letter, but a swap costs them too
 * many. Longer words lose their last letter, so that one form of a word finds another.
 */
function swapLetters(word: string): string {
  const signs = [...word];
  if (signs.length > swappedMax) return `'${word}'`;
  const variants = signs.slice(1).map((next, index) => signs.with(index, next).with(index + 1, signs[index] ?? ''));
  const beginnings = variants.map((variant) => variant.slice(0, signs.length > 5 ? -1 : undefined).join(''));
  return [...new Set(beginnings)].map((beginning) => `'${beginning}':*`).join(' | ');
}

export interface SearchTerms {
  /** For `@@`: every word must begin a token, every Chinese pair be there. Letters and digits only, so safely quoted. */
  exact: string;
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
  // Short words count only where there is nothing else: "de" must not stand in the way.
  const shortest = latin.some((word) => word.length >= 4) ? 4 : 3;
  return {
    exact: [...han, ...latin.map((word) => `'${word}':*`)].join(' & '),
    near: latin.filter((word) => word.length >= shortest).map((text) => ({ text, swapped: swapLetters(text) })),
    chinese: han.join(' & '),
  };
}
