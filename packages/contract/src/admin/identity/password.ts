import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { codeCall, emailCodeShape, emailShape, newPasswordFields } from './shapes.ts';

export const sendPasswordCode = endpoint({
  ...codeCall,
  name: 'auth.passwordCode',
  path: '/api/v1/auth/password/code',
  summary:
    'Mails a six-digit code for a forgotten password. Never tells whether the e-mail is registered.',
});

export const resetPassword = endpoint({
  name: 'auth.passwordReset',
  method: 'POST',
  path: '/api/v1/auth/password/reset',
  public: true,
  summary: 'Sets a new password with the mailed code and ends every sign-in of the account.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    email: emailShape,
    code: emailCodeShape,
    ...newPasswordFields,
  }),
  reply: z.null(),
  failures: ['account-shared', 'code-wrong', 'password-common', 'password-mismatch', 'cross-site'],
});
