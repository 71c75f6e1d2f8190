import * as contract from '@vitrine/contract/shop/list-views.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { createView, deleteView, readViews, updateView } from './list-views.service.ts';
import { listViewData } from './own-data.ts';

/** Saved views of lists: filters, columns and order under a name. */
export const listViewsModule: Module = {
  name: 'listViews',
  routes(api) {
    route(api, contract.listViews, (ctx, { query }) => readViews(ctx, query.list));
    route(api, contract.createListView, (ctx, { body }) => createView(ctx, body));
    route(api, contract.updateListView, (ctx, { params, body }) =>
      updateView(ctx, params.id, body),
    );
    route(api, contract.deleteListView, (ctx, { params }) => deleteView(ctx, params.id));
  },
  hooks: [implementHook(accountHooks.personalData, listViewData)],
};
