import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import type { Bank } from '../bank.ts';
import { getCaptured } from '../bank-rows.ts';
import type { Faults } from '../faults.ts';
import { readForm } from '../read-form.ts';
import type { Fault, SandboxDispute, SandboxLink, SandboxPayment } from '../sandbox.types.ts';
import {
  ParameterRefusal,
  reportMissing,
  reportNoAccess,
  StripeRefusal,
  toRefusal,
} from './stripe-errors.ts';
import { parseForm } from './stripe-form.ts';
import { createIdempotency, readAccount } from './stripe-idempotency.ts';
import { toId, toRef } from './stripe-ids.ts';
import type { Expand, StripeObjects } from './stripe-objects.ts';
import {
  accountLinkParams,
  accountParams,
  type DisputeParams,
  disputeParams,
  expandParams,
  fileParams,
  listParams,
  type Range,
  refundListParams,
  refundParams,
  sessionParams,
  transferListParams,
  transferParams,
} from './stripe-params.ts';

const minuteMs = 60_000;
const pageLifeSeconds = 300;

interface StripeDialect {
  bank: Bank;
  objects: StripeObjects;
  secretKey: string;
  publicUrl: () => string;
  faults: Faults;
}

type Call = { Params: { id: string } };

const isWithin = (at: number, { gte, gt, lte, lt }: Range): boolean =>
  (gte === undefined || at >= gte) &&
  (gt === undefined || at > gt) &&
  (lte === undefined || at <= lte) &&
  (lt === undefined || at < lt);

/** A page of a list, newest first; only the objects of the page are made. */
function listPage<Row, Item>(
  found: Iterable<Row>,
  wanted: { limit: number; starting_after?: string | undefined; created: Range },
  {
    id,
    at,
    make,
  }: { id: (row: Row) => string; at: (row: Row) => string | undefined; make: (row: Row) => Item },
) {
  const all = [...found]
    .filter((row) => isWithin(Math.floor(new Date(at(row) ?? 0).getTime() / 1_000), wanted.created))
    .reverse();
  const after = wanted.starting_after;
  const begin = after === undefined ? 0 : all.findIndex((row) => id(row) === after) + 1;
  if (after !== undefined && begin === 0)
    throw reportMissing('object', after, 400, 'starting_after');
  const data = all.slice(begin, begin + wanted.limit).map(make);
  return {
    object: 'list' as const,
    data,
    has_more: begin + wanted.limit < all.length,
    url: '/v1',
  };
}

const fileBytesMax = 6 * 1024 * 1024;

/** The files that evidence names. */
const filesOf = (evidence: DisputeParams['evidence']): string[] =>
  [
    evidence.shipping_documentation,
    evidence.customer_signature,
    evidence.receipt,
    evidence.refund_policy,
    evidence.customer_communication,
    evidence.uncategorized_file,
    ...(evidence.appeal?.card.supporting_files ?? []),
  ].flatMap((id) => id || []);

/** The fields of a list that are wanted as objects. */
const ofData = (expand: Expand): Expand =>
  expand.flatMap((path) => (path.startsWith('data.') ? path.slice('data.'.length) : []));

/** Stripe's API over the bank's rows: what the shipped adapter uses of it, and nothing else. */
export function serveStripe(
  api: FastifyInstance,
  { bank, objects, secretKey, publicUrl, faults }: StripeDialect,
): void {
  const { once, bankKey } = createIdempotency(bank);
  const { rows } = bank;

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
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    const expected = Buffer.from(secretKey);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new StripeRefusal(401, 'Invalid API Key provided.');
    const account = readAccount(request);
    if (account !== null && findLink(account)?.state !== 'active') throw reportNoAccess(account);
  });
  // An unknown path is reported in the same form.
  api.setNotFoundHandler((request) => {
    throw new StripeRefusal(404, `Unrecognized request URL (${request.method}: ${request.url}).`);
  });

  /** The account of a link that Stripe's API made, unless its owner has taken the access away. */
  function findLink(id: string): SandboxLink | undefined {
    const link = rows.links.get(toRef('account', id));
    return link?.via?.dialect === 'stripe' && link.failure !== 'refused_by_user' ? link : undefined;
  }

  /** A payment that this caller may see: of the platform, or of the account that the call names. */
  function findPayment(
    request: FastifyRequest,
    kind: 'session' | 'intent',
    id: string,
  ): SandboxPayment | undefined {
    const payment = rows.payments.get(toRef(kind, id));
    return payment?.via?.dialect === 'stripe' && payment.account === readAccount(request)
      ? payment
      : undefined;
  }

  async function getPayment(request: FastifyRequest, kind: 'session' | 'intent', id: string) {
    const payment = findPayment(request, kind, id);
    if (!payment)
      throw reportMissing(kind === 'session' ? 'checkout.session' : 'payment_intent', id);
    return (await bank.readPayment(payment.ref)) ?? payment;
  }

  const queryOf = (request: FastifyRequest) => parseForm(request.url.split('?')[1] ?? '');

  const read = (
    path: string,
    work: (id: string, request: FastifyRequest) => Promise<unknown> | unknown,
  ) =>
    api.get<Call>(path, (request, reply) =>
      faults.run('read', reply, async () => work(request.params.id, request)),
    );
  const write = (
    path: string,
    on: Fault['on'],
    work: (id: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    api.post<Call>(path, (request, reply) =>
      faults.run(on, reply, () =>
        once(request, reply, () => work(request.params.id, request, reply)),
      ),
    );

  write('/v1/checkout/sessions', 'create', async (_id, request) => {
    const { expand, ...wanted } = sessionParams.parse(request.body);
    const now = bank.now().getTime();
    const expiresAt = wanted.expires_at ? wanted.expires_at * 1_000 : now + 24 * 60 * minuteMs;
    if (expiresAt < now + 30 * minuteMs || expiresAt > now + 24 * 60 * minuteMs)
      throw new ParameterRefusal(
        400,
        'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
        { param: 'expires_at' },
      );
    const currencies = new Set(wanted.line_items.map(({ price_data: price }) => price.currency));
    const [currency = ''] = currencies;
    const amount = wanted.line_items.reduce(
      (sum, { quantity, price_data: { unit_amount: unit } }) => sum + quantity * unit,
      0,
    );
    if (currencies.size > 1) throw new ParameterRefusal(400, 'Line items have several currencies.');
    // The last digit of currencies with three decimals must be 0.
    if (/^(bhd|jod|kwd|omr|tnd)$/.test(currency) && amount % 10)
      throw new ParameterRefusal(400, 'Invalid amount.', { param: 'line_items' });
    const [line] = wanted.line_items;
    const payment = await bank.createPayment(bankKey(request, 'payment'), {
      amount: String(amount),
      currency: currency.toUpperCase(),
      account: readAccount(request),
      capture: wanted.payment_intent_data.capture_method === 'manual' ? 'manual' : 'automatic',
      payee: line?.price_data.product_data.description ?? '',
      description: line?.price_data.product_data.name ?? '',
      language: wanted.locale === 'zh' ? 'zh-cn' : wanted.locale,
      returnUrl: wanted.success_url,
      expiresAt: new Date(expiresAt).toISOString(),
      via: { dialect: 'stripe', fields: wanted },
    });
    return objects.session(payment, expand) satisfies Stripe.Checkout.Session;
  });
  read('/v1/checkout/sessions/:id', async (id, request) => {
    const { expand } = expandParams.parse(queryOf(request));
    return objects.session(await getPayment(request, 'session', id), expand);
  });
  read('/v1/checkout/sessions', (_id, request) => {
    const wanted = listParams.parse(queryOf(request));
    const account = readAccount(request);
    const own = [...rows.payments.values()].filter(
      ({ via, account: of }) => via?.dialect === 'stripe' && of === account,
    );
    return listPage(own, wanted, {
      id: ({ ref }) => toId('session', ref),
      at: ({ createdAt }) => createdAt,
      make: (payment) => objects.session(payment, ofData(wanted.expand)),
    });
  });
  write('/v1/checkout/sessions/:id/expire', 'cancel', async (id, request) => {
    const { expand } = expandParams.parse(request.body ?? {});
    const payment = await getPayment(request, 'session', id);
    const { status } = objects.session(payment);
    if (status !== 'open')
      throw new StripeRefusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    return objects.session(await bank.cancel(payment.ref), expand);
  });

  read('/v1/payment_intents/:id', async (id, request) => {
    const { expand } = expandParams.parse(queryOf(request));
    return objects.intent(await getPayment(request, 'intent', id), expand);
  });
  const changeIntent = (
    verb: 'capture' | 'cancel',
    work: (ref: string) => Promise<SandboxPayment>,
  ) =>
    write(`/v1/payment_intents/:id/${verb}`, verb, async (id, request) => {
      const { expand } = expandParams.parse(request.body ?? {});
      const payment = await getPayment(request, 'intent', id);
      const { status } = objects.intent(payment);
      if (status !== 'requires_capture')
        throw new StripeRefusal(
          400,
          `This PaymentIntent could not be ${verb}ed because it has a status of ${status}.`,
          { code: 'payment_intent_unexpected_state' },
        );
      return objects.intent(await work(payment.ref), expand);
    });
  changeIntent('capture', (ref) => bank.capture(ref));
  changeIntent('cancel', (ref) => bank.cancel(ref));

  write('/v1/refunds', 'refund', async (_id, request) => {
    const wanted = refundParams.parse(request.body);
    const payment = await getPayment(request, 'intent', wanted.payment_intent);
    const left = BigInt(getCaptured(payment)) - BigInt(payment.refunded);
    const key = bankKey(request, 'refund');
    if (left === 0n && payment.state === 'captured' && !rows.find('refund', key))
      throw new StripeRefusal(400, 'Charge has already been refunded.', {
        code: 'charge_already_refunded',
      });
    const refund = await bank.refund(key, payment.ref, BigInt(wanted.amount ?? left), {
      dialect: 'stripe',
      fields: { metadata: wanted.metadata },
    });
    return objects.refund(refund);
  });
  read('/v1/refunds/:id', (id, request) => {
    const refund = rows.refunds.get(toRef('refund', id));
    const payment = refund && rows.payments.get(refund.paymentRef);
    if (!refund || payment?.account !== readAccount(request)) throw reportMissing('refund', id);
    return objects.refund(refund);
  });
  read('/v1/refunds', (_id, request) => {
    const wanted = refundListParams.parse(queryOf(request));
    const account = readAccount(request);
    const paymentRef = wanted.payment_intent && toRef('intent', wanted.payment_intent);
    const own = [...rows.refunds.values()].filter((refund) => {
      const payment = rows.payments.get(refund.paymentRef);
      return (
        payment?.via?.dialect === 'stripe' &&
        payment.account === account &&
        (paymentRef === undefined || paymentRef === refund.paymentRef)
      );
    });
    return listPage(own, wanted, {
      id: ({ ref }) => toId('refund', ref),
      at: ({ createdAt }) => createdAt,
      make: objects.refund,
    });
  });

  write('/v1/accounts', 'link', async (_id, request) => {
    const { expand: _, ...wanted } = accountParams.parse(request.body);
    const link = await bank.createLink(bankKey(request, 'link'), {
      payee: wanted.business_profile?.name ?? '',
      language: '',
      returnUrl: '',
      via: { dialect: 'stripe', fields: wanted },
    });
    return objects.account(link);
  });
  read('/v1/accounts/:id', (id) => {
    const link = findLink(id);
    if (!link) throw reportNoAccess(id);
    return objects.account(link);
  });
  read('/v1/accounts', (_id, request) => {
    const own = [...rows.links.values()].filter(({ ref }) => findLink(toId('account', ref)));
    return listPage(own, listParams.parse(queryOf(request)), {
      id: ({ ref }) => toId('account', ref),
      at: ({ createdAt }) => createdAt,
      make: objects.account,
    });
  });
  write('/v1/account_links', 'link', async (_id, request) => {
    const wanted = accountLinkParams.parse(request.body);
    const link = findLink(wanted.account);
    if (!link) throw reportMissing('account', wanted.account, 400, 'account');
    await bank.openLink(link.ref, wanted.return_url);
    const created = Math.floor(bank.now().getTime() / 1_000);
    return {
      object: 'account_link',
      created,
      expires_at: created + pageLifeSeconds,
      url: `${publicUrl()}/link/${link.ref}`,
    } satisfies Stripe.AccountLink;
  });

  write('/v1/transfers', 'payout', async (_id, request) => {
    const { amount, currency, destination, metadata } = transferParams.parse(request.body);
    const link = findLink(destination);
    if (!link) throw reportMissing('destination', destination, 400, 'destination');
    // Accounts whose number ends so take nothing.
    if (link.state !== 'active' || link.account?.label.endsWith('0000'))
      throw new StripeRefusal(
        400,
        'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
        { code: 'insufficient_capabilities_for_transfer' },
      );
    const payout = await bank.createPayout(bankKey(request, 'payout'), {
      account: destination,
      amount: String(amount),
      currency: currency.toUpperCase(),
      via: { dialect: 'stripe', fields: { metadata } },
    });
    return objects.transfer(payout);
  });
  read('/v1/transfers/:id', (id) => {
    const payout = rows.payouts.get(toRef('transfer', id));
    if (payout?.via?.dialect !== 'stripe') throw reportMissing('transfer', id);
    return objects.transfer(payout);
  });
  read('/v1/transfers', (_id, request) => {
    const wanted = transferListParams.parse(queryOf(request));
    const own = [...rows.payouts.values()].filter(
      ({ via, account }) =>
        via?.dialect === 'stripe' &&
        (wanted.destination === undefined || wanted.destination === account),
    );
    return listPage(own, wanted, {
      id: ({ ref }) => toId('transfer', ref),
      at: ({ createdAt }) => createdAt,
      make: objects.transfer,
    });
  });

  /** A dispute that this caller may see: it is in the account of its payment. */
  function getDispute(request: FastifyRequest, id: string): SandboxDispute {
    const dispute = rows.disputes.get(toRef('dispute', id));
    const payment = dispute && rows.payments.get(dispute.paymentRef);
    if (dispute?.via?.dialect !== 'stripe' || payment?.account !== readAccount(request))
      throw reportMissing('dispute', id);
    return dispute;
  }
  read('/v1/disputes/:id', (id, request) => {
    const { expand } = expandParams.parse(queryOf(request));
    return objects.dispute(getDispute(request, id), expand);
  });
  read('/v1/disputes', (_id, request) => {
    const wanted = listParams.parse(queryOf(request));
    const account = readAccount(request);
    const own = [...rows.disputes.values()].filter(
      ({ via, paymentRef }) =>
        via?.dialect === 'stripe' && rows.payments.get(paymentRef)?.account === account,
    );
    return listPage(own, wanted, {
      id: ({ ref }) => toId('dispute', ref),
      at: ({ createdAt }) => createdAt,
      make: (dispute) => objects.dispute(dispute, ofData(wanted.expand)),
    });
  });
  write('/v1/disputes/:id', 'dispute', async (id, request) => {
    const { evidence, submit, expand } = disputeParams.parse(request.body);
    const { ref } = getDispute(request, id);
    const given = Object.fromEntries(
      Object.entries(evidence).filter(([, value]) => value !== undefined),
    );
    for (const file of filesOf(evidence))
      if (!rows.files.has(file)) throw reportMissing('file upload', file, 400, 'evidence');
    return objects.dispute(
      await (submit ? bank.submitEvidence(ref, given) : bank.saveEvidence(ref, given)),
      expand,
    );
  });
  write('/v1/disputes/:id/close', 'dispute', async (id, request) => {
    const { expand } = expandParams.parse(request.body ?? {});
    return objects.dispute(await bank.acceptDispute(getDispute(request, id).ref), expand);
  });
  api.post('/v1/files', { bodyLimit: fileBytesMax }, (request, reply) =>
    faults.run('dispute', reply, async () => {
      const wanted = fileParams.parse(
        await readForm(request.body, String(request.headers['content-type'])),
      );
      // Repeated calls are compared by their contents, not by their encoding.
      request.body = wanted;
      return once(request, reply, async () =>
        objects.file(
          await bank.keepFile(bankKey(request, 'file'), {
            ...wanted.file,
            via: { dialect: 'stripe', fields: {} },
          }),
        ),
      );
    }),
  );

  read('/v1/balance', (_id, request) => objects.balance(readAccount(request)));
  read('/v1/balance_transactions', (_id, request) => {
    const wanted = listParams.parse(queryOf(request));
    const account = readAccount(request);
    const own = rows.entries.filter(
      (entry) => entry.dialect === 'stripe' && objects.isInBook(entry, account),
    );
    return listPage(own, wanted, {
      id: objects.lineId,
      at: ({ at }) => at,
      make: (entry) => objects.balanceTransaction(entry, ofData(wanted.expand)),
    });
  });
}
