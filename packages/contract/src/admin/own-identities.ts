import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { proofFields } from './identity/second-factor.ts';
import { socialProviders } from './identity/shapes.ts';

const ownIdentityShape = z.object({
  id: z.string(),
  provider: z.enum(socialProviders),
  createdAt: z.iso.datetime(),
  /** The only way to sign in cannot be removed. */
  canUnlink: z.boolean(),
});

export const listOwnIdentities = endpoint({
  name: 'users.identities',
  whileViewing: 'refused',
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

nameSchemas({ OwnIdentity: ownIdentityShape });
