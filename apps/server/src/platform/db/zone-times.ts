import { findDateFormat } from '@vitrine/contract/intl-formats.ts';

const dayMs = 86_400_000;

/** Writes times of a zone as spreadsheets read them, `2026-11-21 14:05:09`: the Swedish form. */
export const sheetTimes = (timeZone: string): Intl.DateTimeFormat =>
  findDateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** The moment at which a day (`2026-11-21`) begins in a zone. Where clocks skip or repeat midnight, its first moment. */
export function startOfDay(day: string, timeZone: string): Date {
  const format = sheetTimes(timeZone);
  const localTime = (at: number) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
  const midnight = Date.parse(day);
  const first = midnight - (localTime(midnight) - midnight);
  const second = midnight - (localTime(first) - first);
  const start = [first, second].filter((at) => localTime(at) >= midnight);
  return new Date(Math.min(...(start.length ? start : [second])));
}

/** The moment at which a day ends in a zone, which is the first of the next day. */
export const endOfDay = (day: string, timeZone: string): Date =>
  startOfDay(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10), timeZone);
