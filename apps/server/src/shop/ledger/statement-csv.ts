import { type Currency, toDecimal } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { type CsvCell, writeCsv } from '#platform/csv.ts';
import type { Statement } from './read-statement.ts';
import { movementTexts, statementColumns } from './statement.texts.ts';

/** A statement for spreadsheets: oldest first, with the available balance after each movement. */
export function writeStatementCsv(ctx: Ctx, { store, lines }: Statement): string {
  const text = (column: keyof typeof statementColumns) => statementColumns[column][ctx.language];
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: store.timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const decimal = (minor: bigint, currency: Currency): CsvCell => ({ decimal: toDecimal(minor, currency) });
  return writeCsv([
    [text('time'), text('movement'), text('order'), text('product'), text('pending'), text('available'), text('balance'), text('currency')],
    ...lines.map((line): CsvCell[] => [
      format.format(line.at),
      movementTexts[line.kind][ctx.language],
      line.memo.orderNumber ?? null,
      line.product ?? line.memo.payoutLabel ?? null,
      decimal(line.pendingMinor, line.currency),
      decimal(line.availableMinor, line.currency),
      decimal(line.balanceMinor, line.currency),
      line.currency,
    ]),
  ]);
}
