import * as authoring from '@vitrine/contract/courses/course-authoring.ts';
import * as contract from '@vitrine/contract/courses/courses.ts';
import { dictionaryHooks } from '#admin/dictionaries/index.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  addCourse,
  changeCourse,
  orderCourse,
  pageDrafts,
  publishCourse,
  readDraft,
  removeCourses,
  unpublishCourse,
} from './course-drafts.ts';
import { finishUpload, mountCourseFiles, startUpload, storePart } from './course-files.ts';
import { courses } from './courses.tables.ts';
import {
  addChapter,
  addLecture,
  changeLecture,
  readLectureForm,
  removeChapter,
  removeLecture,
  renameChapter,
} from './lectures.ts';
import { nameCourse } from './log-subjects.ts';
import { courseData } from './own-data.ts';
import { listCourses, readCourse, readLecture, saveProgress } from './read-courses.ts';
import { sweepCourseFiles } from './sweep-files.ts';

export { addCourse, publishCourse } from './course-drafts.ts';
export { finishUpload, startUpload, storePart } from './course-files.ts';
export { addChapter, addLecture } from './lectures.ts';
export { readCourse, saveProgress } from './read-courses.ts';

/** Courses for social platforms: written by operators, read by owners. */
export const coursesModule: Module = {
  name: 'courses',
  logSubjects: { courseDrafts: nameCourse },
  routes(api) {
    route(api, contract.listCourses, (ctx, { query }) => listCourses(ctx, query));
    route(api, contract.readCourse, (ctx, { params, query }) => readCourse(ctx, params.id, query));
    route(api, contract.readLecture, (ctx, { params, query }) => readLecture(ctx, params, query));
    route(api, contract.saveProgress, (ctx, { params, body }) => saveProgress(ctx, params, body));
    route(api, authoring.pageCourseDrafts, (ctx, { query }) => pageDrafts(ctx, query));
    route(api, authoring.readCourseDraft, (ctx, { params }) => readDraft(ctx, params.id));
    route(api, authoring.createCourse, (ctx, { body }) => addCourse(ctx, body));
    route(api, authoring.updateCourse, (ctx, { params, body }) =>
      changeCourse(ctx, params.id, body),
    );
    route(api, authoring.deleteCourses, (ctx, { params }) => removeCourses(ctx, params.ids));
    route(api, authoring.publishCourse, (ctx, { params }) => publishCourse(ctx, params.id));
    route(api, authoring.unpublishCourse, (ctx, { params }) => unpublishCourse(ctx, params.id));
    route(api, authoring.orderCourse, (ctx, { params, body }) => orderCourse(ctx, params.id, body));
    route(api, authoring.createChapter, (ctx, { params, body }) =>
      addChapter(ctx, params.id, body),
    );
    route(api, authoring.updateChapter, (ctx, { params, body }) =>
      renameChapter(ctx, params.id, params.chapterId, body),
    );
    route(api, authoring.deleteChapter, (ctx, { params }) =>
      removeChapter(ctx, params.id, params.chapterId),
    );
    route(api, authoring.readLectureDraft, (ctx, { params }) =>
      readLectureForm(ctx, params.id, params.lectureId),
    );
    route(api, authoring.createLecture, (ctx, { params, body }) =>
      addLecture(ctx, params.id, params.chapterId, body),
    );
    route(api, authoring.updateLecture, (ctx, { params, body }) =>
      changeLecture(ctx, params.id, params.lectureId, body),
    );
    route(api, authoring.deleteLecture, (ctx, { params }) =>
      removeLecture(ctx, params.id, params.lectureId),
    );
    route(api, authoring.startUpload, (ctx, { body }) => startUpload(ctx, body));
    route(api, authoring.sendUploadPart, (ctx, { params, query, body }) =>
      storePart(ctx, params.id, query.bytesFrom, body),
    );
    route(api, authoring.finishUpload, (ctx, { params }) => finishUpload(ctx, params.id));
  },
  hooks: [
    implementHook(accountHooks.personalData, courseData),
    implementHook(dictionaryHooks.uses, () => [
      { dictCode: 'course_platform', menu: 'operationsCourses', column: courses.platform },
      { dictCode: 'course_platform', menu: 'course' },
    ]),
  ],
  mount: mountCourseFiles,
  schedules: [{ name: 'sweep-course-files', everySeconds: 3_600, run: sweepCourseFiles }],
};
