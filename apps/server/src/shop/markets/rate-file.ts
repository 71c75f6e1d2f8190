import { isCurrency } from '@vitrine/contract/money.ts';
import { perUsdShape } from '@vitrine/contract/shop/exchange-rates.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { type CsvCell, sendCsv, writeCsv } from '#platform/files/csv.ts';
import { parseTable, tableDelimiters } from '#platform/files/table-parser.ts';
import { formatFraction } from './markets.rules.ts';
import { ratedCurrencies, readNewestRates, setRates } from './write-rates.ts';

/** More than there are currencies, for files with empty rows. */
const rowsMax = 1_000;
const wrongLinesShown = 20;

const refused = (lines: readonly number[]) =>
  new Failure('invalid-input', {
    fields: [
      {
        path: 'csv',
        code: 'rate-lines',
        values: {
          lines:
            lines.slice(0, wrongLinesShown).join(', ') +
            (lines.length > wrongLinesShown ? ' …' : ''),
        },
      },
    ],
  });

/** In a file with semicolons or tabs a comma is the sign of decimals, as spreadsheets of many countries write it. */
function readLines(csv: string): { number: number; cells: string[] }[] {
  const delimiter = tableDelimiters.find((sign) => csv.includes(sign)) ?? ',';
  return parseTable(csv, { delimiter, rowsMax }).map(({ row, cells }) => ({
    number: row,
    cells: delimiter === ',' ? cells : cells.map((cell) => cell.replace(',', '.')),
  }));
}

/** Takes the rates of a file, all of them or none; wrong lines are named by their numbers. */
export async function importRates(
  ctx: Ctx,
  { csv, isJumpMeant }: { csv: string; isJumpMeant: boolean },
): Promise<{ changed: number }> {
  const lines = readLines(csv).filter(
    ({ cells: [code, rate] }, index) =>
      index > 0 || isCurrency(code?.toUpperCase()) || /\d/.test(rate ?? ''),
  );
  const wrong: number[] = [];
  const rates = lines.flatMap(({ number, cells: [code, rate] }) => {
    const currency = code?.toUpperCase();
    if (currency === 'USD') return [];
    if (isCurrency(currency) && perUsdShape.safeParse(rate).success)
      return [{ currency, perUsd: rate?.trim() ?? '', number }];
    wrong.push(number);
    return [];
  });
  if (wrong.length || !rates.length) throw refused(wrong.length ? wrong : [1]);
  return setRates(ctx, { rates, isJumpMeant }, (index) => `csv.${rates[index]?.number ?? 0}`);
}

/** The newest rates, in the form that the import reads. */
export async function exportRates(ctx: Ctx): Promise<string> {
  const newest = await readNewestRates(ctx);
  const rows = ratedCurrencies.flatMap((code): CsvCell[][] => {
    const rate = newest.get(code);
    return rate ? [[code, { decimal: formatFraction(rate.numerator, rate.denominator) }]] : [];
  });
  sendCsv(ctx, 'exchange-rates');
  return writeCsv(ctx.language, [['currency', 'per USD'], ...rows]);
}
