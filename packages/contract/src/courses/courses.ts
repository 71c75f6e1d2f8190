import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { languages } from '../locales.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** `article` a text, `video` an uploaded film, `link` a film at YouTube or Vimeo, `file` something to download. */
export const lectureKinds = ['article', 'video', 'link', 'file'] as const;
export const lectureKind = z.enum(lectureKinds);
export type LectureKind = z.infer<typeof lectureKind>;

export const languageShape = z.enum(languages);
/** The value of an entry of the dictionary `course_platform`. */
export const platformShape = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'code');
const seconds = z.number().int().nonnegative();
const positionMax = 86_400;

const courseCardShape = z.object({
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
const courseShape = courseCardShape.extend({
  isPublished: z.boolean(),
  chapters: z.array(courseChapterShape),
  /** The lecture to go on with: the last one that was opened, or the first that is not completed; null without lectures. */
  resumeLectureId: z.string().nullable(),
  /** An email address or https address of the platform's people. */
  contact: z.string().nullable(),
});
export type Course = z.infer<typeof courseShape>;

const lectureShape = courseLectureShape.extend({
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

const inLanguage = { language: optionalFilter(languageShape) };
const lectureOfCourse = z.strictObject({ id: idShape, lectureId: idShape });

export const listCourses = endpoint({
  name: 'courses.list',
  method: 'GET',
  path: '/api/v1/courses',
  permission: 'shop:course:view',
  summary:
    'Published courses, the last published first, in the language of the caller where they have it. `language` keeps those that are complete in it.',
  query: z.strictObject({ ...inLanguage, platform: optionalFilter(platformShape) }),
  reply: z.array(courseCardShape),
});

export const readCourse = endpoint({
  name: 'courses.read',
  method: 'GET',
  path: '/api/v1/courses/:id',
  permission: 'shop:course:view',
  summary:
    'One course with its chapters, lectures and the progress of the caller. Operators also read those that are not published.',
  params: z.strictObject({ id: idShape }),
  query: z.strictObject(inLanguage),
  reply: courseShape,
});

export const readLecture = endpoint({
  name: 'courses.lecture',
  method: 'GET',
  path: '/api/v1/courses/:id/lectures/:lectureId',
  permission: 'shop:course:view',
  summary: 'One lecture of a course with its text, film or file.',
  params: lectureOfCourse,
  query: z.strictObject(inLanguage),
  reply: lectureShape,
});

export const saveProgress = endpoint({
  name: 'courses.progress',
  method: 'PUT',
  path: '/api/v1/courses/:id/lectures/:lectureId/progress',
  permission: 'shop:course:view',
  summary:
    'Keeps how far the caller is in a lecture: the position in its film or article in seconds, whether it is completed, or only that it was opened.',
  params: lectureOfCourse,
  body: z.strictObject({
    positionSeconds: z.number().int().min(0).max(positionMax).optional(),
    isCompleted: z.boolean().optional(),
  }),
  reply: z.null(),
});

nameSchemas({
  CourseCard: courseCardShape,
  Course: courseShape,
  CourseChapter: courseChapterShape,
  CourseLecture: courseLectureShape,
  Lecture: lectureShape,
});
