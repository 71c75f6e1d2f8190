import type * as contract from '@vitrine/contract/courses/course-authoring.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { sanitizeHtml, showsSomething } from '#platform/rich-text.ts';
import { describeFile } from './course-files.ts';
import { deriveCourse, lockCourse } from './course-outline.ts';
import { isFilmAddress, readingSeconds, textIn, writtenOnly } from './course-texts.rules.ts';
import { courseChapters, courseFiles, courseLectures, type Written } from './courses.tables.ts';

type CourseFileRow = typeof courseFiles.$inferSelect;

/** What one course may have; the order of all is sent in one call. */
const chaptersMax = 50;
const lecturesMax = 200;

async function refuseFull(
  ctx: Ctx,
  table: typeof courseChapters | typeof courseLectures,
  courseId: string,
  max: number,
): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(table)
    .where(eq(table.courseId, courseId));
  const known = row?.count ?? 0;
  if (known >= max) throw new Failure('course-full', { values: { max } });
  return known;
}

function titlesOfChapter(ctx: Ctx, { titles }: contract.ChapterForm): Written<string> {
  const written = writtenOnly(titles);
  if (!Object.keys(written).length)
    throw new Failure('invalid-input', {
      fields: [{ path: `titles.${ctx.language}`, code: 'required' }],
    });
  return written;
}

export async function addChapter(
  ctx: Ctx,
  courseId: string,
  form: contract.ChapterForm,
): Promise<{ id: string }> {
  await lockCourse(ctx, courseId);
  const position = (await refuseFull(ctx, courseChapters, courseId, chaptersMax)) + 1;
  const titles = titlesOfChapter(ctx, form);
  const [added] = await ctx.db
    .insert(courseChapters)
    .values({ courseId, position, titles })
    .returning({ id: courseChapters.id });
  await deriveCourse(ctx, courseId);
  return orNotFound(added);
}

const chapterOf = (courseId: string, id: string) =>
  and(eq(courseChapters.id, id), eq(courseChapters.courseId, courseId));

export async function renameChapter(
  ctx: Ctx,
  courseId: string,
  id: string,
  form: contract.ChapterForm,
): Promise<null> {
  await lockCourse(ctx, courseId);
  const titles = titlesOfChapter(ctx, form);
  const where = chapterOf(courseId, id);
  orNotFound(
    (
      await ctx.db
        .update(courseChapters)
        .set({ titles })
        .where(where)
        .returning({ id: courseChapters.id })
    )[0],
  );
  await deriveCourse(ctx, courseId);
  return null;
}

export async function removeChapter(ctx: Ctx, courseId: string, id: string): Promise<null> {
  await lockCourse(ctx, courseId);
  orNotFound(
    (
      await ctx.db
        .delete(courseChapters)
        .where(chapterOf(courseId, id))
        .returning({ id: courseChapters.id })
    )[0],
  );
  await deriveCourse(ctx, courseId);
  return null;
}

/** The files that a form names, by id: uploads that are finished. */
async function readFiles(ctx: Ctx, ids: readonly string[]): Promise<Map<string, CourseFileRow>> {
  if (!ids.length) return new Map();
  const rows = await ctx.db
    .select()
    .from(courseFiles)
    .where(and(inArray(courseFiles.id, [...ids]), isNotNull(courseFiles.finishedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reduces the texts to formatting, refuses what the kind of the lecture does not have, and finds how long it takes. */
async function valuesOf(ctx: Ctx, form: contract.LectureForm) {
  const titles: Written<string> = {};
  const contents: Written<string> = {};
  for (const language of languages) {
    const texts = form.texts[language];
    if (!texts?.title) continue;
    titles[language] = texts.title;
    const content = await sanitizeHtml(texts.content);
    if (showsSomething(content)) contents[language] = content;
  }
  const isVideo = form.kind === 'video';
  const fileId = isVideo || form.kind === 'file' ? form.fileId : null;
  const captions = isVideo ? writtenOnly(form.captions) : {};
  const files = await readFiles(ctx, [...(fileId ? [fileId] : []), ...Object.values(captions)]);
  const file = fileId ? files.get(fileId) : undefined;
  const linkUrl = form.kind === 'link' ? form.linkUrl : null;
  const fields = [
    ...(Object.keys(titles).length
      ? []
      : [{ path: `texts.${ctx.language}.title`, code: 'required' }]),
    ...((isVideo || form.kind === 'file') && file?.kind !== form.kind
      ? [{ path: 'fileId', code: fileId ? 'choice' : 'required' }]
      : []),
    ...Object.entries(captions).flatMap(([language, id]) =>
      files.get(id)?.kind === 'captions' ? [] : [{ path: `captions.${language}`, code: 'choice' }],
    ),
    ...(form.kind === 'link' && !linkUrl ? [{ path: 'linkUrl', code: 'required' }] : []),
    ...(linkUrl && !isFilmAddress(linkUrl) ? [{ path: 'linkUrl', code: 'film-address' }] : []),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
  const durationOf = {
    article: () => readingSeconds(textIn(contents, 'en')),
    video: () => file?.durationSeconds ?? 0,
    link: () => form.durationSeconds,
    file: () => form.durationSeconds,
  };
  return {
    kind: form.kind,
    titles,
    contents,
    fileId,
    captions,
    linkUrl,
    durationSeconds: durationOf[form.kind](),
  };
}

export async function addLecture(
  ctx: Ctx,
  courseId: string,
  chapterId: string,
  form: contract.LectureForm,
): Promise<{ id: string }> {
  await lockCourse(ctx, courseId);
  const chapter = await ctx.db
    .select({ id: courseChapters.id })
    .from(courseChapters)
    .where(chapterOf(courseId, chapterId));
  orNotFound(chapter[0]);
  const position = (await refuseFull(ctx, courseLectures, courseId, lecturesMax)) + 1;
  const [added] = await ctx.db
    .insert(courseLectures)
    .values({ courseId, chapterId, position, ...(await valuesOf(ctx, form)) })
    .returning({ id: courseLectures.id });
  await deriveCourse(ctx, courseId);
  return orNotFound(added);
}

const lectureOf = (courseId: string, id: string) =>
  and(eq(courseLectures.id, id), eq(courseLectures.courseId, courseId));

export async function changeLecture(
  ctx: Ctx,
  courseId: string,
  id: string,
  form: contract.LectureForm,
): Promise<null> {
  await lockCourse(ctx, courseId);
  orNotFound(
    (
      await ctx.db
        .select({ id: courseLectures.id })
        .from(courseLectures)
        .where(lectureOf(courseId, id))
    )[0],
  );
  await ctx.db
    .update(courseLectures)
    .set(await valuesOf(ctx, form))
    .where(lectureOf(courseId, id));
  await deriveCourse(ctx, courseId);
  return null;
}

export async function removeLecture(ctx: Ctx, courseId: string, id: string): Promise<null> {
  await lockCourse(ctx, courseId);
  orNotFound(
    (
      await ctx.db
        .delete(courseLectures)
        .where(lectureOf(courseId, id))
        .returning({ id: courseLectures.id })
    )[0],
  );
  await deriveCourse(ctx, courseId);
  return null;
}

export async function readLectureForm(
  ctx: Ctx,
  courseId: string,
  id: string,
): Promise<contract.LectureDraft> {
  const lecture = orNotFound(
    (await ctx.db.select().from(courseLectures).where(lectureOf(courseId, id)))[0],
  );
  const { kind, titles, contents, fileId, captions, linkUrl, durationSeconds } = lecture;
  const files = await readFiles(ctx, [...(fileId ? [fileId] : []), ...Object.values(captions)]);
  const file = fileId ? files.get(fileId) : undefined;
  return {
    id,
    kind,
    texts: Object.fromEntries(
      Object.entries(titles).map(([language, title]) => [
        language,
        { title, content: contents[language as Language] ?? '' },
      ]),
    ),
    file: file ? describeFile(ctx, file) : null,
    captions: Object.fromEntries(
      Object.entries(captions).flatMap(([language, captionsId]) => {
        const found = files.get(captionsId);
        return found ? [[language, describeFile(ctx, found)]] : [];
      }),
    ),
    linkUrl,
    durationSeconds,
  };
}
