import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter } from '../paging.ts';
import {
  courseCardShape,
  courseShape,
  languageShape,
  lectureShape,
  platformShape,
} from './course-shapes.ts';

export * from './course-shapes.ts';

const positionMax = 86_400;

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
