/** The part of pdfkit that this project uses; the package has no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface DocumentOptions {
    size?: string | readonly [number, number];
    margins?: { top: number; bottom: number; left: number; right: number };
    bufferPages?: boolean;
    autoFirstPage?: boolean;
    font?: Uint8Array | null;
    lang?: string;
    info?: { Title?: string; Author?: string; Creator?: string; CreationDate?: Date };
  }
  interface TextOptions {
    width?: number;
    height?: number;
    align?: 'left' | 'right' | 'center';
    lineBreak?: boolean;
    ellipsis?: boolean | string;
    /** `alphabetic`: the given height is that of the base line, so that several fonts share one. */
    baseline?: 'alphabetic';
    /** Features that the font applies in addition; pdfkit caches no word that is printed with them. */
    features?: readonly string[];
    stroke?: boolean;
    fill?: boolean;
  }
  export default class PDFDocument extends Readable {
    constructor(options?: DocumentOptions);
    page: { width: number; height: number };
    /** The font that is in use, with the tables of its file. */
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color?: string): this;
    stroke(color?: string): this;
    addPage(options?: DocumentOptions): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
  }
}
