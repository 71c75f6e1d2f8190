import { splitGraphemes } from './text-order.rules.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a text where a line may end: after a word with the signs that follow it, between characters in Chinese, and by a dictionary in Thai. */
function splitParts(text: string, language: string): string[] {
  const parts: string[] = [];
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  let follows = false;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isSpace = segment.trim() === '';
    // Signs stay with the word before them, an opening bracket with the one after it.
    if (!isSpace && parts.length > 0 && (follows || (!isWordLike && !/^[([{“«¿¡]/.test(segment))))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
    follows = !isSpace && isWordLike !== true && /^[([{“«¿¡@#]/.test(segment);
    if (isSpace) follows = false;
  }
  return parts;
}

/** A text in lines of at most a width; a part that does not fit into a separate line is broken between characters. */
export function wrapText(
  text: string,
  width: number,
  measure: (part: string) => number,
  language: string,
): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    // Parts are measured once each: a line is as wide as its parts.
    const add = (part: string, partWidth: number) => {
      if (used + partWidth <= width || part.trim() === '') {
        line += part;
        used += partWidth;
        return;
      }
      if (line.trim()) lines.push(line.trimEnd());
      line = part;
      used = partWidth;
    };
    for (const word of splitParts(paragraph, language)) {
      const wordWidth = measure(word);
      if (wordWidth <= width) add(word, wordWidth);
      else for (const grapheme of splitGraphemes(word)) add(grapheme, measure(grapheme));
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** The first lines of a text, the last of them with an ellipsis if there are more. */
export function limitLines(
  lines: readonly string[],
  most: number,
  width: number,
  measure: (part: string) => number,
): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  let last = splitGraphemes(kept[most - 1] ?? '');
  while (last.length > 0 && measure(`${last.join('').trimEnd()}…`) > width)
    last = last.slice(0, -1);
  kept[most - 1] = `${last.join('').trimEnd()}…`;
  return kept;
}
