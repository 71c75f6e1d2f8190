import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idListShape, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import {
  accountFormShape,
  byId,
  editedAccountShape,
  filterFields,
  statusShape,
  storedFields,
  storedFormShape,
} from './account-forms.ts';
import { emailShape, newPasswordFields } from './identity.ts';

export * from './account-forms.ts';
export * from './account-imports.ts';
export * from './account-sheets.ts';

const accountRow = z.object({
  ...storedFields,
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

nameSchemas({ AccountRow: accountRow });
