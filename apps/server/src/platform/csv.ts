import type { Ctx } from './context.ts';

/** A plain decimal of ours ("-12.30"): an amount, never a formula. */
interface CsvDecimal {
  decimal: string;
}

/** A cell: texts are escaped so that spreadsheets run no formula; our own numbers and decimals stay unchanged. */
export type CsvCell = string | number | bigint | CsvDecimal | null;

// Characters that spreadsheets treat as the start of a formula, also after spaces and inside a cell of several lines.
const formulaStart = /(^|[\r\n])[ \u00a0]*[=+\-@\t\r|%＝＋－＠]/;

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.decimal;
  if (typeof cell !== 'string') return String(cell);
  const safe = formulaStart.test(cell) ? `'${cell.replaceAll(/[\t\r\n]+/g, ' ')}` : cell;
  return /["\r\n,;']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

/** Makes the response a download with this name and today's date. */
export function sendCsv(ctx: Ctx, name: string): void {
  ctx.reply.headers['content-type'] = 'text/csv; charset=utf-8';
  ctx.reply.headers['content-disposition'] = `attachment; filename=${name}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
}
