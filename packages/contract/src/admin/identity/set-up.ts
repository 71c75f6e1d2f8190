import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { emailShape, newPasswordFields, ticketShape, tokensShape } from './shapes.ts';

export const setUpAdministrator = endpoint({
  name: 'auth.setup',
  method: 'POST',
  path: '/api/v1/auth/setup',
  public: true,
  summary:
    'Creates the first administrator with the one-time token of the printed link, and signs in. Works once.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    token: ticketShape,
    email: emailShape,
    username: z.string().regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'username'),
    ...newPasswordFields,
  }),
  reply: tokensShape,
  failures: ['ticket-invalid', 'password-common', 'password-mismatch', 'cross-site'],
});
