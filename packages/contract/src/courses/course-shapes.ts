import { z } from 'zod';
import { imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { nameSchemas } from '../schema-names.ts';

/** `article` a text, `video` an uploaded film, `link` a film at YouTube or Vimeo, `file` something to download. */
export const lectureKinds = ['article', 'video', 'link', 'file'] as const;

export const lectureKind = z.enum(lectureKinds);

export type LectureKind = z.infer<typeof lectureKind>;

export const languageShape = z.enum(languages);

/** The value of an entry of the dictionary `course_platform`. */
export const platformShape = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'code');

const seconds = z.number().int().nonnegative();

export const courseCardShape = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: imageShape.nullable(),
  platform: z.string(),
  language: languageShape,
  languages: z.array(languageShape),
  chapterCount: z.number().int(),
  lectureCount: z.number().int(),
  completedCount: z.number().int(),
  durationSeconds: seconds,
});

export type CourseCard = z.infer<typeof courseCardShape>;

const courseLectureShape = z.object({
  id: z.string(),
  title: z.string(),
  kind: lectureKind,
  durationSeconds: seconds,
  isCompleted: z.boolean(),
  positionSeconds: seconds,
});

export type CourseLecture = z.infer<typeof courseLectureShape>;

const courseChapterShape = z.object({
  id: z.string(),
  title: z.string(),
  durationSeconds: seconds,
  lectures: z.array(courseLectureShape),
});

export const courseShape = courseCardShape.extend({
  isPublished: z.boolean(),
  chapters: z.array(courseChapterShape),
  /** The lecture to go on with: the last one that was opened, or the first that is not completed; null without lectures. */
  resumeLectureId: z.string().nullable(),
  /** An email address or https address of the platform's people. */
  contact: z.string().nullable(),
});

export type Course = z.infer<typeof courseShape>;

export const lectureShape = courseLectureShape.extend({
  courseId: z.string(),
  language: languageShape,
  /** Sanitised HTML: the article, or what belongs to the film or file. */
  content: z.string(),
  /** Addresses that expire; another reading answers new ones. */
  video: z
    .object({
      url: z.string(),
      type: z.string(),
      captions: z.array(z.object({ language: languageShape, url: z.string() })),
    })
    .nullable(),
  link: z.string().nullable(),
  file: z.object({ url: z.string(), name: z.string(), bytes: z.number().int() }).nullable(),
});

export type Lecture = z.infer<typeof lectureShape>;

nameSchemas({
  CourseCard: courseCardShape,
  Course: courseShape,
  CourseChapter: courseChapterShape,
  CourseLecture: courseLectureShape,
  Lecture: lectureShape,
});
