import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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
  'payment-account-chosen',
  'bank-details-changed',
  'deletion-requested',
  'deletion-cancelled',
  'store-viewed',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

export const listSecurityEvents = endpoint({
  name: 'users.securityEvents',
  whileViewing: 'refused',
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
