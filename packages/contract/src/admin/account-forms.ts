import { z } from 'zod';
import { dayRange, dayZone, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';
import { emailShape, mobileShape } from './identity.ts';
import { avatarShape, genderShape } from './profile.ts';

export const statusShape = z.literal([0, 1]);

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
export const editedAccountShape = z.strictObject({
  ...accountFormShape.shape,
  username: z.string().max(254),
  nickname: lineText(64),
  roleIds: z.array(idShape).max(50),
});

/** As it is stored: accounts of owners have no name of their own, and sign in with their address. */
export const storedFields = {
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  gender: genderShape,
  avatar: z.string(),
  email: z.string(),
};

export const storedFormShape = z.object({
  ...storedFields,
  status: statusShape,
  deptId: z.string().nullable(),
  roleIds: z.array(z.string()),
});

export const filterFields = {
  keywords: optionalFilter(searchText(64)),
  status: optionalFilter(z.enum(['0', '1'])),
  deptId: optionalFilter(idShape),
  createTime: dayRange,
  timeZone: dayZone,
  roleIds: optionalFilter(z.array(idShape).max(50)),
  field: optionalFilter(z.enum(['create_time', 'update_time'])),
  direction: optionalFilter(z.enum(['ASC', 'DESC'])),
};

export const byId = z.strictObject({ id: idShape });

nameSchemas({ AccountForm: accountFormShape });
