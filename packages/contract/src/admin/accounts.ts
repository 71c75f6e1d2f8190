import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import {
  dayRange,
  dayZone,
  idListShape,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';
import { avatarShape } from './account.ts';
import { emailShape, mobileShape, newPasswordFields } from './identity.ts';

const statusShape = z.literal([0, 1]);
/** 1 male, 2 female, 0 undisclosed. */
const genderShape = z.literal([0, 1, 2]);

/** The name to sign in with: without an @, so that it is never another's address. */
export const usernameShape = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'username');

const userFields = {
  nickname: lineText(64).min(1),
  mobile: mobileShape.nullable().optional(),
  gender: genderShape.optional(),
  avatar: avatarShape.nullable().optional(),
  /** Needed: the link with which a new user sets a password is sent there. */
  email: emailShape,
  status: statusShape.optional(),
  deptId: idShape.nullable().optional(),
};

export const accountFormShape = z.strictObject({
  id: idShape.optional(),
  username: usernameShape,
  ...userFields,
  roleIds: z.array(idShape).min(1).max(50),
});
export type AccountForm = z.infer<typeof accountFormShape>;

/** A stored user: owners have no user name beside their address, and none is made to take a name. */
const editedAccountShape = z.strictObject({
  ...accountFormShape.shape,
  username: z.string().max(254),
  nickname: lineText(64),
  roleIds: z.array(idShape).max(50),
});

/** As it is stored: accounts of owners have no name of their own, and sign in with their address. */
const storedFormShape = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  gender: genderShape,
  avatar: z.string(),
  email: z.string(),
  status: statusShape,
  deptId: z.string().nullable(),
  roleIds: z.array(z.string()),
});

const accountRow = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  gender: genderShape,
  avatar: z.string(),
  email: z.string(),
  /** Entered by an operator, and not confirmed by its mailbox yet. */
  pendingEmail: z.string().nullable(),
  status: statusShape,
  deptName: z.string(),
  /** Names joined by commas. */
  roleNames: z.string(),
  createTime: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
  /** No password has been set yet: the link is in the mail. */
  isInvited: z.boolean(),
  isShared: z.boolean(),
});
export type AccountRow = z.infer<typeof accountRow>;

const filterFields = {
  keywords: optionalFilter(searchText(64)),
  status: optionalFilter(z.enum(['0', '1'])),
  deptId: optionalFilter(idShape),
  createTime: dayRange,
  timeZone: dayZone,
  roleIds: optionalFilter(z.array(idShape).max(50)),
  field: optionalFilter(z.enum(['create_time', 'update_time'])),
  direction: optionalFilter(z.enum(['ASC', 'DESC'])),
};

const byId = z.strictObject({ id: idShape });
const guarded = ['user-self', 'user-above', 'account-shared', 'last-root'] as const;

export const pageAccounts = endpoint({
  name: 'accounts.page',
  method: 'GET',
  path: '/api/v1/users/page',
  permission: 'sys:user:query',
  summary:
    'Users within the data scope of the caller, those that changed last first. A department stands for all below it; ROOT is listed for ROOT only.',
  query: z.strictObject({ ...pageQueryFields, ...filterFields }),
  reply: pageOf(accountRow),
});

export const getAccountForm = endpoint({
  name: 'accounts.form',
  method: 'GET',
  path: '/api/v1/users/:id/form',
  permission: 'sys:user:query',
  summary: 'One user as its form edits it.',
  params: byId,
  reply: storedFormShape,
});

export const createUser = endpoint({
  name: 'accounts.create',
  method: 'POST',
  path: '/api/v1/users',
  permission: 'sys:user:add',
  summary:
    'Adds a user without a password and mails a link to set one. Roles need rights that the caller holds himself.',
  body: accountFormShape,
  reply: z.null(),
  failures: ['user-taken', 'role-above'],
});

export const updateUser = endpoint({
  name: 'accounts.update',
  method: 'PUT',
  path: '/api/v1/users/:id',
  permission: 'sys:user:edit',
  summary:
    'Changes a user; the user name stays. Roles count on open sessions at once; a switched-off account ends them. A new address takes effect when the link that is mailed there is followed: until then the old one counts, and is notified; an empty one changes nothing. For the owner of a store it takes the rights of a store.',
  params: byId,
  body: editedAccountShape.extend({
    email: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      emailShape.optional(),
    ),
  }),
  reply: z.null(),
  failures: [...guarded, 'user-taken', 'role-above'],
});

export const deleteUsers = endpoint({
  name: 'accounts.delete',
  method: 'DELETE',
  path: '/api/v1/users/:ids',
  permission: 'sys:user:delete',
  summary:
    'Deletes users and ends their sessions; name and address are free again. Refused for owners of a store, who are named.',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
  failures: [...guarded, 'user-in-use'],
});

export const setUserStatus = endpoint({
  name: 'accounts.setStatus',
  method: 'PATCH',
  path: '/api/v1/users/:id/status',
  permission: 'sys:user:edit',
  summary: 'Enables or disables a user; disabling ends all sessions.',
  params: byId,
  query: z.strictObject({ status: z.enum(['0', '1']) }),
  reply: z.null(),
  failures: [...guarded],
});

export const resetUserPassword = endpoint({
  name: 'accounts.resetPassword',
  method: 'PUT',
  path: '/api/v1/users/:id/password/reset',
  permission: 'sys:user:password:reset',
  summary:
    'Ends the password and all sessions of a user and mails a link to set a new one. With `password`, which clients of the admin family send, that one is set instead; it is neither stored nor logged in clear, and refused for the owner of a store.',
  transaction: 'manual',
  params: byId,
  query: z.strictObject({ password: newPasswordFields.password.optional() }),
  reply: z.null(),
  failures: [...guarded, 'user-owner', 'password-common'],
});

const sheetTypes = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

export const readUserTemplate = endpoint({
  name: 'accounts.template',
  method: 'GET',
  path: '/api/v1/users/template',
  permission: 'sys:user:import',
  summary:
    'The spreadsheet to fill for an import (XLSX), with its headings in the language of the caller and an example.',
  answers: sheetTypes,
  limit: { max: 20, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  reply: z.any(),
});

export const exportUsers = endpoint({
  name: 'accounts.export',
  method: 'GET',
  path: '/api/v1/users/export',
  permission: 'sys:user:export',
  summary:
    'The users of the list under the same filters as a spreadsheet (XLSX), 50,000 at most; its last row says when there are more. Cells are texts and never formulas. The import reads the file as it is.',
  query: z.strictObject({ ...pageQueryFields, ...filterFields }),
  answers: sheetTypes,
  limit: { max: 20, windowSeconds: 60, by: 'account' },
  envelope: 'raw',
  reply: z.any(),
});

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

nameSchemas({
  AccountForm: accountFormShape,
  AccountRow: accountRow,
  ImportPreviewRow: previewRow,
});
