import { z } from 'zod';
import { fileKeyShape } from '../images.ts';
import { inEachLanguage } from '../in-each-language.ts';
import { idShape } from '../paging.ts';
import { blockText, lineText, webAddress } from '../shapes.ts';
import { lectureKind, platformShape } from './course-shapes.ts';

export const titleMax = 120;

const summaryMax = 400;

const articleMax = 16_000;

const secondsMax = 86_400;

const title = lineText(titleMax).default('');

const courseTexts = z.strictObject({ title, summary: blockText(summaryMax).default('') });

const lectureTexts = z.strictObject({ title, content: blockText(articleMax).default('') });

export const moment = z.iso.datetime();

export const byId = z.strictObject({ id: idShape });

export const courseFormShape = z.strictObject({
  platform: platformShape,
  /** The picture, as the upload of files answered it; needed before it is published. */
  coverKey: fileKeyShape.nullable().default(null),
  texts: inEachLanguage(courseTexts.optional()),
});

export type CourseForm = z.output<typeof courseFormShape>;

export const chapterFormShape = z.strictObject({ titles: inEachLanguage(title.optional()) });

export type ChapterForm = z.output<typeof chapterFormShape>;

export const lectureFormShape = z.strictObject({
  kind: lectureKind,
  texts: inEachLanguage(lectureTexts.optional()),
  /** The uploaded film of a video, or the file to download. */
  fileId: idShape.nullable().default(null),
  /** Uploaded WebVTT files of a video. */
  captions: inEachLanguage(idShape.nullable().optional()).prefault({}),
  /** A film at YouTube or Vimeo. */
  linkUrl: webAddress.nullable().default(null),
  /** How long a linked film or a downloaded exercise takes. Films know it themselves, articles are counted. */
  durationSeconds: z.number().int().min(0).max(secondsMax).default(0),
});

export type LectureForm = z.output<typeof lectureFormShape>;

export const added = z.object({ id: z.string() });

export const chapterOfCourse = z.strictObject({ id: idShape, chapterId: idShape });

export const lectureOfCourse = z.strictObject({ id: idShape, lectureId: idShape });
