import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { formatMoney, type Money } from '@vitrine/contract/money.ts';

/** Numbers, dates and money as people of a language write them. */
export interface Formats {
  money(value: Money): string;
  number(value: number): string;
  /** "Tue 24 November", of a calendar day. */
  day(isoDate: string): string;
  /** "24–27 November", of two calendar days. */
  dayRange(from: string, to: string): string;
  moment(isoDateTime: string): string;
}

const made = new Map<Language, Formats>();

/** The formats of a language, made once: making one costs a hundred times more than using it. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: Language): Formats {
  const locale = intlTags[language];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  const asDay = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`);
  return {
    money: (value) => formatMoney(value, locale),
    number: (value) => number.format(value),
    day: (isoDate) => day.format(asDay(isoDate)),
    dayRange: (from, to) => day.formatRange(asDay(from), asDay(to)),
    moment: (isoDateTime) => moment.format(new Date(isoDateTime)),
  };
}
