import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { useSettings } from '../lib/settings.ts';

const secondsPerMinute = 60;
const minutesPerHour = 60;

const inUnit = (value: number, unit: 'hour' | 'minute' | 'second', language: Language): string =>
  new Intl.NumberFormat(intlTags[language], { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/** "1 hr 20 min", "4 min", "45 sec". */
function durationText(seconds: number, language: Language): string {
  if (seconds < secondsPerMinute) return inUnit(seconds, 'second', language);
  const minutes = Math.round(seconds / secondsPerMinute);
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  return [...(hours ? [inUnit(hours, 'hour', language)] : []), ...(rest ? [inUnit(rest, 'minute', language)] : [])].join(' ');
}

/** How long something takes, in the words of the language. */
export function Duration({ seconds }: { seconds: number }) {
  const language = useSettings((settings) => settings.language);
  return <time dateTime={`PT${seconds}S`}>{durationText(seconds, language)}</time>;
}
