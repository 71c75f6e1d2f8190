import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../locales.ts';
import {
  codeCall,
  emailCodeShape,
  emailShape,
  newPasswordFields,
  sourceShape,
  tokensShape,
} from './shapes.ts';

export const sendRegistrationCode = endpoint({
  ...codeCall,
  name: 'auth.registerCode',
  path: '/api/v1/auth/register/code',
  summary:
    'Mails a six-digit code for opening a store. Never tells whether the e-mail is registered.',
});

export const register = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/api/v1/auth/register',
  public: true,
  summary:
    'Opens an account and its store with the mailed code, and signs the new owner in at once.',
  transaction: 'manual',
  idempotency: 'optional',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    email: emailShape,
    code: emailCodeShape,
    ...newPasswordFields,
    termsAccepted: z.boolean(),
    language: z.enum(languages).optional(),
    userSource: sourceShape.optional(),
    pageSource: sourceShape.optional(),
  }),
  reply: tokensShape,
  failures: [
    'code-wrong',
    'password-common',
    'password-mismatch',
    'terms-not-accepted',
    'cross-site',
  ],
});
