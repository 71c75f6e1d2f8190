import { fillText } from '@vitrine/contract/fill-text.ts';
import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags } from '@vitrine/contract/locales.ts';
import { type Currency, formatMoney, toMoney } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { createPdf, type Pdf, sheet } from '#platform/pdf/pdf.ts';
import { accentOf, platformSeller } from '../stores/index.ts';
import type { Statement, StatementLine, StatementRange } from './read-statement.ts';
import { sumsOf } from './statement.rules.ts';
import { statementTexts } from './statement-texts.ts';

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

/** The locale of a statement: the reader's language, the store's days. */
function createStatementFormatter(ctx: Ctx, timeZone: string) {
  const { language } = ctx;
  const tag = intlTags[language];
  const moment = findDateFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: false,
    timeZone,
  });
  const longDay = findDateFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    language,
    tag,
    texts: statementTexts[language],
    moment: (at: Date) => moment.format(at),
    day: (day: string) => longDay.format(new Date(`${day}T00:00:00Z`)),
    money: (minor: bigint, currency: Currency, isSigned = false) =>
      `${isSigned && minor > 0n ? '+' : ''}${formatMoney(toMoney(minor, currency), tag)}`.replace(
        '-',
        '−',
      ),
  };
}
type Speech = ReturnType<typeof createStatementFormatter>;

/** A statement to print or to send: who, for which days, what came together, and every movement with the balance after it. */
export async function writeStatementPdf(
  ctx: Ctx,
  { store, opening, lines }: Statement,
  days: StatementRange,
): Promise<Buffer> {
  const speech = createStatementFormatter(ctx, store.timeZone);
  const { texts } = speech;
  const now = ctx.clock.now();
  const seller = platformSeller(ctx.platform.config, ctx.language);
  const title = texts.statement.title;
  const pdf = await createPdf({
    title: `${title} ${store.name}`,
    author: store.name,
    language: speech.tag,
    createdAt: now,
  });
  const calendarDay = findDateFormat('en-CA', { timeZone: store.timeZone });
  const to = days.dayTo ?? calendarDay.format(now);
  const from = days.dayFrom ?? (lines[0] ? calendarDay.format(lines[0].at) : to);

  writeHead(pdf, {
    title,
    accent: accentOf(store.accentSeed).light.accent,
    left: [
      store.name,
      fillText(texts.statement.period, { from: speech.day(from), to: speech.day(to) }),
    ],
    rightSide: [
      seller.name,
      seller.address,
      fillText(texts.statement.made, { at: speech.moment(now) }),
    ],
  });
  let y = writeSums(pdf, speech, sumsOf(lines, opening, store.baseCurrency), opening, 152);
  y = writeColumnHeads(pdf, speech, y + 4);
  if (lines.length === 0)
    pdf.line(texts.statement.nothing, { x: margin, y: y + 4, width: 400, size: 9, color: quiet });
  for (const line of lines) {
    if (y + rowHeight > pageEnd) {
      pdf.doc.addPage();
      await pdf.yieldToEventLoop();
      y = writeColumnHeads(pdf, speech, margin);
    }
    writeMovement(pdf, speech, line, y);
    y += rowHeight;
  }
  return pdf.finish((page, pages) => {
    const foot = { y: sheet.height - 44, size: 8, color: quiet };
    pdf.line(texts.statement.foot, { ...foot, x: margin, width: 360 });
    pdf.line(fillText(texts.statement.page, { page: String(page), pages: String(pages) }), {
      ...foot,
      x: right - 120,
      width: 120,
      align: 'right',
    });
  });
}

/** Per currency: what was there, what each kind of movement came to, and what is there now. Says where the next part begins. */
function writeSums(
  pdf: Pdf,
  speech: Speech,
  sums: ReturnType<typeof sumsOf>,
  opening: Statement['opening'],
  top: number,
): number {
  const { texts, money } = speech;
  let y = top;
  for (const { currency, parts, closingMinor } of sums) {
    const rows: [string, string][] = [
      [texts.statement.opening, money(opening.get(currency) ?? 0n, currency)],
      ...parts.map(({ kind, minor }): [string, string] => [
        texts.movements[kind],
        money(minor, currency, true),
      ]),
      [texts.statement.closing, money(closingMinor, currency)],
    ];
    for (const [index, [label, amount]] of rows.entries()) {
      const isEnd = index === 0 || index === rows.length - 1;
      pdf.line(label, { x: margin, y, width: 300, size: 9.5, color: isEnd ? ink : quiet });
      pdf.line(amount, {
        x: right - 160,
        y,
        width: 160,
        size: 9.5,
        color: isEnd ? ink : quiet,
        align: 'right',
      });
      y += 18;
      if (index === rows.length - 2) {
        pdf.rule(y, hair);
        y += 5;
      }
    }
    y += 14;
  }
  return y;
}

function writeColumnHeads(pdf: Pdf, { texts }: Speech, top: number): number {
  for (const [name, { x, width }] of Object.entries(columns) as [
    keyof typeof columns,
    { x: number; width: number },
  ][]) {
    const isNumber = name === 'pending' || name === 'available' || name === 'balance';
    pdf.line(texts.columns[name], {
      x,
      y: top,
      width,
      size: 8,
      color: quiet,
      align: isNumber ? 'right' : 'left',
    });
  }
  pdf.rule(top + 16, hair);
  return top + 22;
}

function writeMovement(
  pdf: Pdf,
  { texts, moment, money }: Speech,
  line: StatementLine,
  top: number,
): void {
  const { currency } = line;
  const what = [line.orderNumbers.join(' '), line.product ?? line.memo.payoutLabel]
    .filter(Boolean)
    .join(', ');
  pdf.line(moment(line.at), { ...columns.time, y: top, size: 8.5, color: quiet });
  pdf.line(texts.movements[line.kind], { ...columns.movement, y: top, size: 9, color: ink });
  // Nothing is beside the second line: a long name may use the width below the amounts.
  if (what)
    pdf.line(what, {
      x: columns.movement.x,
      width: right - columns.movement.x,
      y: top + 12,
      size: 8,
      color: quiet,
    });
  const amounts = [
    [columns.pending, line.pendingMinor, quiet],
    [columns.available, line.availableMinor, ink],
  ] as const;
  for (const [column, minor, color] of amounts) {
    const text = minor === 0n ? '–' : money(minor, currency, true);
    pdf.line(text, {
      ...column,
      y: top,
      size: 9,
      color: minor === 0n ? quiet : color,
      align: 'right',
    });
  }
  pdf.line(money(line.balanceMinor, currency), {
    ...columns.balance,
    y: top,
    size: 9,
    color: ink,
    align: 'right',
  });
  pdf.rule(top + rowHeight - 5, hair);
}

function writeHead(
  pdf: Pdf,
  head: { title: string; accent: string; left: string[]; rightSide: string[] },
): void {
  pdf.doc.rect(0, 0, sheet.width, 6).fill(head.accent);
  pdf.line(head.title, { x: margin, y: margin, width: 260, size: 20, color: ink });
  for (const [index, text] of head.left.entries())
    pdf.line(text, {
      x: margin,
      y: margin + 38 + index * 16,
      width: 270,
      size: index ? 9.5 : 11,
      color: index ? quiet : ink,
    });
  for (const [index, text] of head.rightSide.entries())
    pdf.line(text, {
      x: right - 220,
      y: margin + 6 + index * 14,
      width: 220,
      size: 8.5,
      color: index ? quiet : ink,
      align: 'right',
    });
}
