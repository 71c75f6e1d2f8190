import { setImmediate } from 'node:timers/promises';
import { type FontName, scriptFonts } from './script-fonts.ts';
import { isRightToLeft, orderForPrint, splitGraphemes, toPrintable } from './text-order.rules.ts';
import { limitLines, wrapText } from './wrap-text.rules.ts';

/** Sizes in points, with the margin of each. */
const paperSizes = {
  a4: { name: 'A4', width: 595.28, height: 841.89, margin: 42 },
  a6: { name: 'A6', width: 297.64, height: 419.53, margin: 20 },
} as const;
type PaperSize = keyof typeof paperSizes;

/** Printed for a character that no font of ours has. */
const unknownGlyph = '□';
/** A text with separate features is not kept in pdfkit’s cache of texts, which would grow with the document. */
const uncached = ['kern'] as const;

/** Widths that a document keeps: some hundred kilobytes at most. */
const keptWidths = 4_000;
const measuredSize = 10;

interface TextStyle {
  size: number;
  color?: string;
  isBold?: boolean;
}
interface TextBox extends TextStyle {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** The language by which lines are broken. */
  language?: string;
  linesMax?: number;
}

/** A part of a line in one font. */
interface Glyphs {
  font: FontName;
  text: string;
}

/**
 * A document of any number of pages, which is given away while it is written: a page that is finished is not kept. Texts may be in
 * every script that our fonts have.
 */
export async function createPaper(about: {
  size: PaperSize;
  title: string;
  author: string;
  language: string;
  createdAt: Date;
  /** Keeps finished pages until the end, for a foot with their number. */
  keepsPages?: boolean;
}) {
  // Loaded on demand: few servers print every day.
  const { default: PDFDocument } = await import('pdfkit');
  const sheet = paperSizes[about.size];
  const doc = new PDFDocument({
    size: sheet.name,
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    autoFirstPage: false,
    bufferPages: about.keepsPages ?? false,
    lang: about.language,
    // A default font that is registered again under a name would be parsed at each use (pdfkit keeps it under the first one only).
    font: null,
    info: {
      Title: about.title,
      Author: about.author,
      Creator: 'Vitrine',
      CreationDate: about.createdAt,
    },
  });
  const loaded = new Map<FontName, (codePoint: number) => boolean>();
  let unknownCount = 0;

  /** Loads what a text needs; drawing itself waits for nothing. */
  async function load(text: string): Promise<void> {
    for (const font of scriptFonts) {
      if (loaded.has(font.name) || !font.mayHave.test(text)) continue;
      doc.registerFont(font.name, await font.read());
      doc.font(font.name);
      const { font: tables } = doc._font;
      loaded.set(font.name, (codePoint) => tables.hasGlyphForCodePoint(codePoint));
    }
  }
  await load(`A${unknownGlyph}`);

  function findFont(grapheme: string): FontName | undefined {
    const codePoints = [...grapheme].map((character) => character.codePointAt(0) ?? 0);
    return scriptFonts.find(({ name, mayHave }) => {
      const has = loaded.get(name);
      return has && mayHave.test(grapheme) && codePoints.every(has);
    })?.name;
  }

  function split(line: string): Glyphs[] {
    const parts: Glyphs[] = [];
    for (const part of orderForPrint(line)) {
      let current: Glyphs | undefined;
      for (const grapheme of splitGraphemes(part)) {
        // A space is in every font, and stays in that of its neighbour.
        const font = grapheme === ' ' && current ? current.font : findFont(grapheme);
        const text = font ? grapheme : unknownGlyph;
        const used: FontName = font ?? findFont(unknownGlyph) ?? 'sans';
        if (current?.font === used) current.text += text;
        else {
          current = { font: used, text };
          parts.push(current);
        }
      }
    }
    return parts;
  }

  const widths = new Map<string, number>();
  /** The width of a text at size 1; texts of a document repeat, and laying one out is most of the work. */
  function unitWidthOf({ font, text }: Glyphs): number {
    const key = `${font}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size >= keptWidths) widths.clear();
    const width =
      doc.font(font).fontSize(measuredSize).widthOfString(text, { features: uncached }) /
      measuredSize;
    widths.set(key, width);
    return width;
  }
  const widthOf = (parts: readonly Glyphs[], size: number): number =>
    parts.reduce((sum, part) => sum + unitWidthOf(part) * size, 0);
  const measureAt = (size: number) => (part: string) => widthOf(split(part), size);
  const lineHeight = (size: number) => size * 1.4;

  function drawLine(line: string, { x, y, width, size, color, isBold, align }: TextBox): void {
    const parts = split(line);
    unknownCount += splitGraphemes(line).filter(
      (grapheme) => grapheme !== ' ' && !findFont(grapheme),
    ).length;
    const side = align ?? (isRightToLeft(line) ? 'right' : 'left');
    const room = width - widthOf(parts, size);
    let left = x + (side === 'left' ? 0 : side === 'right' ? room : room / 2);
    const baseline = y + size * 1.05;
    doc
      .fillColor(color ?? '#000000')
      .strokeColor(color ?? '#000000')
      .lineWidth(size / 30);
    for (const part of parts) {
      doc.font(part.font).fontSize(size);
      doc.text(part.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: uncached,
        ...(isBold ? { fill: true, stroke: true } : {}),
      });
      left += unitWidthOf(part) * size;
    }
  }

  function lay(text: string, box: Pick<TextBox, 'size' | 'width' | 'language' | 'linesMax'>) {
    const measure = measureAt(box.size);
    const lines = wrapText(toPrintable(text), box.width, measure, box.language ?? about.language);
    return limitLines(lines, box.linesMax ?? Number.POSITIVE_INFINITY, box.width, measure);
  }

  return {
    doc,
    sheet,
    load,
    /** Characters that were printed as a box so far. */
    countUnknown: () => unknownCount,
    newPage: () =>
      doc.addPage({ size: sheet.name, margins: { top: 0, bottom: 0, left: 0, right: 0 } }),
    /** How high a text is in a box. */
    heightOf: (
      text: string,
      box: Pick<TextBox, 'size' | 'width' | 'language' | 'linesMax'>,
    ): number => lay(text, box).length * lineHeight(box.size),
    /** Prints a text in a box and returns where it ends. */
    print(text: string, box: TextBox): number {
      const lines = lay(text, box);
      for (const [index, line] of lines.entries())
        drawLine(line, { ...box, y: box.y + index * lineHeight(box.size) });
      return box.y + lines.length * lineHeight(box.size);
    },
    fill(x: number, y: number, width: number, height: number, color = '#000000'): void {
      doc.rect(x, y, width, height).fill(color);
    },
    rule(y: number, color = '#c4c9d2'): void {
      doc
        .moveTo(sheet.margin, y)
        .lineTo(sheet.width - sheet.margin, y)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke();
    },
    /** The bytes of the pages that are finished. */
    takeBytes(): Buffer {
      const parts: Buffer[] = [];
      for (let part = doc.read() as Buffer | null; part; part = doc.read() as Buffer | null)
        parts.push(part);
      return Buffer.concat(parts);
    },
    /** With `keepsPages`, draws the foot of each page first. */
    async finish(drawFoot?: (page: number, pages: number) => void): Promise<Buffer> {
      if (drawFoot) {
        const { count } = doc.bufferedPageRange();
        for (let page = 0; page < count; page += 1) {
          doc.switchToPage(page);
          drawFoot(page + 1, count);
        }
      }
      doc.end();
      const parts: Buffer[] = [];
      for await (const part of doc) parts.push(part as Buffer);
      return Buffer.concat(parts);
    },
    yieldToEventLoop: () => setImmediate(),
  };
}

export type Paper = Awaited<ReturnType<typeof createPaper>>;
