import * as contract from '@vitrine/contract/admin/dictionaries.ts';
import * as entries from '@vitrine/contract/admin/dictionary-entries.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { registerCrudRoutes } from '#platform/crud/crud-routes.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { dictionaryService, listAll } from './dictionaries.service.ts';
import {
  addEntry,
  changeEntry,
  getEntryForm,
  listOptions,
  pageEntries,
  removeEntries,
  sortEntries,
} from './entries.service.ts';

export { type DictionaryUse, dictionaryHooks } from './dictionary-uses.ts';
export { assertEntries, hasDictionaryEntry } from './entries.service.ts';
export { installDictionaries } from './install.ts';
export { createPlainModule } from './plain-module.ts';
export { textIn } from './translations.rules.ts';

/** Lists of named values that operators keep: labels and colours for codes. */
export const dictionariesModule: Module = {
  name: 'dictionaries',
  maySubscribe: (_caller, destination) => destination === topics.dictionaries,
  routes(api) {
    registerCrudRoutes(api, contract.dictionaries, dictionaryService);
    route(api, contract.listDictionaries, (ctx) => listAll(ctx));
    route(api, entries.pageDictionaryEntries, (ctx, { query }) => pageEntries(ctx, query));
    route(api, entries.getDictionaryEntryForm, (ctx, { params }) => getEntryForm(ctx, params.id));
    route(api, entries.listDictionaryOptions, (ctx, { params }) =>
      listOptions(ctx, params.dictCode),
    );
    route(api, entries.createDictionaryEntry, (ctx, { body }) => addEntry(ctx, body));
    route(api, entries.updateDictionaryEntry, (ctx, { params, body }) =>
      changeEntry(ctx, params.id, body),
    );
    route(api, entries.sortDictionaryEntries, (ctx, { params, body }) =>
      sortEntries(ctx, params.id, body.ids),
    );
    route(api, entries.deleteDictionaryEntries, (ctx, { params }) =>
      removeEntries(ctx, params.ids),
    );
  },
};
