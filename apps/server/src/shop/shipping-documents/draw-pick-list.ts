import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { fullName } from '@vitrine/contract/shop/postal-names.ts';
import type { Ctx } from '#platform/context.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type * as english from '#texts/en/shipping-papers.ts';
import { loadArea } from '#texts/load-area.ts';
import {
  colors,
  drawBarcode,
  drawLine,
  drawLineHeads,
  getStyles,
  measureLine,
  type Styles,
} from './draw-parts.ts';
import type { PaperLine, PaperOrder } from './read-papers.ts';

const texts = await loadArea<typeof english>('shipping-papers');

const textsOfLines = (lines: readonly PaperLine[]): string =>
  lines.flatMap(({ name, option, sku }) => [name, option ?? '', sku]).join(' ');

/** A longer message is read on the screen, where its order is packed. */
const messageLinesMax = 8;

/** Draws what is picked, page after page. Made for one document. */
export function createPickList(ctx: Ctx, paper: Paper) {
  const styles: Styles = getStyles(paper);
  const { language } = ctx;
  const { pick } = texts[language];
  let y = 0;

  function drawTop(title: string): void {
    paper.newPage();
    const made = findDateFormat(intlTags[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(ctx.clock.now());
    const box = { x: styles.left, width: styles.width };
    y = paper.print(title, {
      ...box,
      y: styles.left,
      size: styles.title,
      isBold: true,
      linesMax: 1,
    });
    y = paper.print(fillText(pick.made, { at: made }), {
      ...box,
      y,
      size: styles.note,
      color: colors.quiet,
      linesMax: 1,
    });
    y += 8;
  }

  /** Begins a page when the next part does not fit on this one. */
  function makeRoom(height: number, title: string): boolean {
    if (y + height <= styles.end) return false;
    drawTop(title);
    return true;
  }

  function drawLines(lines: readonly PaperLine[], title: string): void {
    y = drawLineHeads(paper, styles, pick, y);
    for (const line of lines) {
      if (makeRoom(measureLine(paper, styles, line, language), title))
        y = drawLineHeads(paper, styles, pick, y);
      y = drawLine(paper, styles, line, language, y);
    }
  }

  /** The buyer’s wishes for the parcel, above its lines: a gift is not packed with its prices. */
  function drawMessage({ message }: PaperOrder): void {
    if (!message) return;
    const box = {
      x: styles.left,
      width: styles.width,
      size: styles.text,
      linesMax: messageLinesMax,
    };
    const text = fillText(pick.message, { message });
    makeRoom(paper.heightOf(text, box) + styles.barcode, pick.byOrder);
    y = paper.print(text, { ...box, y, align: 'left' }) + 4;
  }

  return {
    /** The first part: each SKU once. */
    async drawSums(lines: readonly PaperLine[], orderCount: number): Promise<void> {
      await paper.load(`${textsOfLines(lines)}${Object.values(pick).join(' ')}`);
      drawTop(pick.title);
      const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      y = paper.print(fillText(pick.sums, { orders: String(orderCount), units: String(units) }), {
        x: styles.left,
        width: styles.width,
        y,
        size: styles.text,
        isBold: true,
      });
      y += 6;
      drawLines(lines, pick.title);
    },
    /** The second part: one order below the other, each with its barcode. */
    async drawOrder(order: PaperOrder, isFirst: boolean): Promise<void> {
      const buyer = fullName(order.address);
      await paper.load(
        `${textsOfLines(order.lines)}${buyer}${order.storeName}${order.number}${pick.replacement}${pick.message}${order.message ?? ''}`,
      );
      if (isFirst) drawTop(pick.byOrder);
      const first = order.lines[0];
      const begin = styles.barcode + 26 + (first ? measureLine(paper, styles, first, language) : 0);
      if (!isFirst) makeRoom(begin, pick.byOrder);
      drawBarcode(paper, order.number, {
        right: styles.right,
        y,
        module: styles.module,
        height: styles.barcode,
      });
      const half = { x: styles.left, width: styles.width * 0.48 };
      let below = paper.print(order.number, { ...half, y, size: styles.text, isBold: true });
      below = paper.print(buyer, {
        ...half,
        y: below,
        size: styles.text,
        linesMax: 1,
        align: 'left',
      });
      const beneath = order.isReplacement
        ? `${pick.replacement} · ${order.storeName}`
        : order.storeName;
      paper.print(beneath, {
        ...half,
        y: below,
        size: styles.note,
        color: colors.quiet,
        linesMax: 1,
        align: 'left',
      });
      y += styles.barcode + 8;
      drawMessage(order);
      drawLines(order.lines, pick.byOrder);
      y += 10;
    },
  };
}
