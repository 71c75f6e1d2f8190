import { findDateFormat } from '@vitrine/contract/intl-formats.ts';
import { findDay } from '@vitrine/contract/time-zone.ts';

const clockTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Every way in which dates and times are written. */
const styles = {
  /** 10:42 */
  time: clockTime,
  /** 10:42:07 */
  exactTime: { ...clockTime, second: '2-digit' },
  /** Friday 10:42 */
  weekdayTime: { weekday: 'long', ...clockTime },
  /** Fri, Nov 20, 10:42 */
  dayTime: { weekday: 'short', day: 'numeric', month: 'short', ...clockTime },
  /** Nov 20, 10:42 */
  shortDayTime: { day: 'numeric', month: 'short', ...clockTime },
  /** Nov 20 */
  shortDay: { day: 'numeric', month: 'short' },
  /** Nov 20, 2025 */
  shortDayOfYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 11/20/2025, as a field for a day shows it */
  fieldDay: { year: 'numeric', month: '2-digit', day: '2-digit' },
  /** Fri */
  weekday: { weekday: 'short' },
  /** 20 */
  dayNumber: { day: 'numeric' },
  /** Fri 20 */
  weekdayNumber: { weekday: 'short', day: 'numeric' },
  /** Fri, Nov 20 */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** November 20 */
  monthDay: { day: 'numeric', month: 'long' },
  /** Friday, November 20 */
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** November 20, 2026 */
  date: { dateStyle: 'long' },
  /** Nov 20, 2026 */
  mediumDate: { dateStyle: 'medium' },
  /** Nov 20, 2026, 10:42 */
  moment: { day: 'numeric', month: 'short', year: 'numeric', ...clockTime },
  /** Friday, November 20, 2026 at 10:42 */
  fullMoment: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...clockTime },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type ClockStyle = keyof typeof styles;
type Moment = string | number | Date;

const formatOf = (style: ClockStyle, tag: string, timeZone: string | undefined) =>
  findDateFormat(tag, { ...styles[style], timeZone });

export type Clock = ReturnType<typeof createClock>;

/** Writes moments in one language and one time zone; without a zone, the browser's. */
export const createClock = (tag: string, timeZone: string | undefined) => ({
  timeZone,
  /** The name of the zone, of the browser's too. */
  zone: timeZone ?? findDateFormat(tag, {}).resolvedOptions().timeZone,
  write: (style: ClockStyle, at: Moment) => formatOf(style, tag, timeZone).format(new Date(at)),
  writeRange: (style: ClockStyle, from: Moment, to: Moment) =>
    formatOf(style, tag, timeZone).formatRange(new Date(from), new Date(to)),
  /** A calendar day (`2026-11-20`), which is the same day in every zone. */
  writeDay: (style: ClockStyle, day: string) =>
    formatOf(style, tag, 'UTC').format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
  /** The calendar day of a moment. */
  dayOf: (at: Moment) => findDay(new Date(at), timeZone),
  hourOf: (at: Moment) =>
    Number(formatOf('time', 'en-GB', timeZone).format(new Date(at)).slice(0, 2)),
});
