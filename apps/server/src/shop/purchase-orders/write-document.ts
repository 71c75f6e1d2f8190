import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { formatMoney, toMoney } from '@vitrine/contract/money.ts';
import { postalLines } from '@vitrine/contract/shop/postal.ts';
import type { Ctx } from '#platform/context.ts';
import { createPaper, type Paper } from '#platform/pdf/paper.ts';
import { sheet } from '#platform/pdf/pdf.ts';
import { countryName } from '../markets/index.ts';
import { platformSeller } from '../stores/index.ts';
import { formatPurchaseNumber } from './purchase-orders.rules.ts';
import type { PurchaseLine } from './purchase-orders.tables.ts';
import { purchaseTexts } from './purchase-texts.ts';
import type { PurchaseParts, SuppliedOrder } from './read-parts.ts';
import { countDelivered } from './write-table.ts';

const { margin } = sheet;
const right = sheet.width - margin;
const ink = '#101828';
const quiet = '#667085';
const hair = '#e4e7ec';
const pageEnd = sheet.height - 72;
const rowHeight = 32;
const columns = {
  product: { x: margin, width: 268 },
  quantity: { x: right - 220, width: 50 },
  unitCost: { x: right - 160, width: 76 },
  total: { x: right - 78, width: 78 },
} as const;

/** Draws one document from top to bottom and begins a page where the next part has no room. */
class Writer {
  private readonly paper: Paper;
  private readonly parts: PurchaseParts;
  private y = margin;

  constructor(paper: Paper, parts: PurchaseParts) {
    this.paper = paper;
    this.parts = parts;
    paper.newPage();
  }

  private get texts() {
    return purchaseTexts[this.parts.purchase.language];
  }

  private money(minor: bigint): string {
    const { currency, language } = this.parts.purchase;
    return formatMoney(toMoney(minor, currency), intlTags[language]);
  }

  private text(
    text: string,
    box: { x: number; width: number; size?: number; color?: string; align?: 'right' },
    down = 0,
  ): void {
    const { size = 9, color = ink, ...place } = box;
    this.paper.print(text, { ...place, y: this.y + down, size, color, linesMax: 1 });
  }

  private rule(down: number): void {
    this.paper.fill(margin, this.y + down, right - margin, 0.5, hair);
  }

  /** Lines of text below one another; returns their height. */
  private block(lines: readonly string[], x: number, width: number, down = 0): number {
    for (const [index, line] of lines.entries())
      this.text(line, { x, width, color: index ? quiet : ink }, down + index * 13);
    return lines.length * 13;
  }

  async head(at: Date, platform: { name: string; address: string; email: string }): Promise<void> {
    const { purchase, supplier } = this.parts;
    const { document: texts, columns: names } = this.texts;
    await this.paper.load(
      [
        ...Object.values(texts),
        ...Object.values(names),
        ...[supplier.name, supplier.contactName, supplier.address],
        ...[platform.name, platform.address, platform.email],
      ].join(' '),
    );
    const day = findDateFormat(intlTags[purchase.language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    this.text(fillText(texts.title, { number: formatPurchaseNumber(purchase.id) }), {
      x: margin,
      width: 300,
      size: 18,
    });
    this.text(day.format(at), { x: right - 180, width: 180, color: quiet, align: 'right' }, 8);
    this.y += 40;
    const address = supplier.address.split('\n').filter(Boolean).slice(0, 5);
    const half = (right - margin - 24) / 2;
    const left = this.block(
      [texts.supplier, supplier.name, supplier.contactName, ...address].filter(Boolean),
      margin,
      half,
    );
    const deliverTo = purchase.shipsItself
      ? [texts.toBuyers]
      : [texts.deliverTo, platform.name, platform.address];
    const other = this.block([...deliverTo, platform.email], margin + half + 24, half);
    this.y += Math.max(left, other) + 16;
  }

  private heads(): void {
    const { columns: names } = this.texts;
    const shown = [
      ['product', names.product],
      ['quantity', names.quantity],
      ['unitCost', names.unitCost],
      ['total', names.total],
    ] as const;
    for (const [key, name] of shown)
      this.text(name, {
        ...columns[key],
        size: 8,
        color: quiet,
        ...(key === 'product' ? {} : { align: 'right' as const }),
      });
    this.rule(14);
    this.y += 20;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= pageEnd) return;
    this.paper.newPage();
    this.y = margin;
    this.heads();
  }

  private row(line: PurchaseLine): void {
    this.makeRoom(rowHeight);
    const units = countDelivered(line);
    const { columns: names } = this.texts;
    this.text([line.name, line.option].filter(Boolean).join(' · '), columns.product);
    const codes = [
      line.sku && `${names.sku} ${line.sku}`,
      line.reference && `${names.reference} ${line.reference}`,
    ];
    this.text(codes.filter(Boolean).join(' · '), { ...columns.product, size: 8, color: quiet }, 13);
    this.text(String(units), { ...columns.quantity, align: 'right' });
    this.text(this.money(line.costMinor), { ...columns.unitCost, align: 'right' });
    this.text(this.money(line.costMinor * BigInt(units)), { ...columns.total, align: 'right' });
    this.rule(rowHeight - 6);
    this.y += rowHeight;
  }

  private async order(order: SuppliedOrder, lines: readonly PurchaseLine[]): Promise<void> {
    const { language, shipsItself } = this.parts.purchase;
    const { document: texts } = this.texts;
    const { address } = order;
    const place = shipsItself
      ? [
          ...postalLines(address, countryName(address.countryCode, language)),
          ...(address.phone ? [address.phone] : []),
        ]
      : [];
    const goods = lines.flatMap(({ name, option, sku, reference }) => [
      name,
      option,
      sku,
      reference,
    ]);
    await this.paper.load([order.number, ...place, ...goods].join(' '));
    this.makeRoom(rowHeight * 2 + place.length * 13);
    this.text(fillText(texts.order, { number: order.number }), {
      x: margin,
      width: 240,
      size: 10,
    });
    this.y += 16;
    this.y += this.block(place, margin, 360) + (place.length ? 6 : 2);
    for (const line of lines) this.row(line);
    this.y += 8;
  }

  async body(): Promise<void> {
    const { orders, lines } = this.parts;
    this.heads();
    for (const order of orders) {
      const own = lines.filter((line) => line.orderId === order.id && countDelivered(line) > 0);
      if (!own.length) continue;
      await this.order(order, own);
      await this.paper.yieldToEventLoop();
    }
    this.makeRoom(rowHeight);
    const total = lines.reduce(
      (sum, line) => sum + line.costMinor * BigInt(countDelivered(line)),
      0n,
    );
    this.text(this.texts.columns.total, { x: right - 300, width: 200, size: 11, align: 'right' });
    this.text(this.money(total), { x: right - 98, width: 98, size: 11, align: 'right' });
  }
}

/** A purchase order to print, in the supplier's language: grouped by order, with the buyers' addresses if the supplier sends the parcels. */
export async function writePurchaseDocument(ctx: Ctx, parts: PurchaseParts): Promise<Buffer> {
  const { purchase } = parts;
  const { document: texts } = purchaseTexts[purchase.language];
  const platform = platformSeller(ctx.platform.config, purchase.language);
  const title = fillText(texts.title, { number: formatPurchaseNumber(purchase.id) });
  const paper = await createPaper({
    size: 'a4',
    title,
    author: platform.name,
    language: intlTags[purchase.language],
    createdAt: ctx.clock.now(),
    keepsPages: true,
  });
  const writer = new Writer(paper, parts);
  await writer.head(purchase.sentAt ?? purchase.createdAt, platform);
  await writer.body();
  return paper.finish((page, pages) => {
    const foot = { y: sheet.height - 44, size: 8, color: quiet, linesMax: 1 };
    paper.print(title, { ...foot, x: margin, width: 300 });
    paper.print(fillText(texts.page, { page, pages }), {
      ...foot,
      x: right - 120,
      width: 120,
      align: 'right',
    });
  });
}
