import type { CourseFileKind } from '@vitrine/contract/courses/course-files.ts';
import type { LectureKind } from '@vitrine/contract/courses/course-shapes.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { accounts } from '#admin/identity/identity.tables.ts';
import { id, idRef, moment, newestFirst } from '#platform/db/columns.ts';

/** A value in those languages in which it is written; no value is empty. */
export type Written<Value> = Partial<Record<Language, Value>>;

export const courses = pgTable(
  'courses',
  {
    id: id(),
    /** The value of an entry of the dictionary `course_platform`. */
    platform: varchar('platform', { length: 40 }).notNull(),
    coverKey: varchar('cover_key', { length: 200 }),
    texts: json('texts').$type<Written<{ title: string; summary: string }>>().notNull(),
    status: varchar('status', { length: 10 }).$type<'draft' | 'published'>().notNull(),
    /** The languages in which every text is written, derived whenever one changes. */
    languages: varchar('languages', { length: 8 }).array().$type<Language[]>().notNull(),
    /** Chapters, lectures and their duration, derived whenever they change. */
    chapterCount: smallint('chapter_count').notNull(),
    lectureCount: smallint('lecture_count').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('courses_published')
      .on(newestFirst(table.publishedAt), newestFirst(table.id))
      .where(sql`status = 'published'`),
    index('courses_updated').on(newestFirst(table.updatedAt), newestFirst(table.id)),
  ],
);

export const courseChapters = pgTable(
  'course_chapters',
  {
    id: id(),
    courseId: idRef('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    titles: json('titles').$type<Written<string>>().notNull(),
  },
  (table) => [index('course_chapters_course').on(table.courseId)],
);

/** Films, captions and files to download. They are served by signed addresses only. */
export const courseFiles = pgTable('course_files', {
  id: id(),
  key: varchar('key', { length: 200 }).notNull().unique(),
  kind: varchar('kind', { length: 8 }).$type<CourseFileKind>().notNull(),
  name: varchar('name', { length: 200 }).notNull(),
  /** The media type as it was found in the content; empty while the upload goes on. */
  mediaType: varchar('media_type', { length: 60 }).notNull(),
  /** The size that was announced, and what has arrived. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull(),
  durationSeconds: integer('duration_seconds').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Nothing while the upload goes on. */
  finishedAt: moment('finished_at'),
});

export const courseLectures = pgTable(
  'course_lectures',
  {
    id: id(),
    courseId: idRef('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    chapterId: idRef('chapter_id')
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: varchar('kind', { length: 8 }).$type<LectureKind>().notNull(),
    titles: json('titles').$type<Written<string>>().notNull(),
    /** Sanitised HTML. Apart from the titles, because outlines do not read it. */
    contents: json('contents').$type<Written<string>>().notNull(),
    fileId: idRef('file_id').references(() => courseFiles.id),
    captions: json('captions').$type<Written<string>>().notNull(),
    linkUrl: text('link_url'),
    durationSeconds: integer('duration_seconds').notNull(),
  },
  (table) => [
    index('course_lectures_course').on(table.courseId),
    index('course_lectures_chapter').on(table.chapterId),
    index('course_lectures_file').on(table.fileId),
  ],
);

/** How far an account is in a lecture. */
export const courseProgress = pgTable(
  'course_progress',
  {
    accountId: idRef('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    lectureId: idRef('lecture_id')
      .notNull()
      .references(() => courseLectures.id, { onDelete: 'cascade' }),
    courseId: idRef('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    positionSeconds: integer('position_seconds').notNull(),
    completedAt: moment('completed_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.lectureId] }),
    index('course_progress_lecture').on(table.lectureId),
    index('course_progress_course').on(table.courseId),
  ],
);
