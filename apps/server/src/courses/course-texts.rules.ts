import type { LectureKind } from '@vitrine/contract/courses/course-shapes.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import type { Written } from './courses.tables.ts';

/** What of a course has to be written in each language. */
export interface CourseWords {
  texts: Written<{ title: string; summary: string }>;
  chapters: readonly { titles: Written<string> }[];
  lectures: readonly { kind: LectureKind; titles: Written<string>; contents: Written<string> }[];
}

interface Completeness {
  language: Language;
  done: number;
  needed: number;
}

/** Whether a lecture is written in a language: an article needs its text as well. */
export const isWritten = (
  { kind, titles, contents }: CourseWords['lectures'][number],
  language: Language,
): boolean => Boolean(titles[language] && (kind !== 'article' || contents[language]));

/** How many texts of a course are written in each language that its title is in. */
export function completenessOf({ texts, chapters, lectures }: CourseWords): Completeness[] {
  return languages.flatMap((language) => {
    const own = texts[language];
    if (!own?.title) return [];
    const done =
      1 +
      (own.summary ? 1 : 0) +
      chapters.filter(({ titles }) => titles[language]).length +
      lectures.filter((lecture) => isWritten(lecture, language)).length;
    return { language, done, needed: 2 + chapters.length + lectures.length };
  });
}

/** The languages in which nothing of a course is missing. */
export const completeLanguages = (words: CourseWords): Language[] =>
  completenessOf(words).flatMap(({ language, done, needed }) => (done === needed ? language : []));

/** The language in which somebody reads: the wanted one if there is a text in it, otherwise English, otherwise the first. */
export function languageToShow(wanted: Language, written: readonly Language[]): Language {
  if (written.includes(wanted)) return wanted;
  return written.includes('en') ? 'en' : (written[0] ?? 'en');
}

/** A text in the language that is shown, or where it is missing (in a draft) in another one. */
export function textIn(texts: Written<string>, language: Language): string {
  return texts[language] ?? texts[languageToShow(language, Object.keys(texts) as Language[])] ?? '';
}

/** Words or, in Chinese, signs that people read in a minute. */
const wordsPerMinute = 200;
const signsPerMinute = 350;
const secondsPerMinute = 60;

/** How long it takes to read an article, in whole half minutes. */
export function readingSeconds(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ');
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words =
    text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const minutes = words / wordsPerMinute + signs / signsPerMinute;
  return minutes === 0 ? 0 : Math.max(1, Math.round(minutes * 2)) * (secondsPerMinute / 2);
}

/** An empty text is not written. */
export function writtenOnly<Value>(
  inLanguages: Readonly<Partial<Record<Language, Value | null | undefined>>>,
  isEmpty: (value: Value) => boolean = (value) => !value,
): Written<Value> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const value = inLanguages[language];
      return value === undefined || value === null || isEmpty(value) ? [] : [[language, value]];
    }),
  ) as Written<Value>;
}

const filmHosts =
  /^(?:www\.|m\.|player\.)?(?:youtube\.com|youtube-nocookie\.com|vimeo\.com)$|^youtu\.be$/;

/** Whether an address belongs to YouTube or Vimeo. */
export const isFilmAddress = (address: string): boolean =>
  filmHosts.test(new URL(address).hostname);
