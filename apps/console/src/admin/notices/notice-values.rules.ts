import type { NoticeForm } from '@vitrine/contract/admin/notice-forms.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';

/** Title and text in one language, while they are typed. */
interface TypedTexts {
  title?: string | undefined;
  content?: string | undefined;
}

/** A notice as its form edits it: the texts by language, and whose text the other readers see. */
export interface NoticeValues
  extends Omit<NoticeForm, 'id' | 'title' | 'content' | 'language' | 'translations'> {
  language: Language;
  texts: Partial<Record<Language, TypedTexts | undefined>>;
}

const isWritten = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** How far a notice is written in a language. */
export function stateOf({ title, content }: TypedTexts = {}): 'empty' | 'half' | 'written' {
  if (isWritten(title) && isWritten(content)) return 'written';
  return isWritten(title) || isWritten(content) ? 'half' : 'empty';
}

/** The languages in which only the title or only the text is written. */
export const halfWritten = (texts: NoticeValues['texts']): Language[] =>
  languages.filter((language) => stateOf(texts[language]) === 'half');

interface Saved extends Omit<NoticeForm, 'language' | 'translations'> {
  language: Language | null;
  translations: NoticeValues['texts'];
}

/** The first values of the form. A notice without a language, from before notices had one, counts as written in the operator's. */
export function valuesOf(
  { title, content, language, translations, id: _id, ...rest }: Saved,
  own: Language,
): NoticeValues {
  const written = language ?? own;
  return { ...rest, language: written, texts: { ...translations, [written]: { title, content } } };
}

/** The notice that the form sends: the main text, and the texts of the other languages that are not empty. */
export function noticeOf({ texts, language, ...rest }: NoticeValues): NoticeForm {
  const { title = '', content = '' } = texts[language] ?? {};
  const others = languages.filter(
    (other) => other !== language && stateOf(texts[other]) !== 'empty',
  );
  const translations = Object.fromEntries(
    others.map((other) => [
      other,
      { title: texts[other]?.title ?? '', content: texts[other]?.content ?? '' },
    ]),
  );
  return { ...rest, title, content, language, translations };
}

/** The text that a reader of a language gets. */
export function readIn(
  reader: Language,
  { texts, language }: Pick<NoticeValues, 'texts' | 'language'>,
) {
  const shown = stateOf(texts[reader]) === 'empty' ? language : reader;
  return {
    title: texts[shown]?.title ?? '',
    content: texts[shown]?.content ?? '',
    language: shown,
  };
}
