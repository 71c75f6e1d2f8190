import type { PlaceholdersOf } from '@vitrine/contract/catalogue.ts';
import { fillPlaces } from '@vitrine/contract/fill-text.ts';
import { findNumberFormat, findPluralRules } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { create } from 'zustand';
import type { home } from '../texts/en/home.ts';
import type { listTexts } from '../texts/en/list-texts.ts';
import type { operatorPages } from '../texts/en/operator-pages.ts';
import type { ownerPages } from '../texts/en/owner-pages.ts';
import type { signedIn } from '../texts/en/signed-in.ts';
import type { start } from '../texts/en/start.ts';
import { useSettings } from './settings.ts';

type Texts = Readonly<Record<string, string>>;

const loaded = new Map<string, Texts>();
const idOf = (language: Language, area: string) => `${language}/${area}`;

/** Keeps the texts of an area, so that they can be shown. */
export function addTexts(language: Language, area: string, texts: Texts): void {
  loaded.set(idOf(language, area), texts);
}

export function hasArea(language: Language, area: string): boolean {
  return loaded.has(idOf(language, area));
}

/** The language of the texts that are shown: the chosen one as soon as it is loaded. */
const useShownLanguage = create<{ language: Language }>(() => ({
  language: useSettings.getState().language,
}));
export const shownLanguage = (): Language => useShownLanguage.getState().language;
export const setShownLanguage = (language: Language): void =>
  useShownLanguage.setState({ language });

/** The text of a key; with a count in the form that the language has for it, `key_one` or `key_other` among others. */
function findText(
  texts: Texts,
  key: string,
  language: Language,
  count: unknown,
): string | undefined {
  if (typeof count === 'number') {
    const form =
      texts[`${key}_${findPluralRules(intlTags[language]).select(count)}`] ?? texts[`${key}_other`];
    if (form !== undefined) return form;
  }
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

function translate(
  language: Language,
  area: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = findText(loaded.get(idOf(language, area)) ?? {}, key, language, values['count']);
  if (text === undefined) {
    console.error(`The text "${area}.${key}" is not loaded in ${language}`);
    return '';
  }
  return fillPlaces(text, (name) => {
    const value = values[name];
    // Numbers are written like all others: 5,018 in English, 5.018 in Portuguese.
    return typeof value === 'number' ? findNumberFormat(intlTags[language]).format(value) : value;
  });
}

export type Areas = typeof start &
  typeof home &
  typeof listTexts &
  typeof signedIn &
  typeof operatorPages &
  typeof ownerPages;

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
  [Name in PlaceholdersOf<TextUnder<Texts, Key>> | Count<Texts, Key>]: Name extends Count<
    Texts,
    Key
  >
    ? number
    : string | number;
};
/** The values of a text: exactly its places, and no argument for a text without any. */
type ValueArguments<Texts, Key> = keyof Values<Texts, Key> extends never
  ? []
  : [values: Values<Texts, Key>];

/** Keys of texts without places, which can be asked for without values. */
export type PlainKeyOf<Area> =
  Area extends TextArea<infer Texts>
    ? { [Key in KeyOf<Texts>]: ValueArguments<Texts, Key> extends [] ? Key : never }[KeyOf<Texts>]
    : never;
export type Translate<Texts> = <Key extends KeyOf<Texts>>(
  key: Key,
  ...values: ValueArguments<Texts, Key>
) => string;
export type TranslateOf<Area> = Area extends TextArea<infer Texts> ? Translate<Texts> : never;

/** Names an area of one of the groups of `load-texts.ts`. */
export function textArea<Name extends keyof Areas>(name: Name): TextArea<Areas[Name]> {
  return { name };
}

const translators = new Map<string, unknown>();

/** The texts of an area in the chosen language: `const t = useText(orderTexts); t('title')`. */
export function useText<Texts>(area: TextArea<Texts>): Translate<Texts> {
  const language = useShownLanguage((shown) => shown.language);
  const id = idOf(language, area.name);
  // The same function for the same language, so that it may be the dependency of an effect.
  const t =
    translators.get(id) ??
    ((key: string, values?: Record<string, string | number>) =>
      translate(language, area.name, key, values));
  translators.set(id, t);
  return t as Translate<Texts>;
}

/** The same outside of components, for toasts and titles; ask each time, so that the language is the current one. */
export function textOf<Texts, Key extends KeyOf<Texts>>(
  area: TextArea<Texts>,
  key: Key,
  ...values: ValueArguments<Texts, Key>
): string {
  return translate(shownLanguage(), area.name, key, values[0]);
}

/** The same in a language that `useLoadedLanguage` has loaded. */
export function textIn<Texts, Key extends KeyOf<Texts>>(
  language: Language,
  area: TextArea<Texts>,
  key: Key,
  ...values: ValueArguments<Texts, Key>
): string {
  return translate(language, area.name, key, values[0]);
}

/** Whether a name from elsewhere is a key of the area. */
export function hasText<Texts>(area: TextArea<Texts>, key: string): key is KeyOf<Texts> {
  return Object.hasOwn(loaded.get(idOf(shownLanguage(), area.name)) ?? {}, key);
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

/** Puts sentences one after the other, with a blank between them except in Chinese; empty ones are left out. */
export const joinSentences = (language: Language, sentences: readonly (string | undefined)[]) =>
  sentences.filter(Boolean).join(language === 'zh-cn' ? '' : ' ');

export function useSentences(): (...sentences: readonly (string | undefined)[]) => string {
  const language = useSettings((settings) => settings.language);
  return (...sentences) => joinSentences(language, sentences);
}

/** A name and what belongs to it: "News: 3". */
export function useLabelText(): (name: string, value: string | number) => string {
  const language = useSettings((settings) => settings.language);
  const colon = { 'zh-cn': '：', fr: ' : ' }[language as string] ?? ': ';
  return (name, value) => `${name}${colon}${value}`;
}
