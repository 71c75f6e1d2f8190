import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { createPdf, type Pdf, sheet } from '#platform/pdf/pdf.ts';
import { accentOf, platformSeller } from '../stores/index.ts';
import type { Statement, StatementLine, StatementRange } from './read-statement.ts';
import { sumsOf } from './statement.rules.ts';
import { movementTexts, statementColumns, statementTexts } from './statement.texts.ts';

const { margin } = sheet;
const right = sheet.width - margin;
const ink = '#101828';
const quiet = '#667085';
const hair = '#e4e7ec';
const rowHeight = 32;
const pageEnd = sheet.height - 64;
const columns = {
  time: { x: margin, width: 92 },
  movement: { x: margin + 98, width: 168 },
  pending: { x: right - 226, width: 66 },
  available: { x: right - 154, width: 66 },
  balance: { x: right - 82, width: 82 },
} as const;

/** A statement to print or to send: who, for which days, what came together, and every movement with the balance after it. */
export async function writeStatementPdf(ctx: Ctx, { store, opening, lines }: Statement, days: StatementRange): Promise<Buffer> {
  const { language } = ctx;
  const tag = intlTags[language];
  const now = ctx.clock.now();
  const seller = platformSeller(ctx.platform.config);
  const say = (key: keyof typeof statementTexts, values: Record<string, string> = {}) =>
    statementTexts[key][language].replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
  const zone = { timeZone: store.timeZone };
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hour12: false, ...zone });
  const dayOf = (day: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const money = (minor: bigint, currency: Currency, isSigned = false) =>
    `${isSigned && minor > 0n ? '+' : ''}${formatMoney(toMoney(minor, currency), tag)}`.replace('-', '−');
  const from = days.from ?? (lines[0] && new Intl.DateTimeFormat('en-CA', zone).format(lines[0].at));
  const to = days.to ?? new Intl.DateTimeFormat('en-CA', zone).format(now);
  const pdf = await createPdf({ title: `${say('title')} ${store.name}`, author: store.name, language: tag, createdAt: now });

  writeHead(pdf, {
    title: say('title'),
    accent: accentOf(store.accentSeed).light.accent,
    left: [store.name, say('period', { from: from ? dayOf(from) : dayOf(to), to: dayOf(to) })],
    rightSide: [seller.name, seller.address, say('made', { at: moment.format(now) })],
  });
  let y = 152;
  for (const { currency, parts, closingMinor } of sumsOf(lines, opening, store.baseCurrency)) {
    const before = opening.get(currency) ?? 0n;
    const rows: [string, string][] = [
      [say('opening'), money(before, currency)],
      ...parts.map(({ kind, minor }): [string, string] => [movementTexts[kind][language], money(minor, currency, true)]),
      [say('closing'), money(closingMinor, currency)],
    ];
    for (const [index, [label, amount]] of rows.entries()) {
      const isEnd = index === 0 || index === rows.length - 1;
      pdf.line(label, { x: margin, y, width: 300, size: 9.5, color: isEnd ? ink : quiet });
      pdf.line(amount, { x: right - 160, y, width: 160, size: 9.5, color: isEnd ? ink : quiet, align: 'right' });
      y += 18;
      if (index === rows.length - 2) {
        pdf.rule(y, hair);
        y += 5;
      }
    }
    y += 14;
  }

  const writeColumns = (top: number) => {
    for (const [name, { x, width }] of Object.entries(columns) as [keyof typeof columns, { x: number; width: number }][]) {
      const isNumber = name === 'pending' || name === 'available' || name === 'balance';
      pdf.line(statementColumns[name][language], { x, y: top, width, size: 8, color: quiet, align: isNumber ? 'right' : 'left' });
    }
    pdf.rule(top + 16, hair);
    return top + 22;
  };
  const writeLine = (line: StatementLine, top: number) => {
    const { currency } = line;
    const what = [line.memo.orderNumber, line.product ?? line.memo.payoutLabel].filter(Boolean).join(', ');
    pdf.line(moment.format(line.at), { ...columns.time, y: top, size: 8.5, color: quiet });
    pdf.line(movementTexts[line.kind][language], { ...columns.movement, y: top, size: 9, color: ink });
    if (what) pdf.line(what, { ...columns.movement, y: top + 12, size: 8, color: quiet });
    const amounts = [
      [columns.pending, line.pendingMinor, quiet],
      [columns.available, line.availableMinor, ink],
    ] as const;
    for (const [column, minor, color] of amounts)
      pdf.line(minor === 0n ? '–' : money(minor, currency, true), {
        ...column,
        y: top,
        size: 9,
        color: minor === 0n ? quiet : color,
        align: 'right',
      });
    pdf.line(money(line.balanceMinor, currency), { ...columns.balance, y: top, size: 9, color: ink, align: 'right' });
    pdf.rule(top + rowHeight - 5, hair);
  };
  y = writeColumns(y + 4);
  if (lines.length === 0) pdf.line(say('nothing'), { x: margin, y: y + 4, width: 400, size: 9, color: quiet });
  for (const line of lines) {
    if (y + rowHeight > pageEnd) {
      pdf.doc.addPage();
      await pdf.breathe();
      y = writeColumns(margin);
    }
    writeLine(line, y);
    y += rowHeight;
  }
  return pdf.finish((page, pages) => {
    const foot = { y: sheet.height - 44, size: 8, color: quiet };
    pdf.line(say('foot'), { ...foot, x: margin, width: 360 });
    pdf.line(say('page', { page: String(page), pages: String(pages) }), { ...foot, x: right - 120, width: 120, align: 'right' });
  });
}

function writeHead(pdf: Pdf, head: { title: string; accent: string; left: string[]; rightSide: string[] }): void {
  pdf.doc.rect(0, 0, sheet.width, 6).fill(head.accent);
  pdf.line(head.title, { x: margin, y: margin, width: 260, size: 20, color: ink });
  for (const [index, text] of head.left.entries())
    pdf.line(text, { x: margin, y: margin + 38 + index * 16, width: 270, size: index ? 9.5 : 11, color: index ? quiet : ink });
  for (const [index, text] of head.rightSide.entries())
    pdf.line(text, { x: right - 220, y: margin + 6 + index * 14, width: 220, size: 8.5, color: index ? quiet : ink, align: 'right' });
}
