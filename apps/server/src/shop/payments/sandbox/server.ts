import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { Refusal } from './bank-rows.ts';
import { mountPages } from './mount-pages.ts';
import type { Fault, SandboxLink, SandboxPayment, SandboxPayout } from './sandbox.types.ts';

export interface SandboxServerOptions {
  bank: Bank;
  apiKey: string;
  publicUrl: () => string;
  /** Moves the bank's clock; absent when it shares the shop's. */
  advanceClock?: ((byMs: number) => void) | undefined;
}

const amountShape = z.string().regex(/^\d{1,18}$/);
const newPaymentShape = z.strictObject({
  amount: amountShape,
  currency: z.string().length(3),
  account: z.string().max(64).nullable(),
  capture: z.enum(['automatic', 'manual']),
  payee: z.string().max(100),
  description: z.string().max(200),
  language: z.string().max(8),
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
  expiresAt: z.iso.datetime(),
});
const refundShape = z.strictObject({ payment: z.string().max(64), amount: amountShape });
const newLinkShape = z.strictObject({
  payee: z.string().max(100),
  language: z.string().max(8),
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
});
const newPayoutShape = z.strictObject({ account: z.string().max(64), amount: amountShape, currency: z.string().length(3) });
const faultShape = z.strictObject({
  on: z.enum(['create', 'capture', 'cancel', 'refund', 'payout', 'link', 'read', 'any']),
  kind: z.enum(['delay', 'drop-answer', 'error-after', 'error-before', 'webhook-first']),
  times: z.number().int().min(1).max(100_000),
  delayMs: z.number().int().min(0).max(60_000).optional(),
});

/** The bank over HTTP: an interface for the shop, pages for people, switches for proofs. */
export function createSandboxServer(options: SandboxServerOptions): FastifyInstance {
  const { bank } = options;
  const app = Fastify({ logger: false, bodyLimit: 64 * 1024, forceCloseConnections: true });
  let faults: Fault[] = [];

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
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
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.code });
    if (error instanceof z.ZodError) return reply.code(400).send({ error: 'invalid_request' });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply.code(status).send({ error: status < 500 ? 'invalid_request' : 'internal' });
  });

  const describePayment = ({ bodyHash: _, ...payment }: SandboxPayment) => ({
    ...payment,
    isLive: false,
    payUrl: `${options.publicUrl()}/pay/${payment.ref}`,
  });
  const describeLink = ({ bodyHash: _, ...link }: SandboxLink) => ({ ...link, linkUrl: `${options.publicUrl()}/link/${link.ref}` });
  const describePayout = ({ bodyHash: _, ...payout }: SandboxPayout) => payout;

  function keyOf(request: FastifyRequest): string {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw new Refusal('key_required', 400);
    return key;
  }

  /** Runs a call with the faults that are switched on for it. */
  async function withFaults(on: Fault['on'], reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
    const fault = faults.find((known) => known.times > 0 && (known.on === on || known.on === 'any'));
    if (!fault) return work();
    fault.times -= 1;
    if (fault.kind === 'error-before') return reply.code(500).send({ error: 'internal' });
    const answer = await work();
    if (fault.kind === 'delay') await pause(fault.delayMs ?? 1_000);
    if (fault.kind === 'webhook-first') await bank.delivery.settle();
    if (fault.kind === 'error-after') return reply.code(500).send({ error: 'internal' });
    if (fault.kind !== 'drop-answer') return answer;
    reply.hijack();
    reply.raw.socket?.destroy();
    return reply;
  }

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      const expected = Buffer.from(options.apiKey);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) await reply.code(401).send({ error: 'unauthorized' });
    });
    api.post('/v1/payments', (request, reply) =>
      withFaults('create', reply, async () =>
        describePayment(await bank.createPayment(keyOf(request), newPaymentShape.parse(request.body))),
      ),
    );
    api.get<{ Params: { key: string } }>('/v1/payments/:key', (request, reply) =>
      withFaults('read', reply, async () => {
        const payment = await bank.readPayment(request.params.key);
        if (!payment) throw new Refusal('not_found', 404);
        return describePayment(payment);
      }),
    );
    api.post<{ Params: { key: string } }>('/v1/payments/:key/capture', (request, reply) =>
      withFaults('capture', reply, async () => describePayment(await bank.capture(request.params.key))),
    );
    api.post<{ Params: { key: string } }>('/v1/payments/:key/cancel', (request, reply) =>
      withFaults('cancel', reply, async () => describePayment(await bank.cancel(request.params.key))),
    );
    api.post('/v1/refunds', (request, reply) =>
      withFaults('refund', reply, async () => {
        const input = refundShape.parse(request.body);
        const { bodyHash: _, ...refund } = await bank.refund(keyOf(request), input.payment, BigInt(input.amount));
        return refund;
      }),
    );
    api.post('/v1/links', (request, reply) =>
      withFaults('link', reply, async () => describeLink(await bank.createLink(keyOf(request), newLinkShape.parse(request.body)))),
    );
    api.get<{ Params: { key: string } }>('/v1/links/:key', (request, reply) =>
      withFaults('read', reply, async () => {
        const link = bank.findLink(request.params.key);
        if (!link) throw new Refusal('not_found', 404);
        return describeLink(link);
      }),
    );
    api.post('/v1/payouts', (request, reply) =>
      withFaults('payout', reply, async () => describePayout(await bank.createPayout(keyOf(request), newPayoutShape.parse(request.body)))),
    );
    api.get<{ Params: { key: string } }>('/v1/payouts/:key', (request, reply) =>
      withFaults('read', reply, async () => {
        const payout = await bank.findPayout(request.params.key);
        if (!payout) throw new Refusal('not_found', 404);
        return describePayout(payout);
      }),
    );

    api.get('/v1/entries', (request, reply) =>
      withFaults('read', reply, async () => {
        const { after, ...span } = z
          .object({ from: z.iso.datetime(), before: z.iso.datetime(), after: z.coerce.number().int().min(0).default(0) })
          .parse(request.query);
        return bank.listEntries(span, after);
      }),
    );

    api.put('/admin/faults', async (request) => {
      faults = z.array(faultShape).max(20).parse(request.body);
      return { faults };
    });
    api.put('/admin/webhooks', async (request) => {
      const input = z
        .strictObject({
          mode: z.enum(['normal', 'duplicate', 'reorder', 'withhold']).optional(),
          targets: z.array(z.url()).max(5).optional(),
        })
        .parse(request.body);
      if (input.mode) bank.delivery.setMode(input.mode);
      if (input.targets) bank.delivery.setTargets(input.targets);
      return input;
    });
    api.post('/admin/webhooks/flush', async () => {
      await bank.delivery.flush();
      return {};
    });
    api.post('/admin/confirm-late', async () => {
      await bank.confirmAll();
      return {};
    });
    api.post('/admin/clock', async (request) => {
      options.advanceClock?.(z.strictObject({ advanceMs: z.number().int().min(0).max(6e9) }).parse(request.body).advanceMs);
      return {};
    });
    // What proofs compare with the shop's book.
    api.get('/admin/book', async () => ({
      payments: [...bank.payments.values()].map(describePayment),
      refunds: [...bank.refunds.values()],
      payouts: [...bank.payouts.values()].map(describePayout),
    }));
  });

  mountPages(app, bank);
  return app;
}
