import type { PlaceholdersOf } from '@vitrine/contract/catalogue.ts';
import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import i18next, { type FormatterModule } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { signedIn } from '../texts/en/signed-in.ts';
import type { start } from '../texts/en/start.ts';
import { useSettings } from './settings.ts';

/** Holds the loaded texts and the language that is shown. */
export const i18n = i18next;
i18n.use(initReactI18next);
// Numbers in texts are written like all others: 5,018 in English, 5.018 in Portuguese.
i18n.use({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format: unknown, language: string | undefined) =>
    typeof value === 'number' ? new Intl.NumberFormat(intlTags[language as Language]).format(value) : (value as string),
} satisfies FormatterModule);
i18n.init({
  lng: useSettings.getState().language,
  // Only one language is loaded, and the compiler has seen that no text is missing in it.
  fallbackLng: false,
  supportedLngs: [...languages],
  lowerCaseLng: true,
  load: 'currentOnly',
  ns: [],
  interpolation: { escapeValue: false, alwaysFormat: true, prefix: '{', suffix: '}' },
  parseMissingKeyHandler: (key) => {
    console.error(`The text "${key}" is not loaded`);
    return '';
  },
  returnNull: false,
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof i18n.init>[0]);

type Areas = typeof start & typeof signedIn;

/** The texts of one area, by name; they themselves are loaded in the chosen language (`load-texts.ts`). */
export interface TextArea<Texts> {
  name: string;
  /** Never set; it carries the English texts for the type checker. */
  texts?: Texts;
}

/** `chosen_one` and `chosen_other` are asked for as `chosen`, with `count`. */
type WithoutPlural<Key> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;
type KeyOf<Texts> = WithoutPlural<keyof Texts & string>;
type TextUnder<Texts, Key> = Key extends keyof Texts
  ? Texts[Key]
  : Key extends string
    ? Texts[`${Key}_one` & keyof Texts] | Texts[`${Key}_other` & keyof Texts]
    : never;
type Count<Texts, Key> = Key extends keyof Texts ? never : 'count';

type Values<Texts, Key> = {
  [Name in PlaceholdersOf<TextUnder<Texts, Key>> | Count<Texts, Key>]: Name extends Count<Texts, Key> ? number : string | number;
};
/** The values of a text: exactly its places, and no argument for a text without any. */
type ValueArguments<Texts, Key> = keyof Values<Texts, Key> extends never ? [] : [values: Values<Texts, Key>];

/** Keys of texts without places, which can be asked for without values. */
export type PlainKeyOf<Area> =
  Area extends TextArea<infer Texts> ? { [Key in KeyOf<Texts>]: ValueArguments<Texts, Key> extends [] ? Key : never }[KeyOf<Texts>] : never;
export type Translate<Texts> = <Key extends KeyOf<Texts>>(key: Key, ...values: ValueArguments<Texts, Key>) => string;
export type TranslateOf<Area> = Area extends TextArea<infer Texts> ? Translate<Texts> : never;

/** Names an area of `texts/en/start.ts` or `texts/en/signed-in.ts`. */
export function textArea<Name extends keyof Areas>(name: Name): TextArea<Areas[Name]> {
  return { name };
}

/** The texts of an area in the chosen language: `const t = useText(orderTexts); t('title')`. */
export function useText<Texts>(area: TextArea<Texts>): Translate<Texts> {
  const { t } = useTranslation(area.name);
  return t as unknown as Translate<Texts>;
}

const translate = i18n.t as (key: string, values: object) => string;

/** The same outside of components, for toasts and titles; ask each time, so that the language is the current one. */
export function textOf<Texts, Key extends KeyOf<Texts>>(area: TextArea<Texts>, key: Key, ...values: ValueArguments<Texts, Key>): string {
  return translate(key, { ns: area.name, ...values[0] });
}

/** The same in a language that `useLoadedLanguage` has loaded. */
export function textIn<Texts, Key extends KeyOf<Texts>>(
  language: Language,
  area: TextArea<Texts>,
  key: Key,
  ...values: ValueArguments<Texts, Key>
): string {
  return translate(key, { ns: area.name, lng: language, ...values[0] });
}

/** Whether a name from elsewhere is a key of the area. */
export function hasText<Texts>(area: TextArea<Texts>, key: string): key is KeyOf<Texts> {
  return i18n.exists(key, { ns: area.name });
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
