import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../bank-rows.ts';
import { type Faults, Outage } from '../faults.ts';
import { createPaypalAccess, tokenSeconds } from './paypal-access.ts';
import type { PaypalDialect } from './paypal-dialect.ts';
import { describeError, notFound, PaypalError } from './paypal-error.ts';
import { registerDisputes } from './register-disputes.ts';
import { registerOrders } from './register-orders.ts';
import { registerSearch } from './register-search.ts';
import { registerSellers } from './register-sellers.ts';
import { registerWebhooks } from './register-webhooks.ts';

/** The bank's refusal by PayPal's name. */
const issueOf = ({ code }: Refusal) =>
  code === 'balance_insufficient' ? 'INSUFFICIENT_FUNDS' : code.toUpperCase();

/** PayPal's API over the bank's rows: orders, captures, refunds, payouts, sellers and the book. */
export function registerPaypal(api: FastifyInstance, dialect: PaypalDialect, faults: Faults): void {
  const access = createPaypalAccess(dialect);

  api.setErrorHandler((error, _request, reply) => {
    if (error instanceof PaypalError) return reply.code(error.status).send(describeError(error));
    if (error instanceof z.ZodError)
      return reply.code(400).send(describeError(new PaypalError(400, 'INVALID_PARAMETER_SYNTAX')));
    if (error instanceof Refusal) {
      const status = error.status === 404 || error.status === 409 ? error.status : 422;
      return reply.code(status).send(describeError(new PaypalError(status, issueOf(error))));
    }
    if (error instanceof Outage && error.statusCode === 429)
      return reply.code(429).send(describeError(new PaypalError(429, 'RATE_LIMIT_REACHED')));
    const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
    // The change could not be written and has no effect.
    const status = code === 'ENOSPC' ? 503 : statusCode;
    return reply
      .code(status)
      .send(describeError(new PaypalError(status, status < 500 ? 'MALFORMED' : 'UNAVAILABLE')));
  });

  api.post('/v1/oauth2/token', async (request, reply) =>
    access.isOwn(request)
      ? { access_token: access.createToken(), token_type: 'Bearer', expires_in: tokenSeconds }
      : reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' }),
  );
  api.get<{ Params: { name: string } }>('/v1/notifications/certs/:name', async (request, reply) => {
    const { name, pem } = dialect.getSigningKey();
    if (request.params.name !== name) throw notFound();
    return reply.type('application/x-pem-file').send(pem);
  });

  api.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) => {
      if (!access.hasToken(request))
        await reply.code(401).send({
          error: 'invalid_token',
          error_description: 'Token signature verification failed',
        });
    });
    const parts = { ...dialect, access, faults };
    registerOrders(calls, parts);
    registerSellers(calls, parts);
    registerSearch(calls, parts);
    registerDisputes(calls, parts);
    registerWebhooks(calls, parts);
  });
}
