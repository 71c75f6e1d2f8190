import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { noticeTitleMax } from './notice-forms.ts';
import { byId, moment, noticeDetailShape, noticeShape } from './notice-shapes.ts';

const myNoticeShape = noticeShape.extend({ publishTime: moment, isRead: z.boolean() });

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

nameSchemas({ Notice: myNoticeShape });
