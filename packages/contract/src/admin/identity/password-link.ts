import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { newPasswordFields, ticketShape } from './shapes.ts';

export const usePasswordLink = endpoint({
  name: 'auth.passwordLink',
  method: 'POST',
  path: '/api/v1/auth/password-link',
  public: true,
  summary:
    'Sets the password of the account that a mailed link belongs to, and ends its sessions. The link works once, for seven days; the second factor stays.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ token: ticketShape, ...newPasswordFields }),
  reply: z.null(),
  failures: ['ticket-invalid', 'password-common', 'password-mismatch', 'cross-site'],
});
