/** The five interface languages of every face, in the order in which menus show them. */
export const languages = ['en', 'zh-cn', 'es', 'pt', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The languages as alternatives of a regular expression, for addresses that name one. */
export const languagePattern = `(?:${languages.join('|')})`;

/** One text in all five languages: what makes a missing translation a compile error. */
export type Texts = Readonly<Record<Language, string>>;

export const defaultLanguage: Language = 'en';

const byPrefix: Readonly<Record<string, Language>> = { en: 'en', zh: 'zh-cn', es: 'es', pt: 'pt', fr: 'fr' };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Reads one language tag ("pt-BR", "zh_CN", "ES") as an interface language, or nothing. */
export function parseLanguage(tag: string | undefined): Language | undefined {
  if (!tag) return undefined;
  const lower = tag.trim().toLowerCase().replace('_', '-');
  if (isLanguage(lower)) return lower;
  return byPrefix[lower.split('-')[0] ?? ''];
}

/** Reads an Accept-Language header; the first tag that is an interface language wins, by weight. */
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

/** The BCP 47 tag for `Intl` and for `lang` attributes. */
export const intlTags: Readonly<Record<Language, string>> = {
  en: 'en-US',
  'zh-cn': 'zh-CN',
  es: 'es-ES',
  pt: 'pt-BR',
  fr: 'fr-FR',
};

/** How each language calls itself, for switchers. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-cn': '简体中文',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
};
