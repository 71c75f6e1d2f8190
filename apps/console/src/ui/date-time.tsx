import { useIntlTag, useText } from '../lib/i18n.ts';
import { uiTexts } from '../texts/ui.ts';

const dayOf = (date: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(date);
const oneDayMs = 86_400_000;

/** A moment as people say it: "Today, 10:42", "Yesterday, 21:14", "17 Nov, 18:05"; the exact time is in the title. */
export function DateTime({ value, timeZone, isExact = false }: { value: string | null | undefined; timeZone?: string; isExact?: boolean }) {
  const tag = useIntlTag();
  const t = useText(uiTexts);
  if (!value) return '–';
  const date = new Date(value);
  const now = new Date();
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(date);
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(date);
  const isSameYear = date.getFullYear() === now.getFullYear();
  const words = () => {
    if (isExact) return exact;
    if (dayOf(date, timeZone) === dayOf(now, timeZone)) return t('today', { time });
    if (dayOf(date, timeZone) === dayOf(new Date(now.getTime() - oneDayMs), timeZone)) return t('yesterday', { time });
    const rest = isSameYear ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const) : ({ year: 'numeric' } as const);
    return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...rest, timeZone }).format(date);
  };
  return (
    <time dateTime={value} title={exact} className="num">
      {words()}
    </time>
  );
}
