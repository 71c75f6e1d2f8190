import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Ctx } from '../context.ts';
import { sheetTimes } from '../db/zone-times.ts';
import { type CsvCell, sendCsv, writeCsv } from './csv.ts';

/** As many rows as a sheet program opens. */
export const csvRowsMax = 100_000;

type Row = readonly (CsvCell | Date)[];

/**
 * A list as a CSV file in the reader's language: times are those of the zone that was sent, which titles name as `{zone}`,
 * and UTC without one.
 */
export function sendCsvList(
  ctx: Ctx,
  name: string,
  {
    heads,
    rows,
    timeZone = 'UTC',
  }: {
    heads: Readonly<Record<string, string>>;
    rows: readonly Row[];
    timeZone?: string | undefined;
  },
): string {
  const times = sheetTimes(timeZone);
  sendCsv(ctx, name);
  return writeCsv(ctx.language, [
    Object.values(heads).map((head) => fillText(head, { zone: timeZone })),
    ...rows.map((row) => row.map((cell) => (cell instanceof Date ? times.format(cell) : cell))),
  ]);
}
