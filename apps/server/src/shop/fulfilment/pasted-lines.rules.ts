import { findCarrier } from '@vitrine/contract/shop/carriers.ts';
import { parseOrderNumber } from '@vitrine/contract/shop/order-numbers.ts';
import { toTrackingNumber } from '@vitrine/contract/shop/tracking-numbers.ts';
import { defineParser } from '#platform/files/parser-pool.ts';

/** A line of order and tracking number. */
export interface PastedLine {
  /** The number of the line, from 1, empty ones included. */
  line: number;
  /** The order as it is written; empty if the line has none. */
  order: string;
  trackingNumber: string;
  carrier: string;
}

const separators = ['\t', ';', ','] as const;

/** The cells of a line: by a separator of tables, else by spaces, of which a tracking number may have some itself. */
function splitLine(line: string): string[] {
  const separator = separators.find((one) => line.includes(one));
  const parts = separator ? line.split(separator) : line.split(/\s+/);
  return parts.map((part) => part.trim().replace(/^"(.*)"$/, '$1')).filter(Boolean);
}

const hasDigit = (text: string): boolean => /\d/.test(text);

/** The cell that names the order: one with its letters, else the first that is a number of that length. */
function findOrderCell(cells: readonly string[]): number {
  const certain = cells.findIndex((cell) => parseOrderNumber(cell)?.isCertain);
  if (certain >= 0) return certain;
  const likely = cells.findIndex((cell) => parseOrderNumber(cell));
  return Math.max(0, likely);
}

function readLine(text: string, line: number): PastedLine | undefined {
  const cells = splitLine(text);
  // The line of titles, and lines without digits.
  if (!cells.some(hasDigit)) return undefined;
  const at = findOrderCell(cells);
  const others = cells.filter((_cell, index) => index !== at);
  const carrier = others.find((cell) => !hasDigit(cell) && findCarrier(cell)) ?? '';
  const isTable = separators.some((one) => text.includes(one));
  const numbers = others.filter((cell) => cell !== carrier && hasDigit(cell));
  const trackingNumber = isTable
    ? (numbers[0] ?? '')
    : others.filter((cell) => cell !== carrier).join('');
  return {
    line,
    order: cells[at] ?? '',
    trackingNumber: toTrackingNumber(trackingNumber),
    carrier: carrier && (findCarrier(carrier)?.name ?? ''),
  };
}

/** The lines of a pasted list; titles and empty lines are left out. */
export function parsePastedLines({ text }: { text: string }): PastedLine[] {
  return text.split('\n').flatMap((line, index) => readLine(line, index + 1) ?? []);
}

export const pastedLinesParser = defineParser(import.meta.url, parsePastedLines);
