import type { Texts } from '../languages.ts';

/** One text in five languages, in the order in which menus show them. */
export function texts(en: string, zhCn: string, es: string, pt: string, fr: string): Texts {
  return { en, 'zh-cn': zhCn, es, pt, fr };
}

/** A text that every language writes alike, such as "A5" or "XL". */
export function sameText(text: string): Texts {
  return texts(text, text, text, text, text);
}

/** A text that is composed of others, by language. */
export function composeTexts(compose: (language: keyof Texts) => string): Texts {
  return texts(compose('en'), compose('zh-cn'), compose('es'), compose('pt'), compose('fr'));
}
