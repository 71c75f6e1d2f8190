import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { languages } from '../../locales.ts';
import { nameSchemas } from '../../schema-names.ts';
import {
  codeSentShape,
  emailCodeShape,
  emailShape,
  innerPathShape,
  socialProviders,
  sourceShape,
  ticketShape,
  tokensShape,
} from './shapes.ts';

export const startSocial = endpoint({
  name: 'auth.socialStart',
  method: 'GET',
  path: '/api/v1/auth/social/:provider/start',
  public: true,
  summary:
    'Answers 302 to the provider (OpenID Connect with PKCE, state and nonce). `app` says where the person comes back to.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  params: z.strictObject({ provider: z.enum(socialProviders) }),
  query: z.strictObject({
    app: z.enum(['console', 'mobile']).optional(),
    language: z.enum(languages).optional(),
    user_source: sourceShape.optional(),
    page_source: sourceShape.optional(),
    /** Returned with the ticket: the path that the user requested before the login form. */
    redirect: innerPathShape.optional(),
    /** Set by the server when it redirected a browser to the configured host name. */
    hop: z.literal('1').optional(),
  }),
  answers: 'redirect',
  reply: z.null(),
  failures: ['social-unavailable', 'social-failed'],
});

export const finishSocial = endpoint({
  name: 'auth.socialCallback',
  method: 'GET',
  path: '/api/v1/auth/social/:provider/callback',
  public: true,
  summary:
    'Where the provider sends the browser back. Answers 302 to `/#/authorize?ticket=…`, or `?error=…` with a failure code; `redirect` of the start comes along.',
  transaction: 'manual',
  limit: { max: 60, windowSeconds: 60, by: 'address' },
  params: z.strictObject({ provider: z.enum(socialProviders) }),
  // Providers add their own fields, so this shape ignores unknown ones.
  query: z.object({
    code: z.string().max(2048).optional(),
    state: z.string().max(512).optional(),
    iss: z.string().max(512).optional(),
    error: z.string().max(128).optional(),
  }),
  answers: 'redirect',
  reply: z.null(),
});

/** Signed in; or the provider gave no verified email address, so a step with an emailed code follows with the new ticket. */
export const socialOutcomeShape = z.discriminatedUnion('kind', [
  tokensShape.extend({ kind: z.literal('signed-in') }),
  z.object({
    kind: z.literal('email-needed'),
    ticket: z.string(),
    email: z.string(),
    nickname: z.string(),
  }),
]);

export const exchangeSocialTicket = endpoint({
  name: 'auth.socialTicket',
  method: 'POST',
  path: '/api/v1/auth/social/ticket',
  public: true,
  summary:
    'Exchanges the ticket of `/authorize` for tokens: once, within 60 s, in the browser that started. `email-needed` asks for the e-mail step.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape }),
  reply: socialOutcomeShape,
  failures: ['ticket-invalid', 'account-disabled', 'second-factor-needed', 'cross-site'],
});

export const sendSocialCode = endpoint({
  name: 'auth.socialCode',
  method: 'POST',
  path: '/api/v1/auth/social/code',
  public: true,
  summary:
    'Mails a six-digit code to the e-mail that a social sign-in should use. Never tells whether it is registered.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape, email: emailShape }),
  reply: codeSentShape,
  failures: ['ticket-invalid', 'code-too-soon', 'code-limit', 'cross-site'],
});

export const confirmSocialEmail = endpoint({
  name: 'auth.socialEmail',
  method: 'POST',
  path: '/api/v1/auth/social/email',
  public: true,
  summary:
    'Finishes a social sign-in with the mailed code: links the account of that e-mail, or opens a new one with its store.',
  transaction: 'manual',
  limit: { max: 30, windowSeconds: 60, by: 'address' },
  body: z.strictObject({ ticket: ticketShape, email: emailShape, code: emailCodeShape }),
  reply: tokensShape,
  failures: [
    'ticket-invalid',
    'code-wrong',
    'account-disabled',
    'second-factor-needed',
    'cross-site',
  ],
});

nameSchemas({ SocialOutcome: socialOutcomeShape });
