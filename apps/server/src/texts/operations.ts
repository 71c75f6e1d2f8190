import { fillText } from '@vitrine/contract/fill-text.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import type * as english from './en/operations.ts';
import { loadArea } from './load-area.ts';

const texts = await loadArea<typeof english>('operations');

export type Verb = keyof typeof english.verbs;
type PlatformPart = keyof typeof english.modules;

export const moduleText = (module: PlatformPart, language: Language): string =>
  texts[language].modules[module];

/** What was done, in words: "Changed rates.hoursMax". */
export function operationText(
  verb: Verb,
  what: { module: PlatformPart; subject: string },
  language: Language,
): string {
  const text: string = texts[language].verbs[verb];
  return fillText(text, { what: what.subject || moduleText(what.module, language) });
}

/** The words of an operation in every language, for searches. */
export const everyOperationText = (
  verb: Verb,
  what: { module: PlatformPart; subject: string },
): string =>
  languages
    .map(
      (language) => `${moduleText(what.module, language)} ${operationText(verb, what, language)}`,
    )
    .join('\n');
