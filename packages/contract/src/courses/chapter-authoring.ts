import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { added, byId, chapterFormShape, chapterOfCourse } from './course-forms.ts';

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
