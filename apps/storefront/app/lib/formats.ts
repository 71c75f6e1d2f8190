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

export function formatsOf(language: Language): Formats {
  const locale = intlTags[language];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const asDay = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`);
  return {
    money: (value) => formatMoney(value, locale),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    day: (isoDate) => day.format(asDay(isoDate)),
    dayRange: (from, to) => day.formatRange(asDay(from), asDay(to)),
    moment: (isoDateTime) => moment.format(new Date(isoDateTime)),
  };
}
