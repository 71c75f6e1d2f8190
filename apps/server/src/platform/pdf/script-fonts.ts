import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The fonts of printed documents and the scripts that each is loaded for. Names and addresses come in every script,
 * so a text is set in several fonts: each character in the first one that has it. What each file contains is in
 * README.md.
 */
const files = [
  { name: 'sans', file: 'noto-sans.ttf', scripts: ['Latin', 'Greek', 'Cyrillic'], common: true },
  { name: 'thai', file: 'noto-sans-thai.ttf', scripts: ['Thai'] },
  { name: 'arabic', file: 'noto-sans-arabic.ttf', scripts: ['Arabic'] },
  { name: 'hebrew', file: 'noto-sans-hebrew.ttf', scripts: ['Hebrew'] },
  { name: 'devanagari', file: 'noto-sans-devanagari.ttf', scripts: ['Devanagari'] },
  { name: 'korean', file: 'noto-sans-kr.ttf', scripts: ['Hangul'] },
  {
    name: 'chinese',
    file: 'noto-sans-sc.ttf',
    scripts: ['Han', 'Hiragana', 'Katakana', 'Bopomofo'],
    common: true,
  },
  { name: 'han', file: 'noto-sans-han.ttf', scripts: ['Han'] },
] as const satisfies readonly {
  name: string;
  file: string;
  scripts: readonly string[];
  common?: true;
}[];

export type FontName = (typeof files)[number]['name'];

interface ScriptFont {
  name: FontName;
  /** Matches a character that the font is loaded for. */
  mayHave: RegExp;
  read: () => Promise<Buffer>;
}

const sources = new Map<string, Promise<Buffer>>();

/** A file that one document needed is read once for all: the documents themselves contain only the glyphs that they use. */
function readOnce(file: string): Promise<Buffer> {
  const source = sources.get(file) ?? readFile(path.join(import.meta.dirname, file));
  sources.set(file, source);
  return source;
}

export const scriptFonts: readonly ScriptFont[] = files.map((font) => {
  const scripts = [...font.scripts, ...('common' in font ? ['Common', 'Inherited'] : [])];
  const classes = scripts.map((script) => `\\p{Script=${script}}`).join('');
  return {
    name: font.name,
    mayHave: new RegExp(`[${classes}]`, 'u'),
    read: () => readOnce(font.file),
  };
});
