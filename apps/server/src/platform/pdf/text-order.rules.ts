import createBidi from 'bidi-js';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters without an own glyph: marks of direction, joiners and variation selectors outside a word. */
const invisible =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/gu;
/** Letters of scripts that are written from right to left, with their marks. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Mark}]/u;

export const splitGraphemes = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/** A text as it is printed: composed, without what has no glyph, and with ordinary spaces. */
export const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');

/** A part of a line whose characters are in one direction. */
interface Run {
  text: string;
  level: number;
}

/** Runs in the order of the line, with the mirrored form of brackets in those that go from right to left. */
function splitRuns(line: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: Run[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const character = line[index] ?? '';
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm on whole runs: from the highest level down, sequences are reversed. */
function reorder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let begin = 0; begin < ordered.length; begin += 1) {
      let end = begin;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > begin + 1)
        ordered.splice(begin, end - begin, ...ordered.slice(begin, end).reverse());
      begin = Math.max(begin, end - 1);
    }
  return ordered;
}

/**
 * Returns the parts of a run from right to left, in the order in which they are on paper from the left. The letters of a word stay in
 * their own order, because the font joins and reverses them.
 */
function splitRightToLeft(text: string): string[] {
  const parts: string[] = [];
  let isWord = false;
  for (const grapheme of splitGraphemes(text)) {
    const belongs = rightToLeft.test(grapheme);
    if (belongs && isWord) parts[parts.length - 1] += grapheme;
    else parts.push(grapheme);
    isWord = belongs;
  }
  return parts.reverse();
}

/** A line in parts as they are on paper from left to right. */
export function orderForPrint(line: string): string[] {
  if (!rightToLeft.test(line)) return [line];
  return reorder(splitRuns(line)).flatMap(({ text, level }) =>
    level % 2 === 1 ? splitRightToLeft(text) : [text],
  );
}

/** True if a line begins on the right side of its box. */
export const isRightToLeft = (line: string): boolean =>
  rightToLeft.test(line) && (bidi.getEmbeddingLevels(line, 'auto').paragraphs[0]?.level ?? 0) === 1;
