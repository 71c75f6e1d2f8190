import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type * as english from '#texts/en/shipping-papers.ts';
import { loadArea } from '#texts/load-area.ts';
import { countryName } from '../markets/index.ts';
import {
  colors,
  drawBarcode,
  drawLine,
  drawLineHeads,
  getStyles,
  measureLine,
  type Styles,
} from './draw-parts.ts';
import type { PaperOrder } from './read-papers.ts';

const texts = await loadArea<typeof english>('shipping-papers');

export interface SlipFrame {
  /** The first part of the addresses of stores. */
  storeUrl: string;
  returnDays: number;
}

/** Draws the head of every page of a slip and returns where the rest begins. */
function drawHead(paper: Paper, styles: Styles, order: PaperOrder, isFirst: boolean): number {
  const { slip } = texts[order.language];
  const { left: x, right, width } = styles;
  const halfway = width * 0.46;
  drawBarcode(paper, order.number, {
    right,
    y: styles.left,
    module: styles.module,
    height: styles.barcode,
  });
  paper.print(order.number, {
    x: right - width * 0.5,
    width: width * 0.5,
    y: styles.left + styles.barcode + 3,
    size: styles.text,
    isBold: true,
    align: 'right',
  });
  const end = paper.print(order.storeName, {
    x,
    y: styles.left,
    width: halfway,
    size: styles.title,
    isBold: true,
    color: colors.ink,
    linesMax: 2,
    align: 'left',
  });
  const name = order.isReplacement ? slip.replacement : slip.title;
  const title = isFirst ? name : `${name} (${slip.continued})`;
  const below = paper.print(title, {
    x,
    y: end,
    width: halfway,
    size: styles.text,
    color: colors.quiet,
    linesMax: 2,
  });
  return Math.max(below, styles.left + styles.barcode + styles.text * 2) + 8;
}

function drawAddress(paper: Paper, styles: Styles, order: PaperOrder, top: number): number {
  const { language, address } = order;
  const { slip } = texts[language];
  const date = findDateFormat(intlTags[language], {
    dateStyle: 'medium',
    timeZone: order.timeZone,
  }).format(order.placedAt);
  const { left: x, width } = styles;
  const column = styles.isSmall ? width * 0.6 : width * 0.55;
  const label = { size: styles.note, color: colors.quiet, linesMax: 1, language };
  let y = paper.print(slip.shipTo, { ...label, x, y: top, width: column });
  const lines = postalLines(address, countryName(address.countryCode, language));
  for (const line of lines)
    y = paper.print(line, {
      x,
      y,
      width: column,
      size: styles.text,
      language,
      linesMax: 2,
      align: 'left',
    });
  const aside = { x: x + column + 10, width: width - column - 10 };
  let next = paper.print(slip.ordered, { ...label, ...aside, y: top });
  next = paper.print(date, { ...aside, y: next, size: styles.text, language });
  return Math.max(y, next) + 8;
}

/** The packing slip of one order, on as many pages as it needs, without prices: it is put into a gift as well. */
export async function drawSlip(paper: Paper, order: PaperOrder, frame: SlipFrame): Promise<void> {
  const styles = getStyles(paper);
  const { language } = order;
  const { slip } = texts[language];
  const hint = fillText(slip.returnHint, {
    days: String(frame.returnDays),
    url: `${frame.storeUrl.replace(/^https?:\/\//, '')}/s/${order.storeSlug}/${language}/order`,
  });
  await paper.load(
    [
      order.storeName,
      order.number,
      hint,
      JSON.stringify(order.address),
      countryName(order.address.countryCode, language),
      ...Object.values(slip),
      ...order.lines.flatMap(({ name, option, sku }) => [name, option ?? '', sku]),
    ].join(' '),
  );
  const before = paper.countUnknown();
  paper.newPage();
  let y = drawHead(paper, styles, order, true);
  y = drawAddress(paper, styles, order, y);
  y = drawLineHeads(paper, styles, slip, y);
  for (const line of order.lines) {
    if (y + measureLine(paper, styles, line, language) > styles.end - styles.note * 2) {
      paper.newPage();
      y = drawLineHeads(paper, styles, slip, drawHead(paper, styles, order, false));
    }
    y = drawLine(paper, styles, line, language, y);
  }
  const units = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  paper.rule(y);
  y = paper.print(fillText(slip.units, { units: String(units) }), {
    x: styles.left,
    y: y + 4,
    width: styles.width,
    size: styles.text,
    isBold: true,
    align: 'right',
  });
  const foot = {
    x: styles.left,
    width: styles.width,
    size: styles.note,
    color: colors.quiet,
    language,
  };
  const unknown = paper.countUnknown() > before ? slip.unknown : '';
  const height = paper.heightOf(hint, foot) + (unknown ? paper.heightOf(unknown, foot) : 0);
  if (y + 6 + height > styles.end) {
    paper.newPage();
    y = drawHead(paper, styles, order, false);
  }
  const end = paper.print(hint, { ...foot, y: Math.max(y + 6, styles.end - height) });
  if (unknown) paper.print(unknown, { ...foot, y: end });
}
