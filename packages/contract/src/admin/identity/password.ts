import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { captchaFields, codeSentShape, emailCodeShape, emailShape, newPasswordLengthMax, newPasswordShape } from './shapes.ts';

export const sendPasswordCode = endpoint({
  name: 'auth.password-code',
  method: 'POST',
  path: '/api/v1/auth/password/code',
  public: true,
  summary: 'Mails a six-digit code for a forgotten password. Never tells whether the e-mail is registered.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape, ...captchaFields }),
  reply: codeSentShape,
  failures: ['captcha-wrong', 'code-too-soon', 'code-limit', 'cross-site'],
});

export const resetPassword = endpoint({
  name: 'auth.password-reset',
  method: 'POST',
  path: '/api/v1/auth/password/reset',
  public: true,
  summary: 'Sets a new password with the mailed code and ends every sign-in of the account.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    email: emailShape,
    code: emailCodeShape,
    password: newPasswordShape,
    confirmPassword: z.string().max(newPasswordLengthMax),
  }),
  reply: z.null(),
  failures: ['code-wrong', 'password-common', 'password-mismatch', 'cross-site'],
});
