import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileKeyShape, imageShape } from '../images.ts';
import { inEachLanguage } from '../in-each-language.ts';
import { idListShape, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText, searchText, webAddress } from '../shapes.ts';
import { languageShape, lectureKind, platformShape } from './courses.ts';

const titleMax = 120;
const summaryMax = 400;
const articleMax = 16_000;
const secondsMax = 86_400;

const title = lineText(titleMax).default('');
const courseTexts = z.strictObject({ title, summary: blockText(summaryMax).default('') });
const lectureTexts = z.strictObject({ title, content: blockText(articleMax).default('') });
const courseStatus = z.enum(['draft', 'published']);
const moment = z.iso.datetime();
const byId = z.strictObject({ id: idShape });

const courseFormShape = z.strictObject({
  platform: platformShape,
  /** The picture, as the upload of files answered it; needed before it is published. */
  coverKey: fileKeyShape.nullable().default(null),
  texts: inEachLanguage(courseTexts.optional()),
});
export type CourseForm = z.output<typeof courseFormShape>;

const chapterFormShape = z.strictObject({ titles: inEachLanguage(title.optional()) });
export type ChapterForm = z.output<typeof chapterFormShape>;

const lectureFormShape = z.strictObject({
  kind: lectureKind,
  texts: inEachLanguage(lectureTexts.optional()),
  /** The uploaded film of a video, or the file to download. */
  fileId: idShape.nullable().default(null),
  /** Uploaded WebVTT files of a video. */
  captions: inEachLanguage(idShape.nullable().optional()).prefault({}),
  /** A film at YouTube or Vimeo. */
  linkUrl: webAddress.nullable().default(null),
  /** How long a linked film or a downloaded exercise takes. Films know it themselves, articles are counted. */
  durationSeconds: z.number().int().min(0).max(secondsMax).default(0),
});
export type LectureForm = z.output<typeof lectureFormShape>;

const completenessShape = z.object({
  language: languageShape,
  done: z.number().int(),
  needed: z.number().int(),
});
const fileKind = z.enum(['video', 'captions', 'file']);
export type CourseFileKind = z.infer<typeof fileKind>;
const courseFileShape = z.object({
  id: z.string(),
  kind: fileKind,
  name: z.string(),
  bytes: z.number().int(),
  durationSeconds: z.number().int(),
  url: z.string(),
});
export type CourseFile = z.infer<typeof courseFileShape>;

const rowShape = z.object({
  id: z.string(),
  title: z.string(),
  cover: imageShape.nullable(),
  platform: z.string(),
  status: courseStatus,
  completeness: z.array(completenessShape),
  lectureCount: z.number().int(),
  durationSeconds: z.number().int(),
  publishedAt: moment.nullable(),
  updatedAt: moment,
});

const savedTexts = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(languageShape, shape);
const lectureOutline = z.object({
  id: z.string(),
  kind: lectureKind,
  title: z.string(),
  durationSeconds: z.number().int(),
  /** Languages in which a text of it is missing, of those in which the course has a title. */
  missing: z.array(languageShape),
});
const chapterOutline = z.object({
  id: z.string(),
  title: z.string(),
  titles: savedTexts(z.string()),
  lectures: z.array(lectureOutline),
});
const draftShape = z.object({
  id: z.string(),
  platform: z.string(),
  coverKey: z.string().nullable(),
  cover: imageShape.nullable(),
  texts: savedTexts(z.object({ title: z.string(), summary: z.string() })),
  status: courseStatus,
  completeness: z.array(completenessShape),
  durationSeconds: z.number().int(),
  chapters: z.array(chapterOutline),
});
export type CourseDraft = z.infer<typeof draftShape>;
const lectureDraftShape = z.object({
  id: z.string(),
  kind: lectureKind,
  texts: savedTexts(z.object({ title: z.string(), content: z.string() })),
  file: courseFileShape.nullable(),
  captions: savedTexts(courseFileShape),
  linkUrl: z.string().nullable(),
  durationSeconds: z.number().int(),
});
export type LectureDraft = z.infer<typeof lectureDraftShape>;

const added = z.object({ id: z.string() });
const chapterOfCourse = z.strictObject({ id: idShape, chapterId: idShape });
const lectureOfCourse = z.strictObject({ id: idShape, lectureId: idShape });

export const pageCourseDrafts = endpoint({
  name: 'courseDrafts.page',
  method: 'GET',
  path: '/api/v1/platform/courses/page',
  permission: 'platform:course:query',
  summary: 'Courses by page for those who write them, the last changed first.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(titleMax)),
    status: optionalFilter(courseStatus),
    platform: optionalFilter(platformShape),
  }),
  reply: pageOf(rowShape),
});

export const readCourseDraft = endpoint({
  name: 'courseDrafts.read',
  method: 'GET',
  path: '/api/v1/platform/courses/:id',
  permission: 'platform:course:query',
  summary:
    'One course with its texts in all languages and the outline of its chapters and lectures.',
  params: byId,
  reply: draftShape,
});

export const createCourse = endpoint({
  name: 'courseDrafts.create',
  method: 'POST',
  path: '/api/v1/platform/courses',
  permission: 'platform:course:edit',
  summary: 'Adds a course as a draft without chapters.',
  body: courseFormShape,
  reply: added,
});

export const updateCourse = endpoint({
  name: 'courseDrafts.update',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id',
  permission: 'platform:course:edit',
  summary: 'Changes title, summary, platform and picture of a course.',
  params: byId,
  body: courseFormShape,
  reply: z.null(),
  failures: ['course-incomplete'],
});

export const deleteCourses = endpoint({
  name: 'courseDrafts.delete',
  method: 'DELETE',
  path: '/api/v1/platform/courses/:ids',
  permission: 'platform:course:edit',
  summary:
    'Deletes courses that are not published, with their lectures and everybody’s progress; ids are joined by commas.',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
  failures: ['course-published'],
});

export const publishCourse = endpoint({
  name: 'courseDrafts.publish',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id/publish',
  permission: 'platform:course:edit',
  summary:
    'Shows a course to owners. It needs a picture, a lecture, and one language in which all its texts are written.',
  params: byId,
  reply: z.null(),
  failures: ['course-incomplete', 'course-published'],
});

export const unpublishCourse = endpoint({
  name: 'courseDrafts.unpublish',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id/unpublish',
  permission: 'platform:course:edit',
  summary: 'Hides a course from owners. Their progress is kept.',
  params: byId,
  reply: z.null(),
  failures: ['course-not-published'],
});

export const orderCourse = endpoint({
  name: 'courseDrafts.order',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id/order',
  permission: 'platform:course:edit',
  summary:
    'Puts chapters and lectures in an order; it names each of them once, and may move lectures to another chapter.',
  params: byId,
  body: z.strictObject({
    chapters: z
      .array(z.strictObject({ id: idShape, lectureIds: z.array(idShape).max(200) }))
      .max(100),
  }),
  reply: z.null(),
  failures: ['course-changed'],
});

export const createChapter = endpoint({
  name: 'courseDrafts.createChapter',
  method: 'POST',
  path: '/api/v1/platform/courses/:id/chapters',
  permission: 'platform:course:edit',
  summary: 'Adds a chapter at the end of a course.',
  params: byId,
  body: chapterFormShape,
  reply: added,
  failures: ['course-incomplete', 'course-full'],
});

export const updateChapter = endpoint({
  name: 'courseDrafts.updateChapter',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id/chapters/:chapterId',
  permission: 'platform:course:edit',
  summary: 'Renames a chapter.',
  params: chapterOfCourse,
  body: chapterFormShape,
  reply: z.null(),
  failures: ['course-incomplete'],
});

export const deleteChapter = endpoint({
  name: 'courseDrafts.deleteChapter',
  method: 'DELETE',
  path: '/api/v1/platform/courses/:id/chapters/:chapterId',
  permission: 'platform:course:edit',
  summary: 'Deletes a chapter with its lectures and everybody’s progress in them.',
  params: chapterOfCourse,
  reply: z.null(),
  failures: ['course-incomplete'],
});

export const readLectureDraft = endpoint({
  name: 'courseDrafts.lecture',
  method: 'GET',
  path: '/api/v1/platform/courses/:id/lectures/:lectureId',
  permission: 'platform:course:query',
  summary: 'One lecture with its texts in all languages and its files.',
  params: lectureOfCourse,
  reply: lectureDraftShape,
});

export const createLecture = endpoint({
  name: 'courseDrafts.createLecture',
  method: 'POST',
  path: '/api/v1/platform/courses/:id/chapters/:chapterId/lectures',
  permission: 'platform:course:edit',
  summary: 'Adds a lecture at the end of a chapter. HTML is reduced to the formatting of a text.',
  params: chapterOfCourse,
  body: lectureFormShape,
  reply: added,
  failures: ['course-incomplete', 'course-full'],
});

export const updateLecture = endpoint({
  name: 'courseDrafts.updateLecture',
  method: 'PUT',
  path: '/api/v1/platform/courses/:id/lectures/:lectureId',
  permission: 'platform:course:edit',
  summary: 'Changes a lecture. HTML is reduced to the formatting of a text.',
  params: lectureOfCourse,
  body: lectureFormShape,
  reply: z.null(),
  failures: ['course-incomplete'],
});

export const deleteLecture = endpoint({
  name: 'courseDrafts.deleteLecture',
  method: 'DELETE',
  path: '/api/v1/platform/courses/:id/lectures/:lectureId',
  permission: 'platform:course:edit',
  summary: 'Deletes a lecture and everybody’s progress in it.',
  params: lectureOfCourse,
  reply: z.null(),
  failures: ['course-incomplete'],
});

/** The largest part of an upload, in bytes: below the limit of a body at usual proxies. */
export const uploadPartBytesMax = 4 * 1024 * 1024;

export const startUpload = endpoint({
  name: 'courseFiles.start',
  method: 'POST',
  path: '/api/v1/platform/course-files',
  permission: 'platform:course:edit',
  summary:
    'Begins the upload of a film (MP4 or WebM), captions (WebVTT) or a file to download. Its bytes follow in parts of at most 4 MiB, and can be continued after a lost connection.',
  body: z.strictObject({
    kind: fileKind,
    name: lineText(200).min(1),
    bytes: z
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  reply: z.object({ id: z.string(), partBytes: z.number().int() }),
  failures: ['upload-too-large'],
});

export const sendUploadPart = endpoint({
  name: 'courseFiles.part',
  method: 'PUT',
  path: '/api/v1/platform/course-files/:id/content',
  permission: 'platform:course:edit',
  summary:
    'The bytes of an upload from `bytesFrom` on, which is where the last part ended. Answers how many bytes there are now.',
  params: byId,
  query: z.strictObject({
    bytesFrom: z.preprocess(
      (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
      z.number().int().min(0),
    ),
  }),
  bodyType: 'raw',
  bodyBytesMax: uploadPartBytesMax,
  transaction: 'manual',
  reply: z.object({ storedBytes: z.number().int() }),
  failures: ['upload-offset', 'upload-finished'],
});

export const finishUpload = endpoint({
  name: 'courseFiles.finish',
  method: 'POST',
  path: '/api/v1/platform/course-files/:id/finish',
  permission: 'platform:course:edit',
  summary:
    'Ends an upload: the content is checked, not the name, and the duration of a film is read from it.',
  params: byId,
  transaction: 'manual',
  reply: courseFileShape,
  failures: ['upload-offset', 'upload-finished', 'video-unreadable', 'captions-unreadable'],
});

nameSchemas({
  CourseRow: rowShape,
  CourseDraft: draftShape,
  LectureDraft: lectureDraftShape,
  CourseFile: courseFileShape,
  CourseCompleteness: completenessShape,
  ChapterOutline: chapterOutline,
  LectureOutline: lectureOutline,
});
