import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, parseAcceptLanguage, parseLanguage } from '@vitrine/contract/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from './bank.ts';
import {
  challengeCode,
  challengePage,
  drawLeftPage,
  fullPage,
  iconFile,
  linkPage,
  paymentPage,
  unknownPage,
  welcomePage,
} from './page.ts';
import { styleSheet } from './style.ts';

const interFile = readFileSync(path.join(import.meta.dirname, 'inter.woff2'));

export function findLanguage(request: FastifyRequest, fallback: string): Language {
  const asked = (request.query as { lang?: unknown }).lang;
  return (
    parseLanguage(typeof asked === 'string' ? asked : undefined) ??
    parseLanguage(fallback) ??
    parseAcceptLanguage(request.headers['accept-language']) ??
    'en'
  );
}

export const send = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** The responses to programs and users while nothing can be written. */
export function answerFull(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', '10');
  if (!request.headers.accept?.includes('text/html'))
    return reply.code(503).send({ error: 'unavailable' });
  return send(reply, fullPage(findLanguage(request, '')), 503);
}

/** The bank's pages for users: plain forms and redirects, no script. */
export function mountPages(app: FastifyInstance, bank: Bank, hasDisputes: boolean): void {
  app.get('/', async (request, reply) =>
    send(reply, welcomePage(findLanguage(request, ''), hasDisputes)),
  );
  app.get('/bank.css', async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(styleSheet),
  );
  app.get('/icon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(iconFile),
  );
  app.get('/inter.woff2', async (_request, reply) =>
    reply
      .type('font/woff2')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(interFile),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Params: { ref: string }; Querystring: { step?: string } }>(
    '/pay/:ref',
    async (request, reply) => {
      const payment = bank.payments.has(request.params.ref)
        ? await bank.readPayment(request.params.ref)
        : undefined;
      if (payment?.state === 'pending' && request.query.step === 'left')
        return send(reply, drawLeftPage(payment, findLanguage(request, payment.language)));
      return payment
        ? send(
            reply,
            paymentPage(
              payment,
              findLanguage(request, payment.language),
              request.query.step === 'authorization',
            ),
          )
        : send(reply, unknownPage(findLanguage(request, '')), 404);
    },
  );
  app.post<{ Params: { ref: string }; Body: Record<string, string> | null }>(
    '/pay/:ref',
    async (request, reply) => {
      const { ref } = request.params;
      const { decision = '', card = '' } = request.body ?? {};
      const language = findLanguage(request, bank.payments.get(ref)?.language ?? '');
      if (decision === 'challenge')
        return reply.redirect(
          `/pay/${encodeURIComponent(ref)}/challenge?lang=${language}&card=${encodeURIComponent(card)}`,
          303,
        );
      if (decision === 'approve' || decision === 'late')
        await bank.approve(ref, card, decision === 'late');
      else if (decision === 'decline') await bank.decline(ref, 'declined');
      else if (decision === 'cancel') {
        const left = await bank.decline(ref, 'cancelled');
        // A page on which one can try again is left without an end.
        if (left?.state === 'pending')
          return reply.redirect(`/pay/${encodeURIComponent(ref)}?lang=${language}&step=left`, 303);
      }
      return reply.redirect(`/pay/${encodeURIComponent(ref)}?lang=${language}`, 303);
    },
  );
  app.get<{ Params: { ref: string }; Querystring: { card?: string } }>(
    '/pay/:ref/challenge',
    async (request, reply) => {
      const payment = bank.payments.get(request.params.ref);
      return payment
        ? send(
            reply,
            challengePage(
              payment,
              findLanguage(request, payment.language),
              String(request.query.card ?? ''),
            ),
          )
        : send(reply, unknownPage(findLanguage(request, '')), 404);
    },
  );
  app.post<{ Params: { ref: string }; Body: Record<string, string> | null }>(
    '/pay/:ref/challenge',
    async (request, reply) => {
      const { ref } = request.params;
      const { decision = '', code = '', card = '' } = request.body ?? {};
      if (decision === 'cancel') await bank.decline(ref, 'cancelled');
      else if (code.trim() === challengeCode) await bank.approve(ref, card, false);
      else await bank.decline(ref, 'challenge_failed');
      const language = findLanguage(request, bank.payments.get(ref)?.language ?? '');
      return reply.redirect(
        `/pay/${encodeURIComponent(ref)}?lang=${language}&step=authorization`,
        303,
      );
    },
  );
  app.get<{ Params: { ref: string } }>('/link/:ref', async (request, reply) => {
    const link = bank.links.get(request.params.ref);
    return link
      ? send(reply, linkPage(link, findLanguage(request, link.language)))
      : send(reply, unknownPage(findLanguage(request, '')), 404);
  });
  app.post<{ Params: { ref: string }; Body: Record<string, string> | null }>(
    '/link/:ref',
    async (request, reply) => {
      const { ref } = request.params;
      const { decision, account = '' } = request.body ?? {};
      if (decision === 'approve' || decision === 'refuse' || decision === 'reject')
        await bank.decideLink(ref, decision, account);
      return reply.redirect(
        `/link/${encodeURIComponent(ref)}?lang=${findLanguage(request, bank.links.get(ref)?.language ?? '')}`,
        303,
      );
    },
  );
  app.setNotFoundHandler((request, reply) =>
    send(reply, unknownPage(findLanguage(request, '')), 404),
  );
}
