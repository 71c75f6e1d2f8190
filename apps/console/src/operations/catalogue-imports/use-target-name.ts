import { type Language, languages } from '@vitrine/contract/locales.ts';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';
import { findTargetText } from './target-text.rules.ts';

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);

/** Names where a column goes: "Name, English". */
export function useTargetName(): (target: string) => string {
  const t = useText(importTexts);
  const nameOf = useLanguageName();
  return (target) => {
    const [, language] = target.split('.');
    const { key, number } = findTargetText(target);
    const name = number === undefined ? t(key) : t(key, { number });
    return isLanguage(language) ? `${name}, ${nameOf(language)}` : name;
  };
}
