import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

/** A4 in points, with equal margins on all sides. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

/** One font with the characters of all five languages. */
export const fontFile = path.join(import.meta.dirname, 'noto-sans-sc.ttf');
/** Special spaces, as `Intl` inserts them, which the font does not contain. */
const spaces = /[\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A document on A4 pages in one font with the characters of our five languages. Write long documents in parts and
 * call `yieldToEventLoop` between them, so that other requests are served in the meantime.
 */
export async function createPdf(about: {
  title: string;
  author: string;
  language: string;
  createdAt: Date;
}) {
  const { margin } = sheet;
  // Loaded on demand: it has several megabytes, and few servers create a statement every day.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    lang: about.language,
    font: await readFile(fontFile),
    info: {
      Title: about.title,
      Author: about.author,
      Creator: 'Vitrine',
      CreationDate: about.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  return {
    doc,
    /** One line of text in a box, truncated with an ellipsis if it is too long. */
    line(
      text: string,
      box: {
        x: number;
        y: number;
        width: number;
        size: number;
        color: string;
        align?: 'left' | 'right';
      },
    ): void {
      doc
        .fontSize(box.size)
        .fillColor(box.color)
        .text(text.replace(spaces, '\u00a0'), box.x, box.y, {
          width: box.width,
          height: box.size * 1.6,
          align: box.align ?? 'left',
          lineBreak: true,
          ellipsis: true,
        });
    },
    rule(y: number, color: string): void {
      doc
        .moveTo(margin, y)
        .lineTo(sheet.width - margin, y)
        .lineWidth(0.5)
        .strokeColor(color)
        .stroke();
    },
    yieldToEventLoop: () => setImmediate(),
    async finish(writeFoot: (page: number, pages: number) => void): Promise<Buffer> {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        writeFoot(page + 1, count);
      }
      doc.end();
      return done;
    },
  };
}

export type Pdf = Awaited<ReturnType<typeof createPdf>>;
