import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape, optionalFilter, pageOf, pageQueryFields, queryNumber } from '../paging.ts';
import { lineText } from '../shapes.ts';
import {
  catalogueImportRowShape,
  catalogueImportShape,
  importOutcomes,
  importPictureShape,
  importProblemShape,
  importProductShape,
  importSettingsShape,
} from './catalogue-import-shapes.ts';

export * from './catalogue-import-fields.ts';
export * from './catalogue-import-shapes.ts';

const permission = 'platform:product:import';
const path = '/api/v1/platform/catalogue-imports';
const byId = z.strictObject({ id: idShape });

/** The largest part of an upload, in bytes: below the limit of a body at usual proxies. */
export const importPartBytesMax = 4 * 1024 * 1024;
const importBytesMax = 2 ** 30;

export const startImport = endpoint({
  name: 'catalogueImports.start',
  method: 'POST',
  path,
  permission,
  summary:
    'Begins the upload of a file of products: CSV of any length up to 1 GiB, or XLSX of 10,000 rows and 10 MB. Its bytes follow in parts of at most 4 MiB, and can be continued after a lost connection.',
  body: z.strictObject({
    fileName: lineText(200).min(1),
    bytes: z.number().int().min(1).max(importBytesMax),
  }),
  reply: z.object({ id: idShape, partBytes: z.number().int() }),
});

export const sendImportPart = endpoint({
  name: 'catalogueImports.part',
  method: 'PUT',
  path: `${path}/:id/content`,
  permission,
  summary:
    'The bytes of the file from `bytesFrom` on, which is where the last part ended. Answers how many bytes there are now.',
  params: byId,
  query: z.strictObject({ bytesFrom: queryNumber(z.number().int().min(0), 0) }),
  bodyType: 'raw',
  bodyBytesMax: importPartBytesMax,
  transaction: 'manual',
  reply: z.object({ storedBytes: z.number().int() }),
  failures: ['upload-offset', 'upload-finished'],
});

export const finishImportUpload = endpoint({
  name: 'catalogueImports.finish',
  method: 'POST',
  path: `${path}/:id/finish`,
  permission,
  summary:
    'Ends the upload: layout, encoding, delimiter and decimal sign are guessed, each with how far the guess can be relied on, and the first rows are read. Nothing is imported.',
  params: byId,
  transaction: 'manual',
  reply: catalogueImportShape,
  failures: ['upload-offset', 'upload-finished'],
});

export const listImports = endpoint({
  name: 'catalogueImports.list',
  method: 'GET',
  path,
  permission,
  summary: 'Imports of products, newest first.',
  query: z.strictObject(pageQueryFields),
  reply: pageOf(catalogueImportRowShape),
});

export const getImport = endpoint({
  name: 'catalogueImports.get',
  method: 'GET',
  path: `${path}/:id`,
  permission,
  summary:
    'One import: how its file is read, the columns that are imported and those that are not, the first rows, after the check what it would do, and its progress.',
  params: byId,
  reply: catalogueImportShape,
});

export const changeImportSettings = endpoint({
  name: 'catalogueImports.update',
  method: 'PUT',
  path: `${path}/:id/settings`,
  permission,
  summary:
    'Changes how the file is read: what a guess got wrong, the currency with its rate, what the column of prices means, where columns go and which category a text is. The first rows are read again; a check that was made counts no more. Nothing is imported.',
  params: byId,
  body: importSettingsShape,
  transaction: 'manual',
  reply: catalogueImportShape,
  failures: ['import-state'],
});

export const checkImport = endpoint({
  name: 'catalogueImports.check',
  method: 'POST',
  path: `${path}/:id/check`,
  permission,
  summary:
    'Reads the whole file in the background and finds out what an import would do, row by row. Nothing is imported. Currency and meaning of prices have to be chosen before, and for files of foreign shops the source.',
  params: byId,
  reply: catalogueImportShape,
  failures: ['import-state', 'import-undecided'],
});

export const listImportProblems = endpoint({
  name: 'catalogueImports.problems',
  method: 'GET',
  path: `${path}/:id/problems`,
  permission,
  summary: 'What is wrong with which cell of the file, in the order of its lines.',
  params: byId,
  query: z.strictObject({ ...pageQueryFields, isNote: optionalFilter(z.enum(['true', 'false'])) }),
  reply: pageOf(importProblemShape),
});

export const listImportProducts = endpoint({
  name: 'catalogueImports.products',
  method: 'GET',
  path: `${path}/:id/products`,
  permission,
  summary:
    'The products of the file with what the import does to them, field by field, and after undoing it what was left and why.',
  params: byId,
  query: z.strictObject({ ...pageQueryFields, outcome: optionalFilter(z.enum(importOutcomes)) }),
  reply: pageOf(importProductShape),
});

export const downloadImportReport = endpoint({
  name: 'catalogueImports.report',
  method: 'GET',
  path: `${path}/:id/report`,
  permission,
  summary:
    'The problems of all rows as CSV: line, column, what is in the file and what was expected, in the language of the caller; 100,000 at most. Cells that a spreadsheet could run as formulas are escaped.',
  params: byId,
  answers: ['text/csv'],
  reply: z.any(),
  envelope: 'raw',
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const runImport = endpoint({
  name: 'catalogueImports.run',
  method: 'POST',
  path: `${path}/:id/run`,
  permission,
  summary:
    'Imports the products that were checked, in the background: each whole or not at all. The job goes on after a restart; rows with errors are left out. Can be undone for seven days.',
  params: byId,
  reply: catalogueImportShape,
  failures: ['import-state'],
});

export const undoImport = endpoint({
  name: 'catalogueImports.undo',
  method: 'POST',
  path: `${path}/:id/undo`,
  permission,
  summary:
    'Undoes an import in the background: fields that it changed and nobody changed since get their former value, products that it made are deleted, or archived if a cart, an order or an owner’s price names them. Stock that was sold meanwhile stays sold.',
  params: byId,
  reply: catalogueImportShape,
  failures: ['import-state'],
});

export const deleteImport = endpoint({
  name: 'catalogueImports.delete',
  method: 'DELETE',
  path: `${path}/:id`,
  permission,
  summary: 'Gives up an import that has not begun, and deletes its file.',
  params: byId,
  transaction: 'manual',
  reply: z.null(),
  failures: ['import-state'],
});

export const listImportPictures = endpoint({
  name: 'catalogueImports.pictures',
  method: 'GET',
  path: `${path}/:id/pictures`,
  permission,
  summary: 'Pictures that an import fetches, those that failed first.',
  params: byId,
  query: z.strictObject(pageQueryFields),
  reply: pageOf(importPictureShape),
});

export const retryImportPictures = endpoint({
  name: 'catalogueImports.retryPictures',
  method: 'POST',
  path: `${path}/:id/pictures/retry`,
  permission,
  summary: 'Fetches the pictures of an import again that failed.',
  params: byId,
  reply: z.object({ retriedCount: z.number().int() }),
  failures: ['import-state'],
});
