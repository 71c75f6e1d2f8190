import type { FailureCode, WarningCode } from '@vitrine/contract/failures.ts';
import { fillText } from '@vitrine/contract/fill-text.ts';
import type { Language, Texts } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import { identityFailureTexts } from './failures/identity.ts';
import { platformFailureTexts, warningTexts } from './failures/platform.ts';
import { shopFailureTexts } from './failures/shop.ts';

const failureTexts: Readonly<Record<FailureCode, Texts>> = {
  ...platformFailureTexts,
  ...identityFailureTexts,
  ...shopFailureTexts,
};

/** The message of a failure in the caller's language. */
export function failureText(code: FailureCode, language: Language, values: Record<string, string | number> = {}): string {
  return fillText(typeset(failureTexts[code][language], language), values);
}

/** The message of a warning in the caller's language. */
export function warningText(code: WarningCode, language: Language, values: Record<string, string | number> = {}): string {
  return fillText(typeset(warningTexts[code][language], language), values);
}
