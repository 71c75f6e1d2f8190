import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { nameSchemas } from '../../schema-names.ts';
import { newPasswordLengthMax, ticketShape, tokensShape } from './shapes.ts';

/** Six digits of an authenticator app, or a recovery code, with or without its hyphens and spaces. */
const factorCodeShape = z.string().trim().min(6).max(32);
export const recoveryCodesCount = 10;
export const factorAttemptsMax = 5;
export const factorTicketMinutes = 5;
/** For this long after a sign-in, setting up the second factor does not require the password again. */
export const freshSignInMinutes = 10;
/** How long a proof, or a sign-in, is valid for operations that decide where money goes. */
export const recentProofMinutes = 5;

/** Proves that the user is present, and not only their open page: the password, or a new code. */
export const proofFields = {
  password: z.string().min(1).max(newPasswordLengthMax).optional(),
  code: factorCodeShape.optional(),
};

/** The `data` of `second-factor-needed`. */
export interface FactorTicket {
  ticket: string;
  /** The number of attempts left. */
  attempts: number;
  /** Seconds until the first step has to be repeated. */
  expiresIn: number;
}

export const loginSecondFactor = endpoint({
  name: 'auth.secondFactor',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/login/second-factor',
  public: true,
  summary:
    'The second step of a sign-in that was answered with `second-factor-needed`: the ticket of its `data`, and the six digits of the authenticator app or a recovery code. A ticket is good for one sign-in, 5 tries, 5 minutes and the browser that began.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape, code: factorCodeShape }),
  reply: tokensShape,
  failures: [
    'factor-code-wrong',
    'factor-ticket-over',
    'login-slow-down',
    'account-disabled',
    'cross-site',
  ],
});

const secondFactorShape = z.object({
  isOn: z.boolean(),
  /** The role requires one here: it cannot be turned off. */
  isRequired: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
  /** What setting it up requires: nothing soon after a sign-in, else the password; without one, another sign-in. */
  startNeeds: z.enum(['nothing', 'password', 'sign-in']),
  hasPassword: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorShape>;

const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

export const readSecondFactor = endpoint({
  name: 'users.secondFactor',
  whileViewing: 'refused',
  whileEnrolling: 'allowed',
  method: 'GET',
  path: '/api/v1/users/me/second-factor',
  permission: 'account:self:use',
  summary: "The state of the caller's second factor.",
  reply: secondFactorShape,
});

export const startSecondFactor = endpoint({
  name: 'users.secondFactorStart',
  whileEnrolling: 'allowed',
  method: 'POST',
  path: '/api/v1/users/me/second-factor',
  permission: 'account:self:secure',
  summary:
    'Makes a new key for an authenticator app and answers it once, as text and as the address of its QR code. It counts only after `users.secondFactorConfirm`. More than 10 minutes after the sign-in the password is needed.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ password: proofFields.password }),
  reply: z.object({ key: z.string(), address: z.string() }),
  failures: [
    'account-shared',
    'second-factor-on',
    'proof-wrong',
    'proof-needed',
    'login-slow-down',
  ],
});

export const confirmSecondFactor = endpoint({
  name: 'users.secondFactorConfirm',
  whileEnrolling: 'allowed',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/confirm',
  permission: 'account:self:secure',
  summary:
    'Turns the second factor on with a first code of the app, and answers ten recovery codes, which are shown this once.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ code: factorCodeShape }),
  reply: recoveryCodesReply,
  failures: ['account-shared', 'second-factor-on', 'second-factor-off', 'factor-code-wrong'],
});

export const turnOffSecondFactor = endpoint({
  name: 'users.secondFactorOff',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/off',
  permission: 'account:self:secure',
  summary:
    'Turns the second factor off; needs a fresh code of the app or a recovery code, the password alone is no second factor. Refused where the role has to have one.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ code: factorCodeShape }),
  reply: z.null(),
  failures: [
    'account-shared',
    'second-factor-off',
    'second-factor-required',
    'proof-wrong',
    'login-slow-down',
  ],
});

export const renewRecoveryCodes = endpoint({
  name: 'users.recoveryCodes',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/recovery-codes',
  permission: 'account:self:secure',
  summary:
    'Makes ten new recovery codes, shown this once; the older ones stop working. Needs a fresh code of the app or a recovery code.',
  transaction: 'manual',
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({ code: factorCodeShape }),
  reply: recoveryCodesReply,
  failures: ['account-shared', 'second-factor-off', 'proof-wrong', 'login-slow-down'],
});

export const resetSecondFactor = endpoint({
  name: 'users.secondFactorReset',
  method: 'DELETE',
  path: '/api/v1/users/:id/second-factor',
  permission: 'sys:user:second-factor',
  summary:
    "Takes another person's second factor away when telephone and recovery codes are lost; ends their sign-ins and tells them by mail. Refused for an operator with rights that the caller does not hold; for an ADMIN it takes ROOT; for ROOT see the guide. The payouts of an owner wait for seven days.",
  params: z.strictObject({ id: z.string().regex(/^[1-9]\d{0,18}$/, 'id') }),
  reply: z.null(),
  failures: ['not-found', 'forbidden', 'user-above', 'account-shared', 'second-factor-off'],
});

nameSchemas({ SecondFactor: secondFactorShape });
