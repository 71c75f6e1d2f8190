import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { proofFields } from './identity/second-factor.ts';
import {
  codeSentShape,
  emailCodeShape,
  emailShape,
  mobileShape,
  newPasswordFields,
  newPasswordLengthMax,
  socialProviders,
} from './identity/shapes.ts';

/** The user's picture: one that was uploaded here, or none. */
export const avatarShape = z
  .string()
  .max(512)
  .regex(
    /^(?:(?:https?:\/\/[^\s/]+)?\/files\/[a-z0-9][a-z0-9_/-]*\.(?:webp|png|jpg|jpeg|avif|gif))?$/,
  );

/** 1 male, 2 female, 0 undisclosed. */
const genderShape = z.literal([0, 1, 2]);

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

export const changePassword = endpoint({
  name: 'users.password',
  method: 'PUT',
  path: '/api/v1/users/password',
  permission: 'account:self:secure',
  summary:
    "Sets a new password; the old one is needed where there is one, and without one a sign-in of the last 10 minutes. Ends all of the caller's other sign-ins.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({
    oldPassword: z.string().max(newPasswordLengthMax).optional(),
    newPassword: newPasswordFields.password,
    confirmPassword: newPasswordFields.confirmPassword,
  }),
  reply: z.null(),
  failures: [
    'account-shared',
    'proof-wrong',
    'proof-needed',
    'password-common',
    'password-mismatch',
    'password-same',
    'login-slow-down',
  ],
});

export const sendEmailChangeCode = endpoint({
  name: 'users.emailCode',
  method: 'POST',
  path: '/api/v1/users/me/email/code',
  permission: 'account:self:secure',
  summary:
    'Mails a code to the address that the account is to have. Needs the password or a fresh code of the second factor; an account that has neither, a sign-in of the last 10 minutes. Never tells whether the address belongs to another account: its mailbox is told, and gets no code.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  body: z.strictObject({ email: emailShape, ...proofFields }),
  reply: codeSentShape,
  failures: [
    'account-shared',
    'email-same',
    'email-changed-often',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
    'code-too-soon',
    'code-limit',
  ],
});

export const changeEmail = endpoint({
  name: 'users.email',
  method: 'PUT',
  path: '/api/v1/users/me/email',
  permission: 'account:self:secure',
  summary:
    "Gives the account another e-mail address, with the code that the same sign-in had mailed there. The old address is told, and all of the caller's other sign-ins end. Three times a day at most.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ email: emailShape, code: emailCodeShape }),
  reply: z.null(),
  failures: ['account-shared', 'code-wrong', 'email-changed-often'],
});

export const sendFamilyEmailCode = endpoint({
  name: 'users.familyEmailCode',
  method: 'POST',
  path: '/api/v1/users/email/code',
  permission: 'account:self:secure',
  summary:
    'The same as `users.emailCode`, as clients of the admin family call it: instead of a proof, a sign-in of the last minutes.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  query: z.strictObject({ email: emailShape }),
  reply: codeSentShape,
  failures: [
    'account-shared',
    'email-same',
    'email-changed-often',
    'proof-needed',
    'code-too-soon',
    'code-limit',
  ],
});

export const changeFamilyEmail = endpoint({
  name: 'users.familyEmail',
  method: 'PUT',
  path: '/api/v1/users/email',
  permission: 'account:self:secure',
  summary: 'The same as `users.email`, where clients of the admin family expect it.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: changeEmail.body,
  reply: z.null(),
  failures: ['account-shared', 'code-wrong', 'email-changed-often'],
});

export const sendMobileCode = endpoint({
  name: 'users.mobileCode',
  method: 'POST',
  path: '/api/v1/users/mobile/code',
  permission: 'account:self:secure',
  summary:
    'Mails a code to the address of the account, with which `users.mobile` saves this number. There is no provider of text messages.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  query: z.strictObject({ mobile: mobileShape.min(1) }),
  reply: codeSentShape,
  failures: ['account-shared', 'code-too-soon', 'code-limit'],
});

export const changeMobile = endpoint({
  name: 'users.mobile',
  method: 'PUT',
  path: '/api/v1/users/mobile',
  permission: 'account:self:secure',
  summary: "Saves the caller's mobile number, with the code that was mailed for it.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ mobile: mobileShape.min(1), code: emailCodeShape }),
  reply: z.null(),
  failures: ['account-shared', 'code-wrong'],
});

const ownSessionShape = z.object({
  id: z.string(),
  userAgent: z.string(),
  /** The network that the sign-in came from. */
  address: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The last renewal of its tokens: accurate to a quarter of an hour while the page is open. */
  lastSeenAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSessionShape>;

export const listOwnSessions = endpoint({
  name: 'users.sessions',
  method: 'GET',
  path: '/api/v1/users/me/sessions',
  permission: 'account:self:use',
  summary: "The caller's sign-ins that still work, this one first, then the one last seen.",
  reply: z.array(ownSessionShape),
});

export const endOwnSession = endpoint({
  name: 'users.endSession',
  method: 'DELETE',
  path: '/api/v1/users/me/sessions/:id',
  permission: 'account:self:secure',
  summary:
    "Ends one of the caller's sign-ins: its tokens are refused and its push connection closes.",
  params: z.strictObject({ id: z.string().regex(/^[\w-]{1,32}$/) }),
  reply: z.null(),
  failures: ['account-shared', 'not-found'],
});

export const endOtherSessions = endpoint({
  name: 'users.endOtherSessions',
  method: 'DELETE',
  path: '/api/v1/users/me/sessions',
  permission: 'account:self:secure',
  summary: "Ends all of the caller's sign-ins but this one; answers how many.",
  failures: ['account-shared'],
  reply: z.object({ ended: z.number().int().nonnegative() }),
});

const ownIdentityShape = z.object({
  id: z.string(),
  provider: z.enum(socialProviders),
  createdAt: z.iso.datetime(),
  /** The only way to sign in cannot be removed. */
  canUnlink: z.boolean(),
});

export const listOwnIdentities = endpoint({
  name: 'users.identities',
  method: 'GET',
  path: '/api/v1/users/me/identities',
  permission: 'account:self:use',
  summary: 'The social sign-ins that are linked to the account.',
  reply: z.array(ownIdentityShape),
});

export const linkOwnIdentity = endpoint({
  name: 'users.linkIdentity',
  method: 'POST',
  path: '/api/v1/users/me/identities/:provider',
  permission: 'account:self:secure',
  summary:
    'Begins linking a social sign-in: answers the address of the provider, where the same browser goes next. It comes back to `/#/profile`. Needs the password or a fresh code of the second factor; an account that has neither, a sign-in of the last 10 minutes.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  params: z.strictObject({ provider: z.enum(socialProviders) }),
  body: z.strictObject({ app: z.enum(['console', 'mobile']), ...proofFields }),
  reply: z.object({ address: z.string() }),
  failures: [
    'account-shared',
    'social-unavailable',
    'social-failed',
    'cross-site',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

export const unlinkOwnIdentity = endpoint({
  name: 'users.unlinkIdentity',
  method: 'POST',
  path: '/api/v1/users/me/identities/:id/unlink',
  permission: 'account:self:secure',
  summary:
    'Takes a linked social sign-in away; refused for the only way into the account. Needs the same proof as linking: the password or a fresh code of the second factor; an account that has neither, a sign-in of the last 10 minutes.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  params: z.strictObject({ id: z.string().regex(/^[1-9]\d{0,18}$/, 'id') }),
  body: z.strictObject(proofFields),
  reply: z.null(),
  failures: [
    'account-shared',
    'not-found',
    'last-sign-in',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

const securityEventKinds = [
  'factor-on',
  'factor-off',
  'factor-reset',
  'recovery-used',
  'recovery-renewed',
  'password-changed',
  'password-reset',
  'email-changed',
  'email-entered',
  'identity-linked',
  'identity-unlinked',
  'payment-account-linked',
  'payment-account-unlinked',
  'deletion-requested',
  'deletion-cancelled',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const listSecurityEvents = endpoint({
  name: 'users.securityEvents',
  method: 'GET',
  path: '/api/v1/users/me/security-events',
  permission: 'account:self:use',
  summary: "What happened to the ways into the caller's account, newest first, 20 at most.",
  reply: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(securityEventKinds),
      /** Done by another user: an operator. */
      isByOperator: z.boolean(),
      at: z.iso.datetime(),
    }),
  ),
});

nameSchemas({ Profile: profileShape, OwnSession: ownSessionShape, OwnIdentity: ownIdentityShape });
