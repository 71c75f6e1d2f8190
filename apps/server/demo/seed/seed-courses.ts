import { readFile } from 'node:fs/promises';
import { type CourseFileKind, uploadPartBytesMax } from '@vitrine/contract/courses/course-files.ts';
import {
  addChapter,
  addCourse,
  addLecture,
  finishUpload,
  publishCourse,
  readCourse,
  saveProgress,
  startUpload,
  storePart,
} from '#courses/index.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { storeOwnImage } from '#platform/files/files.ts';
import { type DemoFilm, filmSeconds, films, filmsFolder } from '../films/films.ts';
import { languages } from '../languages.ts';
import { coursePictures, picturesFolder } from '../pictures/manifest.ts';
import { courses } from '../stores/courses.ts';
import type { DemoCourse } from '../stores/courses.types.ts';
import { asOperator, readSeededStores } from './history/seeded-store.ts';
import { htmlOf } from './html-of.ts';
import { readArticle } from './read-article.ts';

type Language = (typeof languages)[number];
const inEach = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;

async function storeCover(ctx: Ctx, course: DemoCourse): Promise<string> {
  const file = coursePictures[course.key] ?? '';
  const key = `courses/${course.key}.webp`;
  await storeOwnImage(ctx, {
    bytes: await readFile(new URL(file, picturesFolder)),
    name: `${course.key}.webp`,
    key,
  });
  return key;
}

async function upload(
  ctx: Ctx,
  kind: CourseFileKind,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const { id } = await startUpload(ctx, { kind, name, bytes: bytes.length });
  for (let offset = 0; offset < bytes.length; offset += uploadPartBytesMax)
    await storePart(ctx, id, offset, bytes.subarray(offset, offset + uploadPartBytesMax));
  return (await finishUpload(ctx, id)).id;
}

const moment = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions of a film as WebVTT. */
function captionsOf({ cues }: DemoFilm, language: Language): Buffer {
  const lines = cues.map(
    ({ from, words }, index) =>
      `${moment(from)} --> ${moment(cues[index + 1]?.from ?? filmSeconds)}\n${words[language]}`,
  );
  return Buffer.from(`WEBVTT\n\n${lines.join('\n\n')}\n`);
}

async function addFilm(
  ctx: Ctx,
  courseId: string,
  chapterId: string,
  film: DemoFilm,
): Promise<void> {
  const fileId = await upload(
    ctx,
    'video',
    film.file,
    await readFile(new URL(film.file, filmsFolder)),
  );
  const captions: Partial<Record<Language, string>> = {};
  for (const language of languages)
    captions[language] = await upload(
      ctx,
      'captions',
      `${language}.vtt`,
      captionsOf(film, language),
    );
  await inTx(ctx, (tx) =>
    addLecture(tx, courseId, chapterId, {
      kind: 'video',
      texts: inEach((language) => ({
        title: film.title[language],
        content: htmlOf(film.text[language]),
      })),
      fileId,
      captions: inEach((language) => captions[language] ?? null),
      linkUrl: null,
      durationSeconds: 0,
    }),
  );
}

async function addChapters(ctx: Ctx, courseId: string, course: DemoCourse): Promise<void> {
  for (const [index, chapter] of course.chapters.entries()) {
    const { id: chapterId } = await inTx(ctx, (tx) =>
      addChapter(tx, courseId, { titles: inEach((language) => chapter.title[language]) }),
    );
    const film = films.find((one) => one.course === course.key && one.chapter === index);
    if (film) await addFilm(ctx, courseId, chapterId, film);
    for (const { title, article } of chapter.lectures) {
      const body = await readArticle(article);
      await inTx(ctx, (tx) =>
        addLecture(tx, courseId, chapterId, {
          kind: 'article',
          texts: inEach((language) => ({
            title: title[language],
            content: htmlOf(body[language]),
          })),
          fileId: null,
          captions: inEach(() => null),
          linkUrl: null,
          durationSeconds: 0,
        }),
      );
    }
  }
}

/** The course that the owner of the first store has begun. */
const begunCourse = 'short-video-from-zero';
const completedCount = 2;

async function beginCourse(platform: Platform, id: string): Promise<void> {
  const [store] = await readSeededStores(platform);
  if (!store) return;
  const ctx = { ...systemContext(platform), caller: store.owner };
  const course = await readCourse(ctx, id, {});
  const lectures = course.chapters.flatMap((chapter) => chapter.lectures).slice(0, completedCount);
  for (const lecture of lectures)
    await saveProgress(ctx, { id, lectureId: lecture.id }, { isCompleted: true });
}

/** Writes and publishes the demonstration's courses, through the same code as operators. */
export async function seedCourses(platform: Platform): Promise<void> {
  const ctx = await asOperator(platform);
  for (const course of [...courses].reverse()) {
    const texts = inEach((language) => ({
      title: course.title[language],
      summary: course.summary[language],
    }));
    const coverKey = await storeCover(ctx, course);
    const { id } = await inTx(ctx, (tx) =>
      addCourse(tx, { platform: course.platform, coverKey, texts }),
    );
    await addChapters(ctx, id, course);
    await inTx(ctx, (tx) => publishCourse(tx, id));
    if (course.key === begunCourse) await beginCourse(platform, id);
  }
}
