import { findNumberFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { useSettings } from '../lib/settings.ts';

const secondsPerMinute = 60;
const minutesPerHour = 60;

/** Chinese texts have a blank between figures and characters, which `Intl` leaves out. */
const inUnit = (value: number, unit: 'hour' | 'minute' | 'second', language: Language): string =>
  findNumberFormat(intlTags[language], { style: 'unit', unit, unitDisplay: 'short' })
    .format(value)
    .replace(/(\d)(?=\p{Script=Han})/u, '$1 ');

/** "1 hr 20 min", "4 min", "45 sec". */
function durationText(seconds: number, language: Language): string {
  if (seconds < secondsPerMinute) return inUnit(seconds, 'second', language);
  const minutes = Math.round(seconds / secondsPerMinute);
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  return [
    ...(hours ? [inUnit(hours, 'hour', language)] : []),
    ...(rest ? [inUnit(rest, 'minute', language)] : []),
  ].join(' ');
}

interface DurationProps {
  seconds: number;
  /** It was measured: what ended within a second took less than one, and not none. */
  isMeasured?: boolean;
}

/** How long something takes, in the words of the language. */
export function Duration({ seconds, isMeasured = false }: DurationProps) {
  const language = useSettings((settings) => settings.language);
  const isInstant = isMeasured && seconds < 1;
  const text = durationText(isInstant ? 1 : Math.round(seconds), language);
  return <time dateTime={`PT${seconds}S`}>{isInstant ? `< ${text}` : text}</time>;
}
