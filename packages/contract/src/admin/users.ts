import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';
import { currencyShape } from '../money.ts';
import { idListShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';
import { accountChoicesShape } from './account-choices.ts';
import { emailShape } from './identity.ts';

/** The store's figures; null for an account without a store. Percentages have one decimal; null when the base is 0. */
const indexInfoShape = z.object({
  growth_rate_month: z.number().nullable(),
  growth_rate_week: z.number().nullable(),
  goods_days_add: z.number().nullable(),
  goods_days_add_count: z.number().int().nonnegative(),
});
export type IndexInfo = z.infer<typeof indexInfoShape>;

/** The signed-in user: the admin family's fields, and in addition the specification's user info. */
const userInfoShape = z.object({
  userId: z.string(),
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  email: z.string(),
  language: z.enum(languages),
  /** Codes of the enabled roles. */
  roles: z.array(z.string()),
  perms: z.array(z.string()),
  /** The store of the account, if it owns one. */
  storeId: z.string().nullable(),
  /** The store's picture, else the user's: the favicon. Empty when there is none. */
  image_url: z.string(),
  /** The store's public address. Empty without a store. */
  subdomainurl: z.string(),
  /** The store’s time zone, in which an owner reads every date and time; null without a store. */
  timeZone: z.string().nullable(),
  /** The store’s currency, in which its amounts are; null without a store. */
  storeCurrency: currencyShape.nullable(),
  choices: accountChoicesShape,
  indexInfo: indexInfoShape.nullable(),
  /** `required`: the role requires a second factor, and until it is set up nothing else works. */
  secondFactor: z.enum(['off', 'on', 'required']),
});
export type UserInfo = z.infer<typeof userInfoShape>;

export const getMe = endpoint({
  name: 'users.me',
  whileEnrolling: 'allowed',
  method: 'GET',
  path: '/api/v1/users/me',
  permission: 'account:self:use',
  summary:
    'The signed-in person with roles, permissions, store address and the figures of the start page.',
  reply: userInfoShape,
});

export const businessGetInfo = endpoint({
  name: 'users.businessInfo',
  method: 'POST',
  path: '/api/businessGetInfo',
  permission: 'account:self:use',
  summary: "The same as `users.me`, as `info`. An `email` that is not the caller's own is refused.",
  transaction: 'none',
  envelope: 'info',
  query: z.strictObject({ email: emailShape.optional() }),
  reply: userInfoShape,
  failures: ['forbidden'],
});

export const legacyLogout = endpoint({
  name: 'users.legacyLogout',
  whileEnrolling: 'allowed',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/logout',
  permission: 'account:self:use',
  summary:
    "Ends this sign-in. The `email` must be the caller's own; only the token's identity counts.",
  query: z.strictObject({ email: emailShape }),
  reply: z.null(),
  failures: ['forbidden'],
});

export const listUserOptions = endpoint({
  name: 'users.options',
  method: 'GET',
  path: '/api/v1/users/options',
  permission: 'sys:user:query',
  summary:
    'At most 50 enabled accounts to choose from, by name: those whose name or email has the words, and those that are named by id.',
  query: z.strictObject({
    keywords: optionalFilter(searchText(64)),
    ids: optionalFilter(idListShape),
  }),
  reply: z.array(z.object({ value: z.string(), label: z.string() })),
});

nameSchemas({ IndexInfo: indexInfoShape, UserInfo: userInfoShape });
