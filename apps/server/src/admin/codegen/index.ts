import * as contract from '@vitrine/contract/admin/codegen.ts';
import { dictionaryHooks } from '#admin/dictionaries/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { getConfig, listChosenDictionaries, removeConfig, saveConfig } from './config.service.ts';
import { download, preview, write } from './generate.service.ts';
import { pageTables } from './tables.service.ts';

export { write as writeCode } from './generate.service.ts';

/** Code of this code base, generated from a table of the database. */
export const codegenModule: Module = {
  name: 'codegen',
  hooks: [implementHook(dictionaryHooks.uses, listChosenDictionaries)],
  routes(api) {
    route(api, contract.pageCodegenTables, (ctx, { query }) => pageTables(ctx, query));
    route(api, contract.getCodegenConfig, (ctx, { params }) => getConfig(ctx, params.tableName));
    route(api, contract.saveCodegenConfig, (ctx, { params, body }) =>
      saveConfig(ctx, params.tableName, body),
    );
    route(api, contract.deleteCodegenConfig, (ctx, { params }) =>
      removeConfig(ctx, params.tableName),
    );
    route(api, contract.previewCode, (ctx, { params }) => preview(ctx, params.tableName));
    route(api, contract.downloadCode, (ctx, { params }) => download(ctx, params.tableName));
    route(api, contract.writeCode, (ctx, { params, body }) =>
      write(ctx, params.tableName, body.overwrite),
    );
  },
};
