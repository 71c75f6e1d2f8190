import * as contract from '@vitrine/contract/admin/demo.ts';
import * as files from '@vitrine/contract/admin/demo-files.ts';
import { demoTopics } from '@vitrine/contract/topics.ts';
import { dictionaryHooks } from '#admin/dictionaries/index.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { Failure } from '#platform/failure.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import {
  deleteDemoFiles,
  deleteStoredFiles,
  downloadDemoFile,
  pageDemoFiles,
  uploadDemoFile,
} from './demo-files.ts';
import {
  addItem,
  changeItem,
  exportItems,
  getItemForm,
  listItems,
  pageItems,
  removeItems,
} from './demo-items.ts';
import { listReceivers, maySend, messageReceiver } from './demo-messages.ts';
import { readText, saveText } from './demo-texts.ts';
import { demoData, demoFilesOrphaned } from './own-data.ts';

export { installDemo } from './install.ts';

const shownDictionaries = ['gender', 'notice_type', 'notice_level'];

/** What the demo pages of the console do on the server. */
export const demoModule: Module = {
  name: 'demo',
  isOn: ({ demoPages }) => demoPages,
  hooks: [
    implementHook(accountHooks.personalData, demoData),
    implementHook(dictionaryHooks.uses, ({ platform }) =>
      platform.config.demoPages
        ? shownDictionaries.map((dictCode) => ({ dictCode, menu: 'demoDictionary' }))
        : [],
    ),
  ],
  handlers(events) {
    events.on(
      demoFilesOrphaned,
      'demo.delete-files',
      (ctx, { keys }) => deleteStoredFiles(ctx.platform, keys),
      { transaction: 'none' },
    );
  },
  maySubscribe: (caller, destination) => destination === demoTopics.notice && maySend(caller),
  pushReceivers: [messageReceiver],
  routes(api) {
    route(api, contract.pageDemoItems, (ctx, { query }) => pageItems(ctx, query));
    route(api, contract.listDemoItems, (ctx, { query }) => listItems(ctx, query));
    route(api, contract.failDemoItems, async () => {
      throw new Failure('busy');
    });
    route(api, contract.exportDemoItems, (ctx, { query }) => exportItems(ctx, query));
    route(api, contract.getDemoItemForm, (ctx, { params }) => getItemForm(ctx, params.id));
    route(api, contract.createDemoItem, (ctx, { body }) => addItem(ctx, body));
    route(api, contract.updateDemoItem, (ctx, { params, body }) =>
      changeItem(ctx, params.id, body),
    );
    route(api, contract.deleteDemoItems, (ctx, { params }) => removeItems(ctx, params.ids));
    route(api, contract.getDemoText, (ctx) => readText(ctx));
    route(api, contract.saveDemoText, (ctx, { body }) => saveText(ctx, body));
    route(api, contract.listDemoReceivers, (ctx) => listReceivers(ctx));
    route(api, files.uploadDemoFile, (ctx, { body }) => uploadDemoFile(ctx, body));
    route(api, files.pageDemoFiles, (ctx, { query }) => pageDemoFiles(ctx, query));
    route(api, files.downloadDemoFile, (ctx, { params }) => downloadDemoFile(ctx, params.id));
    route(api, files.deleteDemoFiles, (ctx, { params }) => deleteDemoFiles(ctx, params.ids));
  },
};
