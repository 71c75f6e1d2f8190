import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { useSettings } from './settings.ts';

/** The language of a text in the language of the reader. */
export function useLanguageName(): (language: Language) => string {
  const shown = useSettings((settings) => settings.language);
  return (language) =>
    findDisplayNames(intlTags[shown], { type: 'language' }).of(
      intlTags[language].split('-')[0] ?? language,
    ) ?? language;
}
