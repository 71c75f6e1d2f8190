import type { FailureCode, WarningCode } from '@vitrine/contract/failures.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type * as english from './en/failures.ts';
import { loadArea } from './load-area.ts';

const texts = await loadArea<typeof english>('failures');

/** The message of a failure in the caller's language. */
export function failureText(
  code: FailureCode,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const message: string = texts[language].failures[code];
  return fillText(message, values);
}

/** The message of a warning in the caller's language. */
export function warningText(
  code: WarningCode,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const message: string = texts[language].warnings[code];
  return fillText(message, values);
}
