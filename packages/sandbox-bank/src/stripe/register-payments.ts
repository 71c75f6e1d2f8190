import type { FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { getCaptured } from '../bank-rows.ts';
import type { SandboxPayment } from '../sandbox.types.ts';
import { queryOf, type StripeCalls } from './stripe-calls.ts';
import { ParameterRefusal, reportMissing, reportNoAccess, StripeRefusal } from './stripe-errors.ts';
import { readAccount } from './stripe-idempotency.ts';
import { toId, toRef } from './stripe-ids.ts';
import { getDataFields, listPage } from './stripe-lists.ts';
import {
  expandParams,
  listParams,
  refundListParams,
  refundParams,
  sessionParams,
} from './stripe-params.ts';

const minuteMs = 60_000;

/** Checkout sessions, payment intents and refunds. */
export function registerPayments({
  bank,
  objects,
  bankKey,
  findLink,
  read,
  write,
}: StripeCalls): void {
  const { rows } = bank;

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

  /** A linked account takes payments only with this capability, which one that is only paid out never requests. */
  function assertTakesCharges(account: string | null): void {
    if (!account) return;
    const link = findLink(account);
    if (!link) throw reportNoAccess(account);
    const { capabilities, charges_enabled: isEnabled } = objects.account(link);
    if (!capabilities?.card_payments)
      throw new StripeRefusal(
        400,
        'You cannot create a charge on a connected account without the `card_payments` capability enabled.',
      );
    if (!isEnabled)
      throw new StripeRefusal(
        400,
        'This Connect account cannot currently make charges. The `requirements.disabled_reason` property on the account will provide information about why this account is currently disabled.',
      );
  }

  write('/v1/checkout/sessions', 'create', async (_id, request) => {
    const { expand, ...wanted } = sessionParams.parse(request.body);
    assertTakesCharges(readAccount(request));
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
      make: (payment) => objects.session(payment, getDataFields(wanted.expand)),
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
}
