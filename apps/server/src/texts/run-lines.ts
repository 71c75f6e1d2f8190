import { fillText } from '@vitrine/contract/fill-text.ts';
import { foldText } from '@vitrine/contract/fold-text.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import type * as english from './en/run-lines.ts';
import { loadArea } from './load-area.ts';

const texts = await loadArea<typeof english>('run-lines');

/** A line in the language of its reader. One of another version may have a message that this one does not know. */
export function runLineText(
  message: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const known: Readonly<Record<string, string>> = texts[language].runLines;
  return Object.hasOwn(known, message)
    ? fillText(known[message] ?? '', values)
    : `${message} ${JSON.stringify(values)}`;
}

export function runName(name: string, language: Language): string {
  const known: Readonly<Record<string, string>> = texts[language].runNames;
  return Object.hasOwn(known, name) ? (known[name] ?? name) : name;
}

/** The names of runs whose title in this language contains some words. */
export const runNamesWith = (words: string, language: Language): string[] =>
  Object.entries(texts[language].runNames).flatMap(([name, title]) =>
    foldText(title).includes(foldText(words)) ? [name] : [],
  );

export const rowFileTexts = (language: Language) => texts[language].rowFile;
