import { escapeCell } from '../catalogue-import/index.ts';
import type { ExportRow } from './export.types.ts';

/** Rows as CSV (RFC 4180) with commas, whatever the reader's language: programs read the file. */
export const writeRows = (rows: readonly ExportRow[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          if (typeof cell === 'number') return String(cell);
          const safe = escapeCell(cell);
          return /["\r\n,;\t']/.test(safe) || safe !== safe.trim()
            ? `"${safe.replaceAll('"', '""')}"`
            : safe;
        })
        .join(','),
    )
    .join('\r\n')
    .concat(rows.length ? '\r\n' : '');

/** An amount in minor units as a decimal with a point. */
export function writeAmount(minor: number, exponent: number): string {
  const digits = String(minor).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return exponent === 0 ? whole : `${whole}.${digits.slice(-exponent)}`;
}
