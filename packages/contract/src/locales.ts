/** The interface languages of every app, in the order in which menus show them: BCP 47 tag, and name for switchers. */
const locales = {
  en: { tag: 'en-US', name: 'English' },
  'zh-cn': { tag: 'zh-CN', name: '简体中文' },
  es: { tag: 'es-ES', name: 'Español' },
  pt: { tag: 'pt-BR', name: 'Português' },
  fr: { tag: 'fr-FR', name: 'Français' },
} as const;
export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as [Language, ...Language[]];

/** The languages as alternatives of a regular expression, for addresses that name one. */
export const languagePattern = `(?:${languages.join('|')})`;

/** A name in data, in the languages that it is translated into. */
export type Texts = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

export const defaultLanguage: Language = 'en';

const prefixOf = (tag: string) => tag.split('-')[0] ?? '';
const byPrefix = new Map(languages.map((language) => [prefixOf(language), language]));

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Parses a language tag ("pt-BR", "zh_CN", "ES") as an interface language, or undefined. */
export function parseLanguage(tag: string | undefined): Language | undefined {
  if (!tag) return undefined;
  const lower = tag.trim().toLowerCase().replace('_', '-');
  if (isLanguage(lower)) return lower;
  return byPrefix.get(prefixOf(lower));
}

/** Parses an Accept-Language header; returns the interface language with the highest weight. */
export function parseAcceptLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const tags = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 };
    })
    .sort((left, right) => right.weight - left.weight);
  for (const { tag } of tags) {
    const language = parseLanguage(tag);
    if (language) return language;
  }
  return undefined;
}

const inEach = (pick: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, pick(language)])) as Record<
    Language,
    string
  >;

/** The BCP 47 tag for `Intl` and for `lang` attributes. */
export const intlTags: Readonly<Record<Language, string>> = inEach(
  (language) => locales[language].tag,
);

/** The name of each language in that language, for switchers. */
export const languageNames: Readonly<Record<Language, string>> = inEach(
  (language) => locales[language].name,
);

/** The language that a first visit from a country begins in where English would be shown and nothing was chosen. */
export function firstLanguageIn(countryCode: string): Language {
  if (countryCode === 'ES') return 'es';
  if (countryCode === 'PT') return 'pt';
  return defaultLanguage;
}
