import { z } from 'zod';
import { foldWidth } from '../../fold-width.ts';
import { nameSchemas } from '../../schema-names.ts';

/** The current version of the terms; the accepted version is stored with the account. */
export const termsVersion = '2026-11';

/** An email address as typed; stored in lower case. */
export const emailShape = z.string().max(254).trim().toLowerCase().pipe(z.email());

/** An international number as people write it; empty for none. */
export const mobileShape = z
  .string()
  .overwrite((text) => foldWidth(text).trim())
  .max(20)
  .regex(/^(?:\+?\d[\d ().-]{5,18})?$/, 'phone');

/** The six digits from an email. */
export const emailCodeShape = z.string().regex(/^\d{6}$/);

const newPasswordLengthMin = 8;
export const newPasswordLengthMax = 128;
/** A new password, typed twice; the login form uses the specification's rule of at least 6. */
export const newPasswordFields = {
  password: z.string().min(newPasswordLengthMin).max(newPasswordLengthMax),
  confirmPassword: z.string().max(newPasswordLengthMax),
};

/** Seconds until another code can be sent; the server enforces them. */
export const codeResendSeconds = 60;
export const codeLifeMinutes = 10;
export const codeAttemptsMax = 5;

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
export const authTypes = ['password', ...socialProviders] as const;
export type AuthType = (typeof authTypes)[number];

/** Where a user came from: `user_source` and `page_source` of the page's URL. */
export const sourceShape = z
  .string()
  .max(64)
  .regex(/^[\w.:-]*$/);

/** A path of the console or mobile site, with its query, that is opened after signing in. */
export const innerPathShape = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/);

/** The fields of a call that requires a captcha. */
export const captchaFields = { captchaKey: z.string().max(64), captchaCode: z.string().max(16) };

export const tokensShape = z.object({
  tokenType: z.literal('Bearer'),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** How many seconds the access token is valid. */
  expiresIn: z.number().int().positive(),
});
export type Tokens = z.infer<typeof tokensShape>;

/** The reply of every call that emails a code; the same whether or not the email address is registered. */
export const codeSentShape = z.object({
  resendSeconds: z.number().int().nonnegative(),
  lifeMinutes: z.number().int().positive(),
});

/** The common part of calls that email a code to a user who is not signed in. */
export const codeCall = {
  method: 'POST',
  public: true,
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape, ...captchaFields }),
  reply: codeSentShape,
  failures: ['captcha-wrong', 'code-too-soon', 'code-limit', 'cross-site'],
} as const;

/** The one-time ticket in the URL that a user was redirected to. */
export const ticketShape = z.string().min(1).max(128);

nameSchemas({ Tokens: tokensShape, CodeSent: codeSentShape });
