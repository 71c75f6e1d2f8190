import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { Refusal } from './bank-rows.ts';
import { createDescribe } from './describe.ts';
import { createFaults, Outage } from './faults.ts';
import { mountCalls } from './mount-calls.ts';
import { answerFull, mountPages } from './mount-pages.ts';
import { mountSwitches } from './mount-switches.ts';
import type { PaypalDialect } from './paypal/paypal-dialect.ts';
import { registerPaypal } from './paypal/register-paypal.ts';
import { registerDisputePages } from './register-dispute-pages.ts';
import { serveStripe } from './stripe/serve-stripe.ts';
import type { StripeObjects } from './stripe/stripe-objects.ts';

/** Evidence with its files. */
const evidenceBytesMax = 8 * 1024 * 1024;

export interface SandboxServerOptions {
  bank: Bank;
  apiKey: string;
  publicUrl: () => string;
  stripe: { secretKey: string; accountId: string; objects: StripeObjects };
  paypal: PaypalDialect;
  /** Its pages open and decide disputes. */
  hasDisputePages: boolean;
  /** Moves the bank's clock; absent when it shares the shop's. */
  advanceClock?: ((byMs: number) => void) | undefined;
}

/** The bank over HTTP: an API for the shop, pages for users, switches for proofs. */
export function createSandboxServer(options: SandboxServerOptions): FastifyInstance {
  const { bank } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    // Stripe's paths have no separate prefix, and every call of its package names a version.
    rewriteUrl: ({ headers, url = '/' }) => (headers['stripe-version'] ? `/stripe${url}` : url),
  });
  const describe = createDescribe(bank.rows, options.publicUrl);
  const faults = createFaults(bank);

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  // Files of evidence, in the dialects whose API takes them so.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: evidenceBytesMax },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.code });
    if (error instanceof z.ZodError) return reply.code(400).send({ error: 'invalid_request' });
    // The change could not be written and has no effect, and the same call may be repeated.
    if ((error as { code?: string }).code === 'ENOSPC') return answerFull(request, reply);
    if (error instanceof Outage)
      return reply
        .code(error.statusCode)
        .send({ error: error.statusCode === 429 ? 'too_many_calls' : 'internal' });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply.code(status).send({ error: status < 500 ? 'invalid_request' : 'internal' });
  });

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      const expected = Buffer.from(options.apiKey);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        await reply.code(401).send({ error: 'unauthorized' });
    });
    mountCalls(api, bank, describe, faults);
    mountSwitches(api, bank, {
      describe,
      faults,
      paypal: options.paypal,
      advanceClock: options.advanceClock,
    });
  });

  app.register(
    async (api) =>
      serveStripe(api, { bank, faults, publicUrl: options.publicUrl, ...options.stripe }),
    { prefix: '/stripe' },
  );
  app.register(async (api) => registerPaypal(api, options.paypal, faults), { prefix: '/paypal' });

  if (options.hasDisputePages) registerDisputePages(app, bank);
  mountPages(app, bank, options.hasDisputePages);
  return app;
}
