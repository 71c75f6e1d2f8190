import type * as contract from '@vitrine/contract/courses/courses.ts';
import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm';
import { readContact } from '#admin/configs/index.ts';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { mediaOf } from './course-files.ts';
import { imageOf } from './course-images.ts';
import { type CourseRow, readOutline } from './course-outline.ts';
import { languageToShow, textIn } from './course-texts.rules.ts';
import { courseFiles, courseLectures, courseProgress, courses } from './courses.tables.ts';

/** More than the platform will write; a list of all needs no pages. */
const listedMax = 200;

type Progress = typeof courseProgress.$inferSelect;

/** In a draft nothing may be complete: it is shown in a language of its title. */
const shownIn = ({ languages, texts }: CourseRow, wanted: Language): Language =>
  languageToShow(wanted, languages.length ? languages : (Object.keys(texts) as Language[]));

function cardOf(
  course: CourseRow,
  language: Language,
  cover: contract.CourseCard['cover'],
  completedCount: number,
): contract.CourseCard {
  const { id, texts, platform, languages, chapterCount, lectureCount, durationSeconds } = course;
  const words = texts[language];
  return {
    id,
    title: words?.title ?? '',
    summary: words?.summary ?? '',
    cover,
    platform,
    language,
    languages,
    chapterCount,
    lectureCount,
    completedCount,
    durationSeconds,
  };
}

export async function listCourses(
  ctx: Ctx,
  { language, platform }: EndpointInput<typeof contract.listCourses>['query'],
): Promise<contract.CourseCard[]> {
  const rows = await ctx.db
    .select({
      course: courses,
      completedCount: sql<number>`(
        select count(*)::int from ${courseProgress}
        where ${courseProgress.courseId} = ${courses.id} and ${courseProgress.accountId} = ${callerOf(ctx).accountId} and ${courseProgress.completedAt} is not null)`,
    })
    .from(courses)
    .where(
      and(
        eq(courses.status, 'published'),
        language ? arrayContains(courses.languages, [language]) : undefined,
        platform ? eq(courses.platform, platform) : undefined,
      ),
    )
    .orderBy(sql`${courses.publishedAt} desc`, sql`${courses.id} desc`)
    .limit(listedMax);
  const images = await imageOf(
    ctx,
    rows.map(({ course }) => course),
  );
  return rows.map(({ course, completedCount }) =>
    cardOf(
      course,
      shownIn(course, language ?? ctx.language),
      images(course.coverKey),
      completedCount,
    ),
  );
}

/** A published course; those who write courses see the others too. */
async function findCourse(ctx: Ctx, id: string): Promise<CourseRow> {
  const [course] = await ctx.db.select().from(courses).where(eq(courses.id, id));
  const isShown =
    course?.status === 'published' || callerOf(ctx).permissions.has('platform:course:query');
  return orNotFound(isShown ? course : undefined);
}

const lectureFacts = (
  {
    id,
    titles,
    kind,
    durationSeconds,
  }: Pick<typeof courseLectures.$inferSelect, 'id' | 'titles' | 'kind' | 'durationSeconds'>,
  language: Language,
  progress: Progress | undefined,
): contract.CourseLecture => ({
  id,
  title: textIn(titles, language),
  kind,
  durationSeconds,
  isCompleted: Boolean(progress?.completedAt),
  positionSeconds: progress?.positionSeconds ?? 0,
});

/** Where to go on: in the lecture that was opened last, or, if that one is done, in the first that is not. */
function lectureToResume(
  lectures: readonly { id: string }[],
  progress: readonly Progress[],
): string | null {
  const [last] = [...progress].sort(
    (left, right) => right.updatedAt.getTime() - left.updatedAt.getTime(),
  );
  if (last && !last.completedAt && lectures.some(({ id }) => id === last.lectureId))
    return last.lectureId;
  const isDone = (id: string) =>
    progress.some(({ lectureId, completedAt }) => lectureId === id && completedAt);
  return (lectures.find(({ id }) => !isDone(id)) ?? lectures[0])?.id ?? null;
}

export async function readCourse(
  ctx: Ctx,
  id: string,
  { language: wanted }: EndpointInput<typeof contract.readCourse>['query'],
): Promise<contract.Course> {
  const course = await findCourse(ctx, id);
  const progress = await ctx.db
    .select()
    .from(courseProgress)
    .where(
      and(eq(courseProgress.courseId, id), eq(courseProgress.accountId, callerOf(ctx).accountId)),
    );
  const language = shownIn(course, wanted ?? ctx.language);
  const chapters = (await readOutline(ctx, id)).map((chapter) => ({
    id: chapter.id,
    title: textIn(chapter.titles, language),
    durationSeconds: chapter.lectures.reduce(
      (sum, { durationSeconds }) => sum + durationSeconds,
      0,
    ),
    lectures: chapter.lectures.map((lecture) =>
      lectureFacts(
        lecture,
        language,
        progress.find(({ lectureId }) => lectureId === lecture.id),
      ),
    ),
  }));
  const images = await imageOf(ctx, [course]);
  const completedCount = progress.filter(({ completedAt }) => completedAt).length;
  return {
    ...cardOf(course, language, images(course.coverKey), completedCount),
    isPublished: course.status === 'published',
    chapters,
    resumeLectureId: lectureToResume(
      chapters.flatMap(({ lectures }) => lectures),
      progress,
    ),
    contact: (await readContact(ctx)) || null,
  };
}

async function findLecture(ctx: Ctx, courseId: string, lectureId: string) {
  const where = and(eq(courseLectures.id, lectureId), eq(courseLectures.courseId, courseId));
  return orNotFound((await ctx.db.select().from(courseLectures).where(where))[0]);
}

export async function readLecture(
  ctx: Ctx,
  { id, lectureId }: EndpointInput<typeof contract.readLecture>['params'],
  { language: wanted }: EndpointInput<typeof contract.readLecture>['query'],
): Promise<contract.Lecture> {
  const course = await findCourse(ctx, id);
  const lecture = await findLecture(ctx, id, lectureId);
  const [progress] = await ctx.db
    .select()
    .from(courseProgress)
    .where(
      and(
        eq(courseProgress.lectureId, lectureId),
        eq(courseProgress.accountId, callerOf(ctx).accountId),
      ),
    );
  const ids = [...(lecture.fileId ? [lecture.fileId] : []), ...Object.values(lecture.captions)];
  const files = ids.length
    ? await ctx.db
        .select()
        .from(courseFiles)
        .where(
          and(
            sql`${courseFiles.id} = any(${sql.param(ids)}::bigint[])`,
            isNotNull(courseFiles.finishedAt),
          ),
        )
    : [];
  const find = (fileId: string | null | undefined) => {
    const found = files.find((file) => file.id === fileId);
    return found && mediaOf(ctx, found);
  };
  const media = find(lecture.fileId);
  const language = shownIn(course, wanted ?? ctx.language);
  const captions = (Object.entries(lecture.captions) as [Language, string][]).flatMap(
    ([spoken, fileId]) => {
      const found = find(fileId);
      return found ? { language: spoken, url: found.url } : [];
    },
  );
  return {
    ...lectureFacts(lecture, language, progress),
    courseId: id,
    language,
    content: textIn(lecture.contents, language),
    video:
      lecture.kind === 'video' && media ? { url: media.url, type: media.type, captions } : null,
    link: lecture.linkUrl,
    file:
      lecture.kind === 'file' && media
        ? { url: media.url, name: media.name, bytes: media.bytes }
        : null,
  };
}

/** Keeps how far somebody is. What is completed stays so until it is said otherwise. */
export async function saveProgress(
  ctx: Ctx,
  { id, lectureId }: EndpointInput<typeof contract.saveProgress>['params'],
  { positionSeconds, isCompleted }: EndpointInput<typeof contract.saveProgress>['body'],
): Promise<null> {
  await findCourse(ctx, id);
  const lecture = await findLecture(ctx, id, lectureId);
  const now = ctx.clock.now();
  const position =
    positionSeconds === undefined
      ? undefined
      : Math.min(positionSeconds, Math.max(lecture.durationSeconds, 0));
  const completed = isCompleted === undefined ? {} : { completedAt: isCompleted ? now : null };
  await ctx.db
    .insert(courseProgress)
    .values({
      accountId: callerOf(ctx).accountId,
      lectureId,
      courseId: id,
      positionSeconds: position ?? 0,
      completedAt: isCompleted ? now : null,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [courseProgress.accountId, courseProgress.lectureId],
      set: {
        updatedAt: now,
        ...(position === undefined ? {} : { positionSeconds: position }),
        ...completed,
      },
    });
  return null;
}
