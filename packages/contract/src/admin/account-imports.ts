import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { byId } from './account-forms.ts';

const sheetBody = z.strictObject({ file: uploadShape, deptId: optionalFilter(idShape) });

const sheetQuery = z.strictObject({ deptId: optionalFilter(idShape) });

const sheetFailures = [
  'sheet-unreadable',
  'sheet-too-large',
  'sheet-titles',
  'sheet-columns',
  'sheet-empty',
  'upload-too-large',
] as const;

const importResultShape = z.object({
  /** 1, as in every success; the admin family reads it here as well. */
  code: z.literal(1),
  validCount: z.number().int().nonnegative(),
  invalidCount: z.number().int().nonnegative(),
  /** What is wrong with which row, in the language of the caller; 1,000 at most. */
  messageList: z.array(z.string()),
  /** Titles of columns of the file that an import does not use. */
  ignoredColumns: z.array(z.string()),
});

const previewRow = z.object({
  row: z.number().int().positive(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  mobile: z.string(),
  roles: z.string(),
  department: z.string(),
  problems: z.array(z.string()),
});

export type ImportPreviewRow = z.infer<typeof previewRow>;

export const previewUserImport = endpoint({
  name: 'accounts.previewImport',
  method: 'POST',
  path: '/api/v1/users/import/preview',
  permission: 'sys:user:import',
  summary:
    'Reads a spreadsheet of users (XLSX or CSV, field `file`) and answers what an import would do; nothing is stored. Columns are found by their titles, in any language and order: those of the template, of an export, or the names in the row of the preview.',
  bodyType: 'multipart',
  transaction: 'none',
  query: sheetQuery,
  body: sheetBody,
  reply: importResultShape.extend({ rows: z.array(previewRow) }),
  failures: sheetFailures,
  limit: { max: 30, windowSeconds: 60, by: 'account' },
});

export const importUsers = endpoint({
  name: 'accounts.import',
  method: 'POST',
  path: '/api/v1/users/import',
  permission: 'sys:user:import',
  summary:
    'Adds the users of a spreadsheet (XLSX or CSV, field `file`; 10,000 rows, 50 columns, 2 MiB), with columns found by their titles; wrong rows are reported and do not stop the others. `deptId` is the department of rows that name none. Nobody gets a password: each is mailed a link to set one. `GET /api/v1/user-imports` has the progress.',
  bodyType: 'multipart',
  transaction: 'manual',
  query: sheetQuery,
  body: sheetBody,
  reply: importResultShape.extend({ importId: z.string(), runId: idShape.nullable() }),
  failures: sheetFailures,
  limit: { max: 10, windowSeconds: 60, by: 'account' },
});

const importRow = z.object({
  id: z.string(),
  fileName: z.string(),
  operator: z.string(),
  validCount: z.number().int().nonnegative(),
  invalidCount: z.number().int().nonnegative(),
  /** How many have been added so far. */
  doneCount: z.number().int().nonnegative(),
  /** `stopped`: its process ended in the middle; what was added can be undone. */
  state: z.enum(['running', 'done', 'stopped', 'undone']),
  createTime: z.iso.datetime(),
  /** Its run log; null once that is deleted. */
  runId: idShape.nullable(),
});

export const listUserImports = endpoint({
  name: 'accounts.imports',
  method: 'GET',
  path: '/api/v1/user-imports',
  permission: 'sys:user:import',
  summary:
    'The latest 20 imports within the data scope of the caller, newest first, with their progress.',
  reply: z.array(importRow),
});

export const undoUserImport = endpoint({
  name: 'accounts.undoImport',
  method: 'DELETE',
  path: '/api/v1/user-imports/:id',
  permission: 'sys:user:import',
  summary:
    'Removes the users of an import again, except those who have set a password or signed in since.',
  params: byId,
  reply: z.object({
    removed: z.number().int().nonnegative(),
    kept: z.number().int().nonnegative(),
  }),
});

nameSchemas({ ImportPreviewRow: previewRow });
