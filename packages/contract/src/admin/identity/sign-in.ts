import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { captchaFields, newPasswordLengthMax, socialProviders, tokensShape } from './shapes.ts';

/** A boolean as JSON or a form sends it. */
const flagShape = z.preprocess(
  (value) =>
    value === 'true' || value === '1'
      ? true
      : value === 'false' || value === '0' || value === ''
        ? false
        : value,
  z.boolean(),
);

export const getCaptcha = endpoint({
  name: 'auth.captcha',
  method: 'GET',
  path: '/api/v1/auth/captcha',
  public: true,
  summary: 'A picture with characters to copy, as a data URI. Each picture can be answered once.',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  reply: z.object({ captchaKey: z.string(), captchaBase64: z.string() }),
});

export const login = endpoint({
  name: 'auth.login',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/login',
  public: true,
  summary:
    "Signs in with e-mail (or an operator's user name), password and captcha; multipart or JSON. The captcha is judged first and is used up by the try. `remember` lengthens the life of the refresh token from 7 to 30 days. Whoever has a second factor is answered `second-factor-needed` with a ticket for `auth.secondFactor`.",
  bodyType: 'multipart',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    username: z.string().trim().min(1).max(254),
    password: z.string().min(6).max(newPasswordLengthMax),
    ...captchaFields,
    remember: flagShape.optional(),
  }),
  reply: tokensShape,
  failures: [
    'captcha-wrong',
    'login-wrong',
    'login-slow-down',
    'account-disabled',
    'second-factor-needed',
    'cross-site',
  ],
});

export const refreshToken = endpoint({
  name: 'auth.refreshToken',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/refresh-token',
  public: true,
  summary:
    'Exchanges a refresh token for a new pair. A token is good for one exchange; using an old one again ends the sign-in.',
  transaction: 'manual',
  body: z.strictObject({ refreshToken: z.string().min(1).max(512) }),
  reply: tokensShape,
  failures: ['A0231'],
});

export const logout = endpoint({
  name: 'auth.logout',
  whileEnrolling: 'allowed',
  whenReadOnly: 'allowed',
  method: 'DELETE',
  path: '/api/v1/auth/logout',
  permission: 'account:self:use',
  summary: 'Ends this sign-in: its access and refresh tokens are refused from now on.',
  reply: z.null(),
});

/** The form that the clients' form-data rule gives the DELETE. */
export const logoutByPost = endpoint({
  name: 'auth.logoutPost',
  whileEnrolling: 'allowed',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/logout',
  permission: 'account:self:use',
  summary: 'The same as DELETE, for clients that send forms.',
  bodyType: 'multipart',
  reply: z.null(),
});

export const listSocialProviders = endpoint({
  name: 'auth.socialProviders',
  method: 'GET',
  path: '/api/v1/auth/social/providers',
  public: true,
  summary:
    'The social sign-ins that are set up here. `isLocal` marks the demonstration provider of a trial start.',
  reply: z.array(z.object({ provider: z.enum(socialProviders), isLocal: z.boolean() })),
});
