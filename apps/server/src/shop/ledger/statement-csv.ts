import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { type CsvCell, writeCsv } from '#platform/files/csv.ts';
import type { Statement } from './read-statement.ts';
import { statementTexts } from './statement-texts.ts';

/** A statement for spreadsheets: oldest first, with the available balance after each movement. */
export function writeStatementCsv(ctx: Ctx, { store, lines }: Statement): string {
  const { columns, movements } = statementTexts[ctx.language];
  const format = findDateFormat('sv-SE', {
    timeZone: store.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const decimal = (minor: bigint, currency: Currency): CsvCell => ({
    decimal: toDecimal(minor, currency),
  });
  return writeCsv(ctx.language, [
    Object.values(columns),
    ...lines.map((line): CsvCell[] => [
      format.format(line.at),
      movements[line.kind],
      line.orderNumbers.join(' ') || null,
      line.product ?? line.memo.payoutLabel ?? null,
      decimal(line.pendingMinor, line.currency),
      decimal(line.availableMinor, line.currency),
      decimal(line.balanceMinor, line.currency),
      line.currency,
    ]),
  ]);
}
