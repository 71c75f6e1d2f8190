import * as links from '@vitrine/contract/shop/supplier-stock-links.ts';
import * as contract from '@vitrine/contract/shop/supplier-updates.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { runInTx } from '#platform/context.ts';
import { implementHook } from '#platform/hooks.ts';
import { type Api, route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { describeSupplier, describeSupplierOfUpdate } from './log-subjects.ts';
import { notifyOfUpdates } from './notify-operators.ts';
import { supplierUpdateData } from './own-data.ts';
import {
  downloadTable,
  readLink,
  readPage,
  revokeLink,
  sendLink,
  uploadByLink,
} from './stock-link.ts';
import { supplierUpdateArrived } from './supplier-updates.events.ts';
import { bookUpdate, paginateUpdates, readUpdate, rejectUpdate, uploadUpdate } from './updates.ts';

function registerRoutes(api: Api): void {
  route(api, contract.pageSupplierUpdates, (ctx, { query }) => paginateUpdates(ctx, query));
  route(api, contract.readSupplierUpdate, (ctx, { params }) => readUpdate(ctx, params.id));
  route(api, contract.uploadSupplierUpdate, (ctx, { params, body }) =>
    uploadUpdate(ctx, params.id, body.file),
  );
  route(api, contract.bookSupplierUpdate, (ctx, { params, body }) =>
    bookUpdate(ctx, params.id, body.priceRule),
  );
  route(api, contract.rejectSupplierUpdate, (ctx, { params }) => rejectUpdate(ctx, params.id));
  route(api, contract.readStockLink, (ctx, { params }) => readLink(ctx, params.id));
  route(api, contract.sendStockLink, (ctx, { params, body }) => sendLink(ctx, params.id, body));
  route(api, contract.revokeStockLink, (ctx, { params }) => revokeLink(ctx, params.id));
  route(api, links.readStockPage, (ctx, { params }) => readPage(ctx, params.token));
  route(api, links.uploadStock, (ctx, { params, body }) =>
    uploadByLink(ctx, params.token, body.file),
  );
  route(api, links.readStockTemplate, (ctx, { params }) => downloadTable(ctx, params.token));
}

/** Stock and costs of suppliers by table: read and shown first, then booked. */
export const supplierUpdatesModule: Module = {
  name: 'supplier-updates',
  logSubjects: {
    'supplierUpdates.create': describeSupplier,
    'supplierUpdates.sendLink': describeSupplier,
    'supplierUpdates.revokeLink': describeSupplier,
    'supplierUpdates.book': describeSupplierOfUpdate,
    'supplierUpdates.reject': describeSupplierOfUpdate,
  },
  routes: registerRoutes,
  handlers(events) {
    events.on(supplierUpdateArrived, 'supplier-updates.notify-operators', (ctx) =>
      notifyOfUpdates(ctx),
    );
  },
  hooks: [implementHook(accountHooks.personalData, supplierUpdateData)],
  schedules: [
    {
      name: 'supplier-updates.notify-operators',
      everySeconds: 600,
      run: runInTx(notifyOfUpdates),
    },
  ],
};
