import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageShape } from '../images.ts';
import { optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { byId, moment, titleMax } from './course-forms.ts';
import { languageShape, lectureKind, platformShape } from './course-shapes.ts';

const courseStatus = z.enum(['draft', 'published']);

const completenessShape = z.object({
  language: languageShape,
  done: z.number().int(),
  needed: z.number().int(),
});

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

export const createTextsShape = <Shape extends z.ZodType>(shape: Shape) =>
  z.partialRecord(languageShape, shape);

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
  titles: createTextsShape(z.string()),
  lectures: z.array(lectureOutline),
});

const draftShape = z.object({
  id: z.string(),
  platform: z.string(),
  coverKey: z.string().nullable(),
  cover: imageShape.nullable(),
  texts: createTextsShape(z.object({ title: z.string(), summary: z.string() })),
  status: courseStatus,
  completeness: z.array(completenessShape),
  durationSeconds: z.number().int(),
  chapters: z.array(chapterOutline),
});

export type CourseDraft = z.infer<typeof draftShape>;

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

nameSchemas({
  CourseRow: rowShape,
  CourseDraft: draftShape,
  CourseCompleteness: completenessShape,
  ChapterOutline: chapterOutline,
  LectureOutline: lectureOutline,
});
