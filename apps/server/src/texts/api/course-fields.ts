import { findDisplayNames } from '@vitrine/contract/intl-formats.ts';
import { languages } from '@vitrine/contract/locales.ts';

const languageNames = findDisplayNames('en', { type: 'language' });
const inLanguages = Object.fromEntries(
  languages.map((language) => [
    language,
    `In ${languageNames.of(language.split('-')[0] ?? '')}; without it, not written in this language.`,
  ]),
);

/** Fields of courses, for those who read them and those who write them. */
export const courseFields: Readonly<Record<string, string>> = {
  lectureId: 'The lecture; it belongs to the course.',
  chapterId: 'The chapter; it belongs to the course.',
  'CourseFilesPart.bytesFrom': 'Where the part begins, in bytes from the beginning of the file.',
  ...inLanguages,
  titles: 'The title by language.',
  texts: 'Title and text by language.',
  captions: 'Captions of the film (WebVTT) by language.',
  cover: 'The picture; null without one.',
  coverKey: 'The picture, as the upload of files answered it; null without one.',
  summary: 'What it is about, in one or two sentences.',
  chapters: 'The chapters in their order.',
  lectures: 'The lectures of the chapter in their order.',
  lectureIds: 'All lectures of the chapter in their new order.',
  chapterCount: 'How many chapters the course has.',
  lectureCount: 'How many lectures the course has.',
  completedCount: 'How many lectures the caller has completed.',
  durationSeconds: 'How long it takes, in seconds: films as they are, articles by their words.',
  resumeLectureId:
    'The lecture to go on with: the one that was opened last, or the first that is not completed; null without lectures.',
  contact: 'Email or https address of the people behind the courses; null when there is none.',
  isPublished: 'Whether owners see it.',
  isCompleted: 'Whether the caller has completed it.',
  positionSeconds:
    'Where the caller stopped in the film or, by its reading time, in the article, in seconds.',
  completeness: 'By language of the title: how many texts are written, and how many there are.',
  done: 'How many texts are written.',
  needed: 'How many texts there are.',
  missing: 'Languages of the course in which a text of the lecture is missing.',
  kind: 'What it is.',
  fileId: 'The uploaded film, or the file to download; null for other kinds.',
  linkUrl: 'A film at YouTube or Vimeo; null for other kinds.',
  link: 'A film at YouTube or Vimeo; null for other kinds.',
  video: 'The film; null for other kinds.',
  file: 'The file; null for other kinds.',
  bytes: 'Size in bytes.',
  storedBytes: 'How many bytes have arrived.',
  partBytes: 'The largest part, in bytes.',
  'CourseRow.publishedAt': 'When it was published; null while it is a draft.',
  'CourseRow.updatedAt': 'When anything of it was changed last.',
  'Lecture.courseId': 'The course that it belongs to.',
  'CourseCard.platform': 'The value of an entry of the dictionary `course_platform`.',
  'Lecture.content': 'The text as sanitised HTML.',
};
