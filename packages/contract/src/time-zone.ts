import { findDateFormat } from './intl-formats.ts';

/**
 * Whether a name is a time zone of the IANA database. Offsets such as `+08:00`, which `Intl` accepts, are none: PostgreSQL reads them
 * with the opposite sign.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day in a time zone, as `2026-11-21`: in Tokyo it is tomorrow while Lisbon still has today. Without a zone, the reader's. */
export const findDay = (moment: Date, timeZone?: string): string =>
  findDateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    moment,
  );
