import { useClock } from '../../lib/clock.ts';
import { useText } from '../../lib/i18n.ts';
import { salesTexts } from '../../texts/sales.ts';
import type { SaleTimes } from './ledger-range.rules.ts';

/** The times of listed sales in words; nothing where whole days are listed by payment. */
export function useTimesText({ timeFrom, timeTo, timeOf }: SaleTimes): string | undefined {
  const t = useText(salesTexts);
  const clock = useClock();
  const parts: string[] = [];
  // The end is the last millisecond; people name the moment after it.
  if (timeFrom && timeTo) parts.push(clock.writeRange('dayTime', timeFrom, Date.parse(timeTo) + 1));
  else if (timeTo) parts.push(t('until', { time: clock.write('dayTime', timeTo) }));
  else if (timeFrom) parts.push(t('since', { time: clock.write('dayTime', timeFrom) }));
  if (timeOf) parts.push(t('byVisit'));
  return parts.length ? parts.join(' · ') : undefined;
}
