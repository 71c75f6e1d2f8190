import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languages } from '../locales.ts';

/** The version of the terms that a person accepts today; kept with the account. */
export const termsVersion = '2026-11';

/** An e-mail address as people type it; kept in lower case. */
export const emailShape = z.string().max(254).trim().toLowerCase().pipe(z.email());

/** The six digits out of a mail. */
export const emailCodeShape = z.string().regex(/^\d{6}$/);

export const newPasswordLengthMin = 8;
export const newPasswordLengthMax = 128;
/** A password that is being chosen; the login form keeps the specification's rule of at least 6. */
export const newPasswordShape = z.string().min(newPasswordLengthMin).max(newPasswordLengthMax);

/** Seconds that a person waits before another code can be sent; the server enforces them. */
export const codeResendSeconds = 60;
export const codeLifeMinutes = 10;
export const codeAttemptsMax = 5;

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const authTypes = ['password', ...socialProviders] as const;
export type AuthType = (typeof authTypes)[number];

/** Where a person came from: `user_source` and `page_source` of the page's address. */
export const sourceShape = z
  .string()
  .max(64)
  .regex(/^[\w.:-]*$/);

/** A switch as JSON or as a form sends it. */
const flagShape = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' || value === '' ? false : value),
  z.boolean(),
);

const captchaFields = { captchaKey: z.string().max(64), captchaCode: z.string().max(16) };

export const tokensShape = z.object({
  tokenType: z.literal('Bearer'),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds that the access token lives. */
  expiresIn: z.number().int().positive(),
});
export type Tokens = z.infer<typeof tokensShape>;

/** The answer of every call that mails a code; the same whether or not the e-mail is registered. */
export const codeSentShape = z.object({ resendSeconds: z.number().int().nonnegative(), lifeMinutes: z.number().int().positive() });

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
    "Signs in with e-mail (or an operator's user name), password and captcha; multipart or JSON. The captcha is judged first and is used up by the try. `remember` lengthens the life of the refresh token from 7 to 30 days.",
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
  failures: ['captcha-wrong', 'login-wrong', 'login-slow-down', 'account-disabled', 'cross-site'],
});

export const sendRegistrationCode = endpoint({
  name: 'auth.register-code',
  method: 'POST',
  path: '/api/v1/auth/register/code',
  public: true,
  summary: 'Mails a six-digit code for opening a store. Never tells whether the e-mail is registered.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape, ...captchaFields }),
  reply: codeSentShape,
  failures: ['captcha-wrong', 'code-too-soon', 'code-limit', 'cross-site'],
});

export const register = endpoint({
  name: 'auth.register',
  method: 'POST',
  path: '/api/v1/auth/register',
  public: true,
  summary: 'Opens an account and its store with the mailed code, and signs the new owner in at once.',
  transaction: 'manual',
  idempotency: 'optional',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    email: emailShape,
    code: emailCodeShape,
    password: newPasswordShape,
    confirmPassword: z.string().max(newPasswordLengthMax),
    termsAccepted: z.boolean(),
    language: z.enum(languages).optional(),
    userSource: sourceShape.optional(),
    pageSource: sourceShape.optional(),
  }),
  reply: tokensShape,
  failures: ['code-wrong', 'password-common', 'password-mismatch', 'terms-not-accepted', 'cross-site'],
});

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

export const refreshToken = endpoint({
  name: 'auth.refresh-token',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/refresh-token',
  public: true,
  summary: 'Exchanges a refresh token for a new pair. A token is good for one exchange; using an old one again ends the sign-in.',
  transaction: 'manual',
  body: z.strictObject({ refreshToken: z.string().min(1).max(512) }),
  reply: tokensShape,
  failures: ['A0231'],
});

export const logout = endpoint({
  name: 'auth.logout',
  whenReadOnly: 'allowed',
  method: 'DELETE',
  path: '/api/v1/auth/logout',
  permission: 'account:self:use',
  summary: 'Ends this sign-in: its access and refresh tokens are refused from now on.',
  reply: z.null(),
});

/** What the form-data rule of the clients makes of the DELETE. */
export const logoutByPost = endpoint({
  name: 'auth.logout-post',
  whenReadOnly: 'allowed',
  method: 'POST',
  path: '/api/v1/auth/logout',
  permission: 'account:self:use',
  summary: 'The same as DELETE, for clients that send forms.',
  bodyType: 'multipart',
  reply: z.null(),
});

export const listSocialProviders = endpoint({
  name: 'auth.social-providers',
  method: 'GET',
  path: '/api/v1/auth/social/providers',
  public: true,
  summary: 'The social sign-ins that are set up here. `isLocal` marks the demonstration provider of a trial start.',
  reply: z.array(z.object({ provider: z.enum(socialProviders), isLocal: z.boolean() })),
});

export const startSocial = endpoint({
  name: 'auth.social-start',
  method: 'GET',
  path: '/api/v1/auth/social/:provider/start',
  public: true,
  summary: 'Answers 302 to the provider (OpenID Connect with PKCE, state and nonce). `face` says where the person comes back to.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  params: z.strictObject({ provider: z.enum(socialProviders) }),
  query: z.strictObject({
    face: z.enum(['console', 'mobile']).optional(),
    language: z.enum(languages).optional(),
    user_source: sourceShape.optional(),
    page_source: sourceShape.optional(),
    /** Set by the server when it sent a browser on to the configured host name. */
    hop: z.literal('1').optional(),
  }),
  reply: z.null(),
  failures: ['social-unavailable', 'social-failed'],
});

export const finishSocial = endpoint({
  name: 'auth.social-callback',
  method: 'GET',
  path: '/api/v1/auth/social/:provider/callback',
  public: true,
  summary: 'Where the provider sends the browser back. Answers 302 to `/#/authorize?ticket=…`, or `?error=…` with a failure code.',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  params: z.strictObject({ provider: z.enum(socialProviders) }),
  // Providers add fields of their own, so this one shape ignores what it does not know.
  query: z.object({
    code: z.string().max(2048).optional(),
    state: z.string().max(512).optional(),
    iss: z.string().max(512).optional(),
    error: z.string().max(128).optional(),
  }),
  reply: z.null(),
});

/** Signed in, or: the provider gave no e-mail that it has verified, so a code step follows with the new ticket. */
export const socialOutcomeShape = z.discriminatedUnion('kind', [
  tokensShape.extend({ kind: z.literal('signed-in') }),
  z.object({ kind: z.literal('email-needed'), ticket: z.string(), email: z.string(), nickname: z.string() }),
]);

const ticketShape = z.string().min(1).max(128);

export const exchangeSocialTicket = endpoint({
  name: 'auth.social-ticket',
  method: 'POST',
  path: '/api/v1/auth/social/ticket',
  public: true,
  summary:
    'Exchanges the ticket of `/authorize` for tokens: once, within 60 s, in the browser that started. `email-needed` asks for the e-mail step.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape }),
  reply: socialOutcomeShape,
  failures: ['ticket-invalid', 'account-disabled', 'cross-site'],
});

export const sendSocialCode = endpoint({
  name: 'auth.social-code',
  method: 'POST',
  path: '/api/v1/auth/social/code',
  public: true,
  summary: 'Mails a six-digit code to the e-mail that a social sign-in should use. Never tells whether it is registered.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape, email: emailShape }),
  reply: codeSentShape,
  failures: ['ticket-invalid', 'code-too-soon', 'code-limit', 'cross-site'],
});

export const confirmSocialEmail = endpoint({
  name: 'auth.social-email',
  method: 'POST',
  path: '/api/v1/auth/social/email',
  public: true,
  summary: 'Finishes a social sign-in with the mailed code: links the account of that e-mail, or opens a new one with its store.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape, email: emailShape, code: emailCodeShape }),
  reply: tokensShape,
  failures: ['ticket-invalid', 'code-wrong', 'account-disabled', 'cross-site'],
});

export const setUpAdministrator = endpoint({
  name: 'auth.setup',
  method: 'POST',
  path: '/api/v1/auth/setup',
  public: true,
  summary: 'Creates the first administrator with the one-time token of the printed link, and signs in. Works once.',
  transaction: 'manual',
  limit: { max: 10, windowSeconds: 60, by: 'address' },
  body: z.strictObject({
    token: ticketShape,
    email: emailShape,
    username: z.string().regex(/^[a-z0-9][a-z0-9._-]{2,31}$/),
    password: newPasswordShape,
    confirmPassword: z.string().max(newPasswordLengthMax),
  }),
  reply: tokensShape,
  failures: ['ticket-invalid', 'password-common', 'password-mismatch', 'conflict', 'cross-site'],
});
