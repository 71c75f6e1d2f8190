import { z } from 'zod';

/** The version of the terms that a person accepts today; kept with the account. */
export const termsVersion = '2026-11';

/** An e-mail address as people type it; kept in lower case. */
export const emailShape = z.string().max(254).trim().toLowerCase().pipe(z.email());

/** The six digits out of a mail. */
export const emailCodeShape = z.string().regex(/^\d{6}$/);

const newPasswordLengthMin = 8;
export const newPasswordLengthMax = 128;
/** A password that is being chosen; the login form keeps the specification's rule of at least 6. */
export const newPasswordShape = z.string().min(newPasswordLengthMin).max(newPasswordLengthMax);

/** Seconds that a person waits before another code can be sent; the server enforces them. */
export const codeResendSeconds = 60;
export const codeLifeMinutes = 10;
export const codeAttemptsMax = 5;

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];
const authTypes = ['password', ...socialProviders] as const;
export type AuthType = (typeof authTypes)[number];

/** Where a person came from: `user_source` and `page_source` of the page's address. */
export const sourceShape = z
  .string()
  .max(64)
  .regex(/^[\w.:-]*$/);

/** What a call that asks for the captcha carries. */
export const captchaFields = { captchaKey: z.string().max(64), captchaCode: z.string().max(16) };

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

/** The one-time ticket of an address that a person was sent to. */
export const ticketShape = z.string().min(1).max(128);
