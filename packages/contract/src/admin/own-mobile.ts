import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { codeSentShape, emailCodeShape, mobileShape } from './identity/shapes.ts';

export const sendMobileCode = endpoint({
  name: 'users.mobileCode',
  method: 'POST',
  path: '/api/v1/users/mobile/code',
  permission: 'account:self:secure',
  summary:
    'Mails a code to the address of the account, with which `users.mobile` saves this number. There is no provider of text messages.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 3600, by: 'account' },
  query: z.strictObject({ mobile: mobileShape.min(1) }),
  reply: codeSentShape,
  failures: ['account-shared', 'code-too-soon', 'code-limit'],
});

export const changeMobile = endpoint({
  name: 'users.mobile',
  method: 'PUT',
  path: '/api/v1/users/mobile',
  permission: 'account:self:secure',
  summary: "Saves the caller's mobile number, with the code that was mailed for it.",
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ mobile: mobileShape.min(1), code: emailCodeShape }),
  reply: z.null(),
  failures: ['account-shared', 'code-wrong'],
});
