import { z } from 'zod';
import { createCrudEndpoints } from '../crud.ts';
import { endpoint } from '../endpoint.ts';
import { dayRange, dayZone, flagFilter, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { noticeFormShape, noticeTitleMax, savedFormShape, targetType } from './notice-forms.ts';
import { byId, moment, noticeShape, publishStatus } from './notice-shapes.ts';

export * from './notice-forms.ts';
export * from './notice-shapes.ts';
export * from './own-notices.ts';

/** A text in each language, with letters of three bytes and the marks of HTML. */
const formBytesMax = 1_048_576;

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

nameSchemas({ NoticeRow: noticeRowShape });
