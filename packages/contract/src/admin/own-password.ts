import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { newPasswordFields, newPasswordLengthMax } from './identity/shapes.ts';

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
