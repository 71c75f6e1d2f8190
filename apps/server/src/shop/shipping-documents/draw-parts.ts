import { encodeCode128 } from '#platform/pdf/code-128.rules.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type { PaperLine } from './read-papers.ts';

const quiet = '#5b6472';
const ink = '#101828';

/** Sizes of a sheet: a small one has small letters, and one line less of each name. */
export const getStyles = ({ sheet }: Paper) => {
  const isSmall = sheet.width < 400;
  return {
    isSmall,
    title: isSmall ? 13 : 18,
    text: isSmall ? 8.5 : 10.5,
    note: isSmall ? 7 : 8.5,
    quantity: isSmall ? 20 : 28,
    module: isSmall ? 0.9 : 1,
    barcode: isSmall ? 26 : 34,
    left: sheet.margin,
    width: sheet.width - sheet.margin * 2,
    right: sheet.width - sheet.margin,
    end: sheet.height - sheet.margin,
  };
};
export type Styles = ReturnType<typeof getStyles>;
export const colors = { ink, quiet } as const;

/** The barcode of an order number, which a scanner reads as if it was typed; its right edge is at `right`. */
export function drawBarcode(
  paper: Paper,
  text: string,
  { right, y, module, height }: { right: number; y: number; module: number; height: number },
): void {
  const widths = encodeCode128(text);
  let x = right - widths.reduce((sum, width) => sum + width, 0) * module;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) paper.fill(x, y, width * module, height);
    x += width * module;
  }
}

/** The columns of lines: SKU, product, quantity. */
function columnsOf({ left, width, quantity, isSmall }: Styles) {
  const sku = width * (isSmall ? 0.27 : 0.24);
  return {
    sku: { x: left, width: sku - 8 },
    name: { x: left + sku, width: width - sku - quantity - 10 },
    quantity: { x: left + width - quantity, width: quantity },
  };
}

export function drawLineHeads(
  paper: Paper,
  styles: Styles,
  heads: { sku: string; product: string; quantity: string },
  y: number,
): number {
  const columns = columnsOf(styles);
  const style = { y, size: styles.note, color: colors.quiet, linesMax: 1 };
  paper.print(heads.sku, { ...style, ...columns.sku });
  paper.print(heads.product, { ...style, ...columns.name });
  const wide = styles.quantity + 30;
  const end = paper.print(heads.quantity, {
    ...style,
    x: styles.right - wide,
    width: wide,
    align: 'right',
  });
  paper.rule(end + 2);
  return end + 6;
}

export function measureLine(
  paper: Paper,
  styles: Styles,
  line: PaperLine,
  language: string,
): number {
  const { name, sku } = columnsOf(styles);
  const option = line.option
    ? paper.heightOf(line.option, { size: styles.note, width: name.width, linesMax: 2, language })
    : 0;
  const text = paper.heightOf(line.name, {
    size: styles.text,
    width: name.width,
    linesMax: 2,
    language,
  });
  const code = paper.heightOf(line.sku, { size: styles.text, width: sku.width, linesMax: 3 });
  return Math.max(text + option, code, styles.text * 1.7) + 6;
}

/** One line; more than one unit is printed inverted, because a missed second unit is the commonest mistake of packing. */
export function drawLine(
  paper: Paper,
  styles: Styles,
  line: PaperLine,
  language: string,
  y: number,
): number {
  const columns = columnsOf(styles);
  const text = { y, size: styles.text, color: colors.ink, language };
  paper.print(line.sku, { ...text, ...columns.sku, linesMax: 3 });
  const end = paper.print(line.name, { ...text, ...columns.name, linesMax: 2 });
  if (line.option)
    paper.print(line.option, {
      ...columns.name,
      y: end,
      size: styles.note,
      color: colors.quiet,
      language,
      linesMax: 2,
    });
  const isMany = line.quantity > 1;
  if (isMany)
    paper.fill(columns.quantity.x, y - 1, columns.quantity.width, styles.text * 1.6, colors.ink);
  paper.print(String(line.quantity), {
    ...columns.quantity,
    y,
    size: styles.text,
    color: isMany ? '#ffffff' : colors.ink,
    isBold: true,
    align: 'center',
  });
  return y + measureLine(paper, styles, line, language);
}

/** Draws the orders that a document has nothing of on a separate page. */
export function drawLeftOut(
  paper: Paper,
  texts: { leftOut: string },
  numbers: readonly string[],
): void {
  const styles = getStyles(paper);
  paper.newPage();
  const { left: x, width } = styles;
  const y = paper.print(texts.leftOut, {
    x,
    y: styles.left,
    width,
    size: styles.text,
    isBold: true,
    color: colors.ink,
  });
  // As many as fit on the page; the rest is counted on the screen.
  paper.print(numbers.join('  '), {
    x,
    y: y + 6,
    width,
    size: styles.text,
    color: colors.ink,
    linesMax: Math.floor((styles.end - y) / (styles.text * 1.4)) - 2,
  });
}
