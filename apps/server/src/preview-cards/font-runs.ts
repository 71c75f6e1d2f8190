export type CardFont = 'Inter' | 'Noto Sans SC';

const chinese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const letter = /[\p{L}\p{N}\p{Sc}]/u;
const opening = /[\p{Ps}\p{Pi}]/u;

const ownFont = (sign: string): CardFont | null =>
  chinese.test(sign) ? 'Noto Sans SC' : letter.test(sign) ? 'Inter' : null;

/**
 * A text in runs of one font each. Signs that both scripts use, such as the apostrophe, take the font of the letter
 * before them, and opening ones that of the letter behind: the Chinese font would give them the width of a whole sign.
 */
export function fontRuns(text: string): { font: CardFont; text: string }[] {
  const signs = [...text];
  const fonts = signs.map(ownFont);
  const first = fonts.find((font) => font !== null) ?? 'Inter';
  const runs: { font: CardFont; text: string }[] = [];
  signs.forEach((sign, at) => {
    const following = opening.test(sign)
      ? fonts.slice(at).find((font) => font !== null)
      : undefined;
    const font = fonts[at] ?? following ?? runs.at(-1)?.font ?? first;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  });
  return runs;
}
