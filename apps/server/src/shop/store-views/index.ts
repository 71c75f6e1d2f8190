import * as contract from '@vitrine/contract/shop/store-views.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import { referTo } from '#platform/log-subjects.ts';
import type { Module } from '#platform/module.ts';
import { openView, startView } from './begin-view.ts';
import { endView, findView, recordEnds } from './end-view.ts';
import { viewData } from './own-data.ts';

/** Operators see the console of a store as its owner does, and change nothing. */
export const storeViewsModule: Module = {
  name: 'store-views',
  routes(api) {
    route(api, contract.beginStoreView, (ctx, { params }) => startView(ctx, params.storeId));
    route(api, contract.openStoreView, (ctx, { body }) => openView(ctx, body.ticket));
    route(api, contract.endStoreView, (ctx) => endView(ctx));
  },
  logSubjects: {
    'storeViews.begin': async (_ctx, { params }) => referTo('store', [String(params['storeId'])]),
    'storeViews.end': async ({ caller }) =>
      caller?.storeId ? referTo('store', [caller.storeId]) : undefined,
  },
  hooks: [
    implementHook(accountHooks.findView, findView),
    implementHook(accountHooks.personalData, viewData),
  ],
  schedules: [{ name: 'store-views.record-ends', everySeconds: 60, run: recordEnds }],
};
