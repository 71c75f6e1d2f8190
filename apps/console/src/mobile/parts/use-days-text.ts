import { findDay } from '@vitrine/contract/time-zone.ts';
import { useClock } from '../../lib/clock.ts';
import { formatRange } from '../../lib/format-range.ts';
import { useText } from '../../lib/i18n.ts';
import { type DayRange, dayRangeNames, dayRangeOf } from '../../lib/store-days.rules.ts';
import { dayTexts } from '../../texts/days.ts';
import { mobileTexts } from '../../texts/mobile.ts';

/** The name of a range if it is one of the usual ones. */
export function nameOfRange({ from, to }: Partial<DayRange>, timeZone: string | undefined) {
  const today = findDay(new Date(), timeZone);
  return dayRangeNames.find((name) => {
    const range = dayRangeOf(name, today);
    return range.from === from && range.to === to;
  });
}

/** What the days button says: the range by its name, else its days. */
export function useDaysText(value: Partial<DayRange>, timeZone: string | undefined): string {
  const t = useText(dayTexts);
  const tMobile = useText(mobileTexts);
  const clock = useClock();
  if (!value.from && !value.to) return tMobile('days');
  const name = nameOfRange(value, timeZone);
  if (name) return t(name);
  return [value.from, value.to]
    .map((day) => (day ? clock.writeDay('shortDay', day) : '…'))
    .reduce(formatRange);
}
