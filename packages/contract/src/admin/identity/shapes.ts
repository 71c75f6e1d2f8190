import { z } from 'zod';
import { nameSchemas } from '../../schema-names.ts';

/** The version of the terms that a person accepts today; kept with the account. */
export const termsVersion = '2026-11';

/** An e-mail address as people type it; kept in lower case. */
export const emailShape = z.string().max(254).trim().toLowerCase().pipe(z.email());

/** The six digits out of a mail. */
export const emailCodeShape = z.string().regex(/^\d{6}$/);

const newPasswordLengthMin = 8;
export const newPasswordLengthMax = 128;
/** A password that is being chosen, typed twice; the login form keeps the specification's rule of at least 6. */
export const newPasswordFields = {
  password: z.string().min(newPasswordLengthMin).max(newPasswordLengthMax),
  confirmPassword: z.string().max(newPasswordLengthMax),
};

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

/** A path of the console or mobile site, with its query, that a person goes on to after signing in. */
export const innerPathShape = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

/** What a call that asks for the captcha carries. */
export const captchaFields = { captchaKey: z.string().max(64), captchaCode: z.string().max(16) };

export const tokensShape = z.object({
  tokenType: z.literal('Bearer'),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** How many seconds the access token is valid. */
  expiresIn: z.number().int().positive(),
});
export type Tokens = z.infer<typeof tokensShape>;

/** The answer of every call that mails a code; the same whether or not the e-mail is registered. */
export const codeSentShape = z.object({ resendSeconds: z.number().int().nonnegative(), lifeMinutes: z.number().int().positive() });

/** What the calls have in common that mail a code to a person who is not signed in. */
export const codeCall = {
  method: 'POST',
  public: true,
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape, ...captchaFields }),
  reply: codeSentShape,
  failures: ['captcha-wrong', 'code-too-soon', 'code-limit', 'cross-site'],
} as const;

/** The one-time ticket of an address that a person was sent to. */
export const ticketShape = z.string().min(1).max(128);

nameSchemas({ Tokens: tokensShape, CodeSent: codeSentShape });
