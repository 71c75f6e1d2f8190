import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { proofFields } from './identity/second-factor.ts';
import { codeSentShape, emailCodeShape, emailShape } from './identity/shapes.ts';

export const sendEmailChangeCode = endpoint({
  name: 'users.emailCode',
  method: 'POST',
  path: '/api/v1/users/me/email/code',
  permission: 'account:self:secure',
  summary:
    'Mails a code to the address that the account is to have. Needs the password or a fresh code of the second factor; an account that has neither, a sign-in of the last 10 minutes. Never tells whether the address belongs to another account: its mailbox is told, and gets no code.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  body: z.strictObject({ email: emailShape, ...proofFields }),
  reply: codeSentShape,
  failures: [
    'account-shared',
    'email-same',
    'email-changed-often',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
    'code-too-soon',
    'code-limit',
  ],
});

export const changeEmail = endpoint({
  name: 'users.email',
  method: 'PUT',
  path: '/api/v1/users/me/email',
  permission: 'account:self:secure',
  summary:
    "Gives the account another e-mail address, with the code that the same sign-in had mailed there. The old address is told, and all of the caller's other sign-ins end. Three times a day at most.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ email: emailShape, code: emailCodeShape }),
  reply: z.null(),
  failures: ['account-shared', 'code-wrong', 'email-changed-often'],
});

export const sendFamilyEmailCode = endpoint({
  name: 'users.familyEmailCode',
  method: 'POST',
  path: '/api/v1/users/email/code',
  permission: 'account:self:secure',
  summary:
    'The same as `users.emailCode`, as clients of the admin family call it: instead of a proof, a sign-in of the last minutes.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  query: z.strictObject({ email: emailShape }),
  reply: codeSentShape,
  failures: [
    'account-shared',
    'email-same',
    'email-changed-often',
    'proof-needed',
    'code-too-soon',
    'code-limit',
  ],
});

export const changeFamilyEmail = endpoint({
  name: 'users.familyEmail',
  method: 'PUT',
  path: '/api/v1/users/email',
  permission: 'account:self:secure',
  summary: 'The same as `users.email`, where clients of the admin family expect it.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: changeEmail.body,
  reply: z.null(),
  failures: ['account-shared', 'code-wrong', 'email-changed-often'],
});
