import * as contract from '@vitrine/contract/admin/notices.ts';
import { dictionaryHooks } from '#admin/dictionaries/index.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { pageMine, readAll, readOne } from './my-notices.ts';
import { noticeService } from './notices.service.ts';
import { notices } from './notices.tables.ts';
import { noticeData } from './own-data.ts';
import { publish, publishDueNotices, revoke } from './publish.ts';

export const addNotice = noticeService.create;

/** Notices of operators to everybody or to chosen accounts. */
export const noticesModule: Module = {
  name: 'notices',
  hooks: [
    implementHook(accountHooks.personalData, noticeData),
    implementHook(dictionaryHooks.uses, () => [
      { dictCode: 'notice_type', menu: 'systemNotices', column: notices.type },
      { dictCode: 'notice_level', menu: 'systemNotices', column: notices.level },
    ]),
  ],
  // At most so late is a scheduled one.
  schedules: [{ name: 'notices.publish', everySeconds: 10, run: publishDueNotices }],
  routes(api) {
    registerCrudRoutes(api, contract.notices, noticeService);
    route(api, contract.publishNotice, (ctx, { params }) => publish(ctx, params.id));
    route(api, contract.revokeNotice, (ctx, { params }) => revoke(ctx, params.id));
    route(api, contract.readNotice, (ctx, { params }) => readOne(ctx, params.id));
    route(api, contract.readAllNotices, (ctx) => readAll(ctx));
    route(api, contract.pageMyNotices, (ctx, { query }) => pageMine(ctx, query));
  },
};
