import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { ImportField } from '@vitrine/contract/shop/catalogue-imports.ts';
import { useText } from '../../lib/i18n.ts';
import { useLanguageName } from '../../lib/language-name.ts';
import { importTexts } from '../../texts/catalogue-imports.ts';

const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly (string | undefined)[]).includes(text);

/** Names where a column goes: "Name, English". */
export function useTargetName(): (target: string) => string {
  const t = useText(importTexts);
  const nameOf = useLanguageName();
  return (target) => {
    const [field = '', language] = target.split('.');
    const option = /^option(\d)(Name|Value)$/.exec(field);
    const name = option
      ? t(option[2] === 'Name' ? 'field_optionName' : 'field_optionValue', {
          number: Number(option[1]),
        })
      : t(`field_${field as Exclude<ImportField, `option${string}`>}`);
    return isLanguage(language) ? `${name}, ${nameOf(language)}` : name;
  };
}
