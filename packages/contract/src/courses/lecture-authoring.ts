import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { createTextsShape } from './course-drafts.ts';
import { courseFileShape } from './course-files.ts';
import { added, chapterOfCourse, lectureFormShape, lectureOfCourse } from './course-forms.ts';
import { lectureKind } from './course-shapes.ts';

const lectureDraftShape = z.object({
  id: z.string(),
  kind: lectureKind,
  texts: createTextsShape(z.object({ title: z.string(), content: z.string() })),
  file: courseFileShape.nullable(),
  captions: createTextsShape(courseFileShape),
  linkUrl: z.string().nullable(),
  durationSeconds: z.number().int(),
});

export type LectureDraft = z.infer<typeof lectureDraftShape>;

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

nameSchemas({ LectureDraft: lectureDraftShape });
