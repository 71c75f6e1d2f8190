import { intlTags, type Language } from '@vitrine/contract/locales.ts';

/** The `lang` of a text that is in a page of another language; none where the two are the same. */
export function langOf(text: Language, page: Language): string | undefined {
  return text === page ? undefined : intlTags[text];
}
