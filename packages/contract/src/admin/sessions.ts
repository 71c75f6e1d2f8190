import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { flagFilter, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { searchText } from '../shapes.ts';

const openSessionShape = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  isConnected: z.boolean(),
  tabCount: z.number().int().nonnegative(),
  userAgent: z.string(),
  address: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export const pageSessions = endpoint({
  name: 'sessions.page',
  method: 'GET',
  path: '/api/v1/sessions/page',
  permission: 'sys:session:query',
  summary:
    'Sign-ins that are not over, of the people that the caller may know of: those with an open window first. ROOT is listed for ROOT only.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(64)),
    isConnected: flagFilter,
  }),
  reply: pageOf(openSessionShape),
});

export const endSession = endpoint({
  name: 'sessions.end',
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  permission: 'sys:session:end',
  summary:
    'Ends a sign-in of somebody else: open windows lead to the sign-in at once, its tokens are refused. Refused for people who hold more than the caller.',
  params: z.strictObject({ id: z.string().regex(/^[\w-]{10,32}$/, 'format') }),
  reply: z.null(),
  failures: ['user-above', 'user-self'],
});

nameSchemas({ OpenSession: openSessionShape });
