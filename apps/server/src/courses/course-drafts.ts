import type * as contract from '@vitrine/contract/courses/course-authoring.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { hasDictionaryEntry } from '#admin/dictionaries/index.ts';
import type { Ctx } from '#platform/context.ts';
import { containsFolded } from '#platform/db/contains-folded.ts';
import { Failure, notFound, orNotFound } from '#platform/failure.ts';
import { findImage } from '#platform/files/files.ts';
import { imageOf } from './course-images.ts';
import { deriveCourse, lockCourse, readOutline, readWords } from './course-outline.ts';
import { completenessOf, isWritten, textIn, writtenOnly } from './course-texts.rules.ts';
import { courseChapters, courseLectures, courses, type Written } from './courses.tables.ts';

const titlesOf = (texts: Written<{ title: string }>): Written<string> =>
  Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title]));

/** Refuses a platform that the dictionary does not have, a picture that is not stored, and a course without a title. */
async function valuesOf(ctx: Ctx, form: contract.CourseForm) {
  const texts = writtenOnly(form.texts, ({ title }) => !title);
  const fields = [
    ...((await hasDictionaryEntry(ctx, 'course_platform', form.platform))
      ? []
      : [{ path: 'platform', code: 'choice' }]),
    ...(form.coverKey && !(await findImage(ctx, form.coverKey))
      ? [{ path: 'coverKey', code: 'own-picture' }]
      : []),
    ...(Object.keys(texts).length
      ? []
      : [{ path: `texts.${ctx.language}.title`, code: 'required' }]),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
  return { platform: form.platform, coverKey: form.coverKey, texts };
}

export async function pageDrafts(
  ctx: Ctx,
  query: EndpointInput<typeof contract.pageCourseDrafts>['query'],
): Promise<EndpointReply<typeof contract.pageCourseDrafts>> {
  const where = and(
    query.keywords ? containsFolded(sql`${courses.texts}`, query.keywords) : undefined,
    query.status ? eq(courses.status, query.status) : undefined,
    query.platform ? eq(courses.platform, query.platform) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(courses)
    .where(where)
    .orderBy(sql`${courses.updatedAt} desc`, sql`${courses.id} desc`)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const [total] = await ctx.db.select({ count: count() }).from(courses).where(where);
  const wordsOf = await readWords(
    ctx,
    rows.map(({ id }) => id),
  );
  const images = await imageOf(ctx, rows);
  return {
    list: rows.map((course) => ({
      id: course.id,
      title: textIn(titlesOf(course.texts), ctx.language),
      cover: images(course.coverKey),
      platform: course.platform,
      status: course.status,
      completeness: completenessOf(wordsOf(course)),
      lectureCount: course.lectureCount,
      durationSeconds: course.durationSeconds,
      publishedAt: course.publishedAt?.toISOString() ?? null,
      updatedAt: course.updatedAt.toISOString(),
    })),
    total: total?.count ?? 0,
  };
}

export async function readDraft(ctx: Ctx, id: string): Promise<contract.CourseDraft> {
  const course = orNotFound((await ctx.db.select().from(courses).where(eq(courses.id, id)))[0]);
  const words = (await readWords(ctx, [id]))(course);
  const contents = new Map(words.lectures.map((lecture) => [lecture.id, lecture.contents]));
  const titled = Object.keys(course.texts) as Language[];
  const images = await imageOf(ctx, [course]);
  return {
    id,
    platform: course.platform,
    coverKey: course.coverKey,
    cover: images(course.coverKey),
    texts: course.texts,
    status: course.status,
    completeness: completenessOf(words),
    durationSeconds: course.durationSeconds,
    chapters: (await readOutline(ctx, id)).map((chapter) => ({
      id: chapter.id,
      title: textIn(chapter.titles, ctx.language),
      titles: chapter.titles,
      lectures: chapter.lectures.map((lecture) => ({
        id: lecture.id,
        kind: lecture.kind,
        title: textIn(lecture.titles, ctx.language),
        durationSeconds: lecture.durationSeconds,
        missing: titled.filter(
          (language) =>
            !isWritten({ ...lecture, contents: contents.get(lecture.id) ?? {} }, language),
        ),
      })),
    })),
  };
}

export async function addCourse(ctx: Ctx, form: contract.CourseForm): Promise<{ id: string }> {
  const now = ctx.clock.now();
  const [added] = await ctx.db
    .insert(courses)
    .values({
      ...(await valuesOf(ctx, form)),
      status: 'draft',
      languages: [],
      chapterCount: 0,
      lectureCount: 0,
      durationSeconds: 0,
      publishedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: courses.id });
  const { id } = orNotFound(added);
  await deriveCourse(ctx, id);
  return { id };
}

export async function changeCourse(ctx: Ctx, id: string, form: contract.CourseForm): Promise<null> {
  await lockCourse(ctx, id);
  await ctx.db
    .update(courses)
    .set(await valuesOf(ctx, form))
    .where(eq(courses.id, id));
  await deriveCourse(ctx, id);
  return null;
}

/** Deletes courses: all that were named, or none. */
export async function removeCourses(ctx: Ctx, ids: readonly string[]): Promise<null> {
  const named = inArray(courses.id, [...ids]);
  const known = await ctx.db
    .select({ status: courses.status })
    .from(courses)
    .where(named)
    .for('update');
  if (known.length !== ids.length) notFound();
  if (known.some(({ status }) => status === 'published')) throw new Failure('course-published');
  await ctx.db.delete(courses).where(named);
  return null;
}

export async function publishCourse(ctx: Ctx, id: string): Promise<null> {
  if ((await lockCourse(ctx, id)).status === 'published') throw new Failure('course-published');
  await ctx.db
    .update(courses)
    .set({ status: 'published', publishedAt: ctx.clock.now() })
    .where(eq(courses.id, id));
  await deriveCourse(ctx, id);
  return null;
}

export async function unpublishCourse(ctx: Ctx, id: string): Promise<null> {
  if ((await lockCourse(ctx, id)).status !== 'published') throw new Failure('course-not-published');
  await ctx.db
    .update(courses)
    .set({ status: 'draft', publishedAt: null, updatedAt: ctx.clock.now() })
    .where(eq(courses.id, id));
  return null;
}

const sameIds = (known: readonly string[], named: readonly string[]): boolean =>
  known.length === named.length &&
  new Set(named).size === named.length &&
  known.every((id) => named.includes(id));

/** Puts chapters and lectures in an order that names each of them once; otherwise somebody changed the course in the meantime. */
export async function orderCourse(
  ctx: Ctx,
  id: string,
  { chapters }: EndpointInput<typeof contract.orderCourse>['body'],
): Promise<null> {
  await lockCourse(ctx, id);
  const outline = await readOutline(ctx, id);
  const isSame =
    sameIds(
      outline.map((chapter) => chapter.id),
      chapters.map((chapter) => chapter.id),
    ) &&
    sameIds(
      outline.flatMap(({ lectures }) => lectures.map((lecture) => lecture.id)),
      chapters.flatMap(({ lectureIds }) => lectureIds),
    );
  if (!isSame) throw new Failure('course-changed');
  const places = chapters.flatMap((chapter) =>
    chapter.lectureIds.map((lectureId, position) => ({
      lectureId,
      chapterId: chapter.id,
      position,
    })),
  );
  await ctx.db.run(sql`
    update ${courseChapters} set position = new.position
    from unnest(${sql.param(chapters.map((chapter) => chapter.id))}::bigint[]) with ordinality new (id, position)
    where ${courseChapters.id} = new.id`);
  await ctx.db.run(sql`
    update ${courseLectures} set position = new.position, chapter_id = new.chapter_id
    from unnest(
      ${sql.param(places.map(({ lectureId }) => lectureId))}::bigint[], ${sql.param(places.map(({ chapterId }) => chapterId))}::bigint[],
      ${sql.param(places.map(({ position }) => position))}::smallint[]) new (id, chapter_id, position)
    where ${courseLectures.id} = new.id`);
  await ctx.db.update(courses).set({ updatedAt: ctx.clock.now() }).where(eq(courses.id, id));
  return null;
}
