import { inflateSync } from 'node:zlib';

/** A text as it was drawn: its characters in the order on paper, and their glyphs. */
interface DrawnText {
  text: string;
  glyphs: string[];
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const begin = body.indexOf('stream\n');
    const dictionary = begin < 0 ? body : body.slice(0, begin);
    const bytes =
      begin < 0 ? '' : body.slice(begin + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const isPacked = dictionary.includes('/FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes;
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of each glyph of a font, from the table by which readers search a document. */
function readCharacters(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const range of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(range[1] ?? '0', 16);
    for (const [index, one] of [...(range[2] ?? '').matchAll(/<([0-9a-f]*)>/g)].entries())
      characters.set((first + index).toString(16).padStart(4, '0'), fromHex(one[1] ?? ''));
  }
  return characters;
}

/** Fonts by the name that pages use. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1];
      if (table) fonts.set(name, readCharacters(objects.get(table)?.stream ?? ''));
    }
  return fonts;
}

/** The texts of each page of a document; throws for a character that was drawn without a glyph. */
export function readPdf(pdf: Buffer): DrawnText[][] {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  const pages: DrawnText[][] = [];
  for (const { stream, dictionary } of objects.values()) {
    if (dictionary.includes('/Length1') || !/\bBT\b/.test(stream)) continue;
    const texts: DrawnText[] = [];
    for (const [, part = ''] of stream.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
      const name = /\/(F\d+) /.exec(part)?.[1] ?? '';
      const glyphs = [...part.matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      if (glyphs.includes('0000')) throw new Error(`A glyph is missing: ${part}`);
      texts.push({
        text: glyphs.map((glyph) => fonts.get(name)?.get(glyph) ?? '').join(''),
        glyphs,
      });
    }
    pages.push(texts);
  }
  return pages;
}

/** All texts of a document, one after the other. */
export const readPdfText = (pdf: Buffer): string =>
  readPdf(pdf)
    .flat()
    .map(({ text }) => text)
    .join(' ');
