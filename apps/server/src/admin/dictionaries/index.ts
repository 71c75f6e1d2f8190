import * as contract from '@vitrine/contract/admin/dictionaries.ts';
import type { Module } from '#platform/module.ts';
import { route } from '#platform/route.ts';
import { addDictionary, changeDictionary, getForm, listAll, pageAll, removeDictionaries } from './dictionaries.service.ts';

export { installDictionaries } from './install.ts';

/** Lists of named values that operators keep: labels and colours for codes. */
export const dictionariesModule: Module = {
  name: 'dictionaries',
  routes(api) {
    route(api, contract.pageDictionaries, (ctx, { query }) => pageAll(ctx, query));
    route(api, contract.listDictionaries, (ctx) => listAll(ctx));
    route(api, contract.getDictionaryForm, (ctx, { params }) => getForm(ctx, params.id));
    route(api, contract.createDictionary, (ctx, { body }) => addDictionary(ctx, body));
    route(api, contract.updateDictionary, (ctx, { params, body }) => changeDictionary(ctx, params.id, body));
    route(api, contract.deleteDictionaries, (ctx, { params }) => removeDictionaries(ctx, params.ids));
  },
};
