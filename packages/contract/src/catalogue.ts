import { type Language, languages } from './locales.ts';

/** Texts in one language; nested where an area has parts. Placeholders are written `{name}`. */
export interface Catalogue {
  readonly [key: string]: string | readonly string[] | Catalogue;
}

/** The names of the placeholders in a text: `'Hello {name}'` has `'name'`. */
export type PlaceholdersOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** Placeholders that a singular form may omit: "an order" next to "{count} orders". */
type Optional<Key> = Key extends `${string}_one` ? 'count' : never;

type Missing<Key, Source, Own> = Exclude<
  PlaceholdersOf<Source>,
  PlaceholdersOf<Own> | Optional<Key>
>;
type Surplus<Key, Source, Own> = Exclude<
  PlaceholdersOf<Own>,
  PlaceholdersOf<Source> | Optional<Key>
>;

/** `string` if both texts have the same placeholders; else a type that the compiler prints as the error. */
type CheckedText<Key, Source, Own> = [Missing<Key, Source, Own>] extends [never]
  ? [Surplus<Key, Source, Own>] extends [never]
    ? string
    : `{${Surplus<Key, Source, Own>}} is not in the English text`
  : `${string}{${Missing<Key, Source, Own>}}${string}`;

type Checked<Key, Source, Own> = Source extends string
  ? CheckedText<Key, Source, Own>
  : Source extends readonly string[]
    ? CheckedList<Key, Source, Own>
    : CheckedTexts<Source, Own>;

/** Paragraphs may be split differently than in English; together they have the same placeholders. */
type CheckedList<Key, Source extends readonly string[], Own> = Own extends readonly string[]
  ? CheckedText<Key, Source[number], Own[number]> extends string
    ? string extends CheckedText<Key, Source[number], Own[number]>
      ? readonly string[]
      : readonly CheckedText<Key, Source[number], Own[number]>[]
    : never
  : readonly string[];

/** Plural forms of other languages that English does not have. */
type ExtraForm<Stem extends string> = `${Stem}_${'zero' | 'two' | 'few' | 'many'}`;

type CheckedTexts<Source, Own> = {
  readonly [Key in keyof Source]: Checked<Key, Source[Key], Key extends keyof Own ? Own[Key] : ''>;
} & {
  readonly [Key in Exclude<keyof Own, keyof Source>]: Key extends ExtraForm<infer Stem>
    ? `${Stem}_other` extends keyof Source
      ? CheckedText<Key, Source[`${Stem}_other`], Own[Key]>
      : never
    : never;
};

/**
 * Texts in another language, checked against the English ones: missing or unknown keys, and missing, unknown or misspelt
 * placeholders, do not compile. `translationOf<typeof english>()({ … })`.
 */
export function translationOf<Source>() {
  return <const Own extends Catalogue>(texts: Own & CheckedTexts<Source, Own>): Own => texts;
}

/** The same areas in another language. */
export type SameAreas<Source> = { readonly [Area in keyof Source]: Catalogue };

/** Loads a catalogue in every language, for a program that responds in all of them. */
export async function inEveryLanguage<Texts>(
  load: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
  const entries = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(entries) as Record<Language, Texts>;
}
