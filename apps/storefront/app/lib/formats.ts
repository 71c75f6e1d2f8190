import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { formatMoney, type Money, toDecimal } from '@vitrine/contract/money.ts';

/** Numbers, dates and money as people of a language write them. */
export interface Formats {
  language: Language;
  money(value: Money): string;
  /** "€55" for a limit that is whole, "€54.50" for one that is not. */
  limit(value: Money): string;
  number(value: number): string;
  /** "8%", "8,5 %": of a percentage as people say it. */
  percent(value: number): string;
  /** "920 g", "5.2 kg". */
  grams(value: number): string;
  country(code: string): string;
  /** "Tue, Nov 24", of a calendar day. */
  day(isoDate: string): string;
  /** "Tue, Nov 24 – Fri, Nov 27", of two calendar days. */
  dayRange(from: string, to: string): string;
  /** "Nov 24 – 27", where there is little room. */
  shortRange(from: string, to: string): string;
  /** "Nov 12, 2026", of a moment. */
  date(isoDateTime: string): string;
  /** "Spanish", of a language of the interface. */
  languageName(language: Language): string;
  /** With the zone, since the reader's time zone is unknown; a script turns it into the reader's own time. */
  moment(isoDateTime: string): string;
  /** "11:59 PM GMT+1": the last minute of a calendar day in a time zone, or before a time of day (`HH:MM`) of it. */
  endOfDay(isoDate: string, timeZone: string, cutOff: string | null): string;
}

const made = new Map<Language, Formats>();

/** The formats of a language, made once: making one costs a hundred times more than using it. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

const rangesMax = 500;

/** Ranges are of the days after today, so that few are needed; writing one takes `Intl` as long as forty numbers. */
function rememberRanges(write: Formats['dayRange']): Formats['dayRange'] {
  const written = new Map<string, string>();
  return (from, to) => {
    const key = `${from} ${to}`;
    const known = written.get(key) ?? write(from, to);
    if (written.size >= rangesMax) written.clear();
    written.set(key, known);
    return known;
  };
}

function makeFormats(language: Language): Formats {
  const locale = intlTags[language];
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const shortDay = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const moment = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const grams = new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram' });
  const kilograms = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilogram',
    maximumFractionDigits: 2,
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const limits = new Map<string, Intl.NumberFormat>();
  const zones = new Map<string, Intl.DateTimeFormat>();
  // Intl writes Chinese ranges in figures, 12/1周二至12/4周五, where single days are written out.
  const isChinese = language === 'zh-cn';
  const asDay = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`);
  return {
    language,
    money: (value) => formatMoney(value, locale),
    limit: ({ amount, currency }) => {
      const format =
        limits.get(currency) ??
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          trailingZeroDisplay: 'stripIfInteger',
        });
      limits.set(currency, format);
      return format.format(toDecimal(amount, currency) as `${number}`);
    },
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    grams: (value) => (value < 1000 ? grams.format(value) : kilograms.format(value / 1000)),
    country: (code) => countries.of(code) ?? code,
    day: (isoDate) => day.format(asDay(isoDate)),
    dayRange: rememberRanges((from, to) =>
      isChinese
        ? `${day.format(asDay(from))}至${day.format(asDay(to))}`
        : day.formatRange(asDay(from), asDay(to)),
    ),
    shortRange: rememberRanges((from, to) =>
      isChinese
        ? `${shortDay.format(asDay(from))}至${shortDay.format(asDay(to))}`
        : shortDay.formatRange(asDay(from), asDay(to)),
    ),
    date: (isoDateTime) => date.format(new Date(isoDateTime)),
    languageName: (other) => languageNames.of(intlTags[other].split('-')[0] ?? other) ?? other,
    moment: (isoDateTime) => moment.format(new Date(isoDateTime)),
    endOfDay: (isoDate, timeZone, cutOff) => {
      const format =
        zones.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
      zones.set(timeZone, format);
      const zone = format.formatToParts(asDay(isoDate));
      return `${clock.format(new Date(`${isoDate}T${cutOff ?? '23:59'}:00Z`))} ${zone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
    },
  };
}
