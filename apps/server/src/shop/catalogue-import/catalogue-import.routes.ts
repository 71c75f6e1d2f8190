import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { type Api, route } from '#platform/http/route.ts';
import { retryPictures } from './fetch-pictures.ts';
import {
  getImport,
  listImports,
  listPictures,
  listProblems,
  listProducts,
  sendReport,
} from './list-imports.ts';
import { startRun } from './run-import.ts';
import { startCheck } from './start-check.ts';
import { startUndo } from './undo-import.ts';
import {
  changeImportSettings,
  deleteImport,
  finishImportUpload,
  startImport,
  storeImportPart,
} from './upload-import.ts';

export function registerImportRoutes(api: Api): void {
  route(api, contract.startImport, (ctx, { body }) => startImport(ctx, body));
  route(api, contract.sendImportPart, (ctx, { params, query, body }) =>
    storeImportPart(ctx, params.id, query.bytesFrom, body),
  );
  route(api, contract.finishImportUpload, (ctx, { params }) => finishImportUpload(ctx, params.id));
  route(api, contract.listImports, (ctx, { query }) => listImports(ctx, query));
  route(api, contract.getImport, (ctx, { params }) => getImport(ctx, params.id));
  route(api, contract.changeImportSettings, (ctx, { params, body }) =>
    changeImportSettings(ctx, params.id, body),
  );
  route(api, contract.checkImport, (ctx, { params }) => startCheck(ctx, params.id));
  route(api, contract.listImportProblems, (ctx, { params, query }) =>
    listProblems(ctx, params.id, query),
  );
  route(api, contract.listImportProducts, (ctx, { params, query }) =>
    listProducts(ctx, params.id, query),
  );
  route(api, contract.downloadImportReport, (ctx, { params }) => sendReport(ctx, params.id));
  route(api, contract.runImport, (ctx, { params }) => startRun(ctx, params.id));
  route(api, contract.undoImport, (ctx, { params }) => startUndo(ctx, params.id));
  route(api, contract.deleteImport, (ctx, { params }) => deleteImport(ctx, params.id));
  route(api, contract.listImportPictures, (ctx, { params, query }) =>
    listPictures(ctx, params.id, query),
  );
  route(api, contract.retryImportPictures, (ctx, { params }) => retryPictures(ctx, params.id));
}
