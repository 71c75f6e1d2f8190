import { z } from 'zod';
import { inEachLanguage } from '../in-each-language.ts';
import type { Language } from '../locales.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText } from '../shapes.ts';
import { language, level, moment, type } from './notice-shapes.ts';

export const noticeTitleMax = 50;

const noticeContentMax = 65_535;

const noticeTargetsMax = 1_000;

/** 1 everybody who has an account when it is published, 2 the chosen accounts. */
export const targetType = z.literal([1, 2]);

const title = lineText(noticeTitleMax);

/** HTML. What is not formatting of a text (scripts, styles, forms, frames) is removed when it is saved. */
const content = blockText(noticeContentMax);

/** Title and text in the languages that have their own, both of them or neither. */
const translations = inEachLanguage(
  z.strictObject({ title: title.default(''), content: content.default('') }).optional(),
);

export const noticeFormShape = z.strictObject({
  id: idShape.optional(),
  title: title.min(1),
  content: content.min(1),
  /** The language in which title and content are written: that of the caller for a new one, what is stored for another. */
  language: language.optional(),
  /** Those that are stored stay when they are left out. */
  translations: translations.optional(),
  type,
  level: level.default('L'),
  targetType: targetType.default(1),
  /** Account ids; needed for target 2, ignored for target 1. */
  targetUserIds: z.array(idShape).max(noticeTargetsMax).default([]),
  /** Publishes it at once. */
  publish: z.boolean().default(false),
  /** Publishes it then. Saving without a time cancels an earlier one. */
  scheduleTime: moment.nullable().default(null),
});

export type NoticeForm = z.output<typeof noticeFormShape>;

/** Title and text of a notice in the languages that have their own. */
export type NoticeTranslations = Readonly<
  Partial<Record<Language, { title: string; content: string }>>
>;

export const savedFormShape = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  language: language.nullable(),
  translations: z.partialRecord(language, z.object({ title: z.string(), content: z.string() })),
  type,
  level,
  targetType,
  targetUserIds: z.array(z.string()),
  publish: z.literal(false),
  scheduleTime: moment.nullable(),
});

nameSchemas({ NoticeForm: savedFormShape });
