import { findListFormat } from '@vitrine/contract/intl-formats.ts';
import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import type * as english from '#texts/en/course-parts.ts';
import { loadArea } from '#texts/load-area.ts';
import { completeLanguages } from './course-texts.rules.ts';
import { courseChapters, courseLectures, courses } from './courses.tables.ts';

export type CourseRow = typeof courses.$inferSelect;

const outlineColumns = {
  id: courseLectures.id,
  courseId: courseLectures.courseId,
  chapterId: courseLectures.chapterId,
  kind: courseLectures.kind,
  titles: courseLectures.titles,
  durationSeconds: courseLectures.durationSeconds,
};

/** Chapters and lectures of a course in their order, without texts of lectures. */
export async function readOutline(ctx: Ctx, courseId: string) {
  const chapters = await ctx.db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .orderBy(asc(courseChapters.position), asc(courseChapters.id));
  const lectures = await ctx.db
    .select(outlineColumns)
    .from(courseLectures)
    .where(eq(courseLectures.courseId, courseId))
    .orderBy(asc(courseLectures.position), asc(courseLectures.id));
  return chapters.map((chapter) => ({
    ...chapter,
    lectures: lectures.filter(({ chapterId }) => chapterId === chapter.id),
  }));
}

/** The words of courses, to say in which languages they are complete. */
export async function readWords(ctx: Ctx, courseIds: readonly string[]) {
  const chapters = await ctx.db
    .select({ courseId: courseChapters.courseId, titles: courseChapters.titles })
    .from(courseChapters)
    .where(inArray(courseChapters.courseId, [...courseIds]));
  const lectures = await ctx.db
    .select({ ...outlineColumns, contents: courseLectures.contents })
    .from(courseLectures)
    .where(inArray(courseLectures.courseId, [...courseIds]));
  return (course: Pick<CourseRow, 'id' | 'texts'>) => ({
    texts: course.texts,
    chapters: chapters.filter(({ courseId }) => courseId === course.id),
    lectures: lectures.filter(({ courseId }) => courseId === course.id),
  });
}

/** Locks a course, so that those who write it at the same time do so one after the other. */
export async function lockCourse(ctx: Ctx, id: string): Promise<CourseRow> {
  return orNotFound(
    (await ctx.db.select().from(courses).where(eq(courses.id, id)).for('update'))[0],
  );
}

const partTexts = await loadArea<typeof english>('course-parts');

/** The failure of a published course, which names the parts that are missing. */
function incomplete(
  language: Language,
  missing: readonly (keyof typeof english.courseParts)[],
): Failure {
  const names = missing.map((part) => partTexts[language].courseParts[part]);
  return new Failure('course-incomplete', {
    values: { missing: findListFormat(intlTags[language]).format(names) },
  });
}

/** After a change of a locked course: derives languages, counts and duration. A published course stays complete in one language. */
export async function deriveCourse(
  ctx: Ctx,
  id: string,
): Promise<{ languages: Language[]; lectureCount: number }> {
  const course = orNotFound((await ctx.db.select().from(courses).where(eq(courses.id, id)))[0]);
  const words = (await readWords(ctx, [id]))(course);
  const languages = completeLanguages(words);
  const lectureCount = words.lectures.length;
  const missing = (['cover', 'lecture', 'language'] as const).filter(
    (part) => !{ cover: course.coverKey, lecture: lectureCount, language: languages.length }[part],
  );
  if (course.status === 'published' && missing.length > 0) throw incomplete(ctx.language, missing);
  await ctx.db
    .update(courses)
    .set({
      languages,
      lectureCount,
      chapterCount: words.chapters.length,
      durationSeconds: words.lectures.reduce((sum, lecture) => sum + lecture.durationSeconds, 0),
      updatedAt: ctx.clock.now(),
    })
    .where(eq(courses.id, id));
  return { languages, lectureCount };
}
