import type { Clock } from '../lib/clock.rules.ts';
import { useClock } from '../lib/clock.ts';
import { useText } from '../lib/i18n.ts';
import { shiftDay } from '../lib/store-days.rules.ts';
import { uiTexts } from '../texts/ui.ts';

function wordsOf(
  clock: Clock,
  value: string,
  t: (key: 'today' | 'yesterday', values: { time: string }) => string,
): string {
  const [day, today] = [clock.dayOf(value), clock.dayOf(Date.now())];
  if (day === today) return t('today', { time: clock.write('time', value) });
  if (day === shiftDay(today, -1)) return t('yesterday', { time: clock.write('time', value) });
  return clock.write(
    day.slice(0, 4) === today.slice(0, 4) ? 'shortDayTime' : 'shortDayOfYear',
    value,
  );
}

/** A moment as people say it: "Today, 10:42", "Yesterday, 21:14", "17 Nov, 18:05"; the exact time is in the title. */
export function DateTime({
  value,
  isExact = false,
}: {
  value: string | null | undefined;
  isExact?: boolean;
}) {
  const t = useText(uiTexts);
  const clock = useClock();
  if (!value) return '–';
  const exact = clock.write('moment', value);
  return (
    <time dateTime={value} title={exact} className="num">
      {isExact ? exact : wordsOf(clock, value, t)}
    </time>
  );
}
