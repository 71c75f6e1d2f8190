import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { ticketShape } from './shapes.ts';

export const confirmEmailChange = endpoint({
  name: 'auth.emailLink',
  method: 'POST',
  path: '/api/v1/auth/email-link',
  public: true,
  summary:
    'Confirms the address that an operator entered for an account: it replaces the old one, which is notified, and all sessions end. The link is mailed to the new address and works once, for seven days; a new password, or an address that the person sets, cancels it.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ token: ticketShape }),
  reply: z.null(),
  failures: ['ticket-invalid', 'cross-site'],
});
