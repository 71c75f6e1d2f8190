import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { inEachLanguage } from '../in-each-language.ts';
import { type Language, languages } from '../locales.ts';
import {
  dayRange,
  dayZone,
  flagFilter,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { blockText, lineText, searchText } from '../shapes.ts';

/** 0 draft, 1 published, -1 revoked. */
const publishStatuses = [0, 1, -1] as const;
const noticeLevels = ['L', 'M', 'H'] as const;
const noticeTitleMax = 50;
const noticeContentMax = 65_535;
const noticeTargetsMax = 1_000;
/** A text in each language, with letters of three bytes and the marks of HTML. */
const formBytesMax = 1_048_576;

/** The value of an entry of the dictionary `notice_type`. */
const type = z.number().int().min(0).max(999);
const publishStatus = z.literal(publishStatuses);
const level = z.enum(noticeLevels);
/** 1 everybody who has an account when it is published, 2 the chosen accounts. */
const targetType = z.literal([1, 2]);
const moment = z.iso.datetime();
const byId = z.strictObject({ id: idShape });
const language = z.enum(languages);

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

const savedFormShape = z.object({
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

const noticeShape = z.object({
  id: z.string(),
  /** In the caller's language where it has a text in it. */
  title: z.string(),
  /** The language of the text that is answered; null for one from before notices had languages. */
  language: language.nullable(),
  type,
  level,
  publisherName: z.string(),
  publishTime: moment.nullable(),
});

const noticeRowShape = noticeShape.extend({
  publishStatus,
  targetType,
  /** Whether the caller has read it; false for those to whom it is not addressed. */
  isRead: z.boolean(),
  createTime: moment,
  revokeTime: moment.nullable(),
  /** When a draft is published by itself. */
  scheduleTime: moment.nullable(),
  /** To how many accounts it is addressed now, and how many of them have read it. */
  targetCount: z.number().int(),
  readCount: z.number().int(),
});

const noticeDetailShape = noticeShape.extend({ content: z.string(), publishStatus });
export type NoticeDetail = z.infer<typeof noticeDetailShape>;

const myNoticeShape = noticeShape.extend({ publishTime: moment, isRead: z.boolean() });

export const notices = createCrudEndpoints({
  name: 'notices',
  path: '/api/v1/notices',
  permission: 'sys:notice',
  permissions: { form: 'sys:notice:edit' },
  row: noticeRowShape,
  form: noticeFormShape,
  stored: savedFormShape,
  bodyBytesMax: formBytesMax,
  filters: {
    title: optionalFilter(searchText(noticeTitleMax)),
    publishStatus: optionalFilter(z.enum(['0', '1', '-1'])),
    publishTime: dayRange,
    timeZone: dayZone,
    /** Those that are published by themselves at a time to come. */
    isScheduled: flagFilter,
  },
  summaries: {
    page: 'Notices by page: drafts first, then the last published.',
    form: 'One notice as its form edits it.',
    create:
      'Adds a draft. With `publish` or `scheduleTime` it is published at once or then, which needs the right to publish as well.',
    update:
      'Changes a notice that is not published, and publishes it at once or at a time if asked to. Without a time, an earlier one is cancelled.',
    delete: 'Deletes notices that are not published; ids are joined by commas.',
  },
  failures: {
    create: ['forbidden', 'notice-nobody'],
    update: ['forbidden', 'notice-published', 'notice-nobody'],
    delete: ['notice-published'],
  },
  fieldOfCode: { 'notice-nobody': 'targetUserIds' },
});
export const {
  page: pageNotices,
  form: getNoticeForm,
  create: createNotice,
  update: updateNotice,
  delete: deleteNotices,
} = notices;

export const publishNotice = endpoint({
  name: 'notices.publish',
  method: 'PUT',
  path: '/api/v1/notices/:id/publish',
  permission: 'sys:notice:publish',
  summary:
    'Publishes a notice: it is unread for each account that it is addressed to, and pushed to those who are online.',
  params: byId,
  reply: z.null(),
  failures: ['notice-published', 'notice-nobody'],
});

export const revokeNotice = endpoint({
  name: 'notices.revoke',
  method: 'PUT',
  path: '/api/v1/notices/:id/revoke',
  permission: 'sys:notice:revoke',
  summary:
    'Takes a published notice back: nobody sees it any more, and it is forgotten who has read it.',
  params: byId,
  reply: z.null(),
  failures: ['notice-not-published'],
});

export const readNotice = endpoint({
  name: 'notices.detail',
  method: 'GET',
  path: '/api/v1/notices/:id/detail',
  permission: 'account:self:use',
  summary:
    'A published notice that is addressed to the caller, who has read it from then on. Operators who may edit notices see each of them.',
  params: byId,
  reply: noticeDetailShape,
});

export const readAllNotices = endpoint({
  name: 'notices.readAll',
  method: 'PUT',
  path: '/api/v1/notices/read-all',
  permission: 'account:self:use',
  summary: "Marks all of the caller's notices as read.",
  reply: z.null(),
});

export const pageMyNotices = endpoint({
  name: 'notices.myPage',
  method: 'GET',
  path: '/api/v1/notices/my-page',
  permission: 'account:self:use',
  summary: 'Published notices that are addressed to the caller, newest first.',
  query: z.strictObject({
    ...pageQueryFields,
    title: optionalFilter(searchText(noticeTitleMax)),
    isRead: optionalFilter(z.enum(['0', '1'])),
  }),
  reply: pageOf(myNoticeShape),
});

nameSchemas({
  Notice: myNoticeShape,
  NoticeRow: noticeRowShape,
  NoticeDetail: noticeDetailShape,
  NoticeForm: savedFormShape,
});
