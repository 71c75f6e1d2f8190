import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';

/** The user's picture: one that was uploaded here, or none. */
export const avatarShape = z
  .string()
  .max(512)
  .regex(
    /^(?:(?:https?:\/\/[^\s/]+)?\/files\/[a-z0-9][a-z0-9_/-]*\.(?:webp|png|jpg|jpeg|avif|gif))?$/,
  );

/** 1 male, 2 female, 0 undisclosed. */
export const genderShape = z.literal([0, 1, 2]);

const profileShape = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  roleNames: z.string(),
  createTime: z.iso.datetime(),
  /** A demonstration account: name, password, email, second factor and sign-ins cannot be changed. */
  isShared: z.boolean(),
  gender: genderShape,
  /** Empty for none. */
  mobile: z.string(),
  deptName: z.string(),
});

export type Profile = z.infer<typeof profileShape>;

export const readProfile = endpoint({
  name: 'users.profile',
  method: 'GET',
  path: '/api/v1/users/profile',
  permission: 'account:self:use',
  summary: "The caller's own account: name, picture, e-mail, roles.",
  reply: profileShape,
});

export const updateProfile = endpoint({
  name: 'users.updateProfile',
  method: 'PUT',
  path: '/api/v1/users/profile',
  permission: 'account:self:secure',
  summary: "Changes the caller's name or picture; fields that are left out stay.",
  body: z.strictObject({
    nickname: lineText(64).min(1).optional(),
    avatar: avatarShape.optional(),
    /** Sent by some clients: any id except the caller's own is rejected. */
    id: idShape.optional(),
    gender: genderShape.optional(),
  }),
  reply: z.null(),
  failures: ['account-shared'],
});

nameSchemas({ Profile: profileShape });
