import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idListShape, idShape } from '../paging.ts';
import { added, byId, courseFormShape } from './course-forms.ts';

export * from './chapter-authoring.ts';
export * from './course-drafts.ts';
export * from './course-files.ts';
export * from './course-forms.ts';
export * from './lecture-authoring.ts';

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
