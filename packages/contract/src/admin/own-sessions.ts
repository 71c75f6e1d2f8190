import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';

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
  whileViewing: 'refused',
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

nameSchemas({ OwnSession: ownSessionShape });
