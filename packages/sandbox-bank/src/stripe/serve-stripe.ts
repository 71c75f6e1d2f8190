import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './register-accounts.ts';
import { registerDisputes } from './register-disputes.ts';
import { registerPayments } from './register-payments.ts';
import { registerWebhooks } from './register-webhooks.ts';
import { createStripeCalls, queryOf, type StripeDialect } from './stripe-calls.ts';
import { reportNoAccess, StripeRefusal, toRefusal } from './stripe-errors.ts';
import { parseForm } from './stripe-form.ts';
import { readAccount } from './stripe-idempotency.ts';
import { getDataFields, listPage } from './stripe-lists.ts';
import { listParams } from './stripe-params.ts';
import { assertAllowed } from './stripe-rights.ts';

/** Stripe's API over the bank's rows: what the shipped adapter uses of it, and nothing else. */
export function serveStripe(api: FastifyInstance, dialect: StripeDialect): void {
  const calls = createStripeCalls(api, dialect);

  api.removeContentTypeParser('application/x-www-form-urlencoded');
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseForm(String(body))),
  );
  api.setErrorHandler((error, _request, reply) => {
    const refusal = toRefusal(error);
    if (refusal) return reply.code(refusal.status).send(refusal.body);
    return reply
      .code((error as { code?: string }).code === 'ENOSPC' ? 503 : 500)
      .send({ error: { type: 'api_error', message: 'Something went wrong on our end.' } });
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.header('stripe-version', String(request.headers['stripe-version'] ?? ''));
    const key = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    assertAllowed(key, dialect.secretKey, request.url);
    const account = readAccount(request);
    if (account !== null && calls.findLink(account)?.state !== 'active')
      throw reportNoAccess(account);
  });
  // An unknown path is reported in the same form.
  api.setNotFoundHandler((request) => {
    throw new StripeRefusal(404, `Unrecognized request URL (${request.method}: ${request.url}).`);
  });

  registerPayments(calls);
  registerAccounts(calls);
  registerDisputes(calls);
  registerWebhooks(calls);

  const { bank, objects } = dialect;
  calls.read('/v1/balance', (_id, request) => objects.balance(readAccount(request)));
  calls.read('/v1/balance_transactions', (_id, request) => {
    const wanted = listParams.parse(queryOf(request));
    const account = readAccount(request);
    const own = bank.rows.entries.filter(
      (entry) => entry.dialect === 'stripe' && objects.isInBook(entry, account),
    );
    return listPage(own, wanted, {
      id: objects.lineId,
      at: ({ at }) => at,
      make: (entry) => objects.balanceTransaction(entry, getDataFields(wanted.expand)),
    });
  });
}
