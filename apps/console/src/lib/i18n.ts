import { intlTags, type Language, languages, type Texts } from '@vitrine/contract/locales.ts';
import { typeset } from '@vitrine/contract/typography.ts';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { useSettings } from './settings.ts';

i18next.use(initReactI18next);
// Numbers in texts are written like all others: 5,018 in English, 5.018 in Portuguese.
i18next.use({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format: unknown, language: string | undefined) =>
    typeof value === 'number' ? new Intl.NumberFormat(intlTags[language as Language]).format(value) : (value as string),
} satisfies FormatterModule);
// Without a backend this is done at once, so that areas can register while their modules load.
i18next.init({
  lng: useSettings.getState().language,
  fallbackLng: 'en',
  supportedLngs: [...languages],
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: [],
  interpolation: { escapeValue: false, alwaysFormat: true },
  returnNull: false,
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof i18next.init>[0]);

function follow(language: Language): void {
  document.documentElement.lang = intlTags[language];
  if (i18next.language !== language) void i18next.changeLanguage(language);
}
if (typeof document !== 'undefined') {
  follow(useSettings.getState().language);
  useSettings.subscribe(({ language }) => follow(language));
}

/** `chosen_one` and `chosen_other` are asked for as `chosen`. */
type WithoutPlural<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
export type TextValues = Record<string, string | number>;
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

export interface TextArea<Key extends string> {
  name: string;
  /** Never set; it carries the keys for the type checker. */
  keys?: Key;
}

/**
 * Declares the texts of one area, each in five languages: a missing language does not compile.
 * Write `{{name}}` for values; for counts give `x_one` and `x_other` and ask for `x` with `count`.
 */
export function defineTexts<const Record_ extends Record<string, Texts>>(
  name: string,
  record: Record_,
): TextArea<WithoutPlural<keyof Record_ & string>> {
  for (const language of languages) {
    const bundle: Record<string, string> = {};
    for (const [key, texts] of Object.entries(record)) {
      const text = typeset(texts[language], language);
      bundle[key] = text;
      // Spanish, Portuguese and French have a third form for millions, which reads like the second.
      if (key.endsWith('_other')) bundle[key.replace(/_other$/, '_many')] = text;
    }
    i18next.addResourceBundle(language, name, bundle, true, true);
  }
  return { name };
}

/** The texts of an area in the chosen language: `const t = useText(orderTexts); t('title')`. */
export function useText<Key extends string>(area: TextArea<Key>): Translate<Key> {
  const { t } = useTranslation(area.name);
  return t as unknown as Translate<Key>;
}

/** The same outside of components, for toasts and titles; ask each time, so that the language is the current one. */
export function textOf<Key extends string>(area: TextArea<Key>, key: Key, values?: TextValues): string {
  const translate = i18next.t as (key: string, values: object) => string;
  return translate(key, { ns: area.name, ...values });
}

/** The BCP 47 tag for `Intl`. */
export function useIntlTag(): string {
  return intlTags[useSettings((settings) => settings.language)];
}

/** Puts words one after the other as the language does: a full-width comma in Chinese, else a comma and a blank. */
export function useListText(): (words: readonly string[]) => string {
  const isChinese = useSettings((settings) => settings.language) === 'zh-cn';
  return (words) => words.join(isChinese ? '，' : ', ');
}

/** A name and what belongs to it: "News: 3". */
export function useLabelText(): (name: string, value: string | number) => string {
  const language = useSettings((settings) => settings.language);
  const colon = { 'zh-cn': '：', fr: ' : ' }[language as string] ?? ': ';
  return (name, value) => `${name}${colon}${value}`;
}
