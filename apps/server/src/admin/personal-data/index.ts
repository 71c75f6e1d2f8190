import * as contract from '@vitrine/contract/admin/personal-data.ts';
import { accountHooks, ofOwnAccount } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  createLink,
  exportRequested,
  makeExport,
  mountExports,
  readExport,
  requestExport,
  sweepExports,
} from './data-export.ts';
import { cancelDeletion, readDeletion, requestDeletion } from './deletion.ts';
import { eraseAccounts } from './erase-accounts.ts';
import { listStored } from './list-stored.ts';
import { deleteOrphans, filesOrphaned, platformData } from './platform-data.ts';

/** What people with an account may ask about their data: what is stored, a copy of it, its deletion. */
export const personalDataModule: Module = {
  name: 'personal-data',
  routes(api) {
    route(api, contract.listStoredData, async (ctx) => listStored(ctx));
    route(api, contract.readDataExport, (ctx) => readExport(ctx));
    route(
      api,
      contract.requestDataExport,
      ofOwnAccount((ctx, { body }) => requestExport(ctx, body)),
    );
    route(
      api,
      contract.createDataExportLink,
      ofOwnAccount((ctx, { body }) => createLink(ctx, body)),
    );
    route(api, contract.readDeletion, (ctx) => readDeletion(ctx));
    route(
      api,
      contract.requestDeletion,
      ofOwnAccount((ctx, { body }) => requestDeletion(ctx, body)),
    );
    route(
      api,
      contract.cancelDeletion,
      ofOwnAccount((ctx) => cancelDeletion(ctx)),
    );
  },
  mount: mountExports,
  handlers(events) {
    events.on(exportRequested, 'make', (ctx, { exportId }) => makeExport(ctx, exportId), {
      transaction: 'none',
    });
    events.on(filesOrphaned, 'delete', deleteOrphans, { transaction: 'none' });
  },
  hooks: [implementHook(accountHooks.personalData, platformData)],
  schedules: [
    { name: 'personal-data.erase-accounts', everySeconds: 3_600, run: eraseAccounts },
    { name: 'personal-data.sweep-exports', everySeconds: 3_600, run: sweepExports },
  ],
};
