import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCaptured, newRef } from '../bank-rows.ts';
import type { SandboxPayment } from '../sandbox.types.ts';
import { isHeld } from './describe-paypal.ts';
import type { PaypalParts } from './paypal-access.ts';
import { notFound, PaypalError } from './paypal-error.ts';
import { toRef } from './paypal-ids.ts';
import { readMoney } from './paypal-money.ts';
import { createRequestIds } from './paypal-request-ids.ts';
import { newOrderShape, newRefundShape, parseLocale } from './paypal-shapes.ts';

const hourMs = 3_600_000;
/** From the creation to the approval, and from there to the capture. */
const openMs = 3 * hourMs;

/** Orders, their captures, and refunds of these. */
export function registerOrders(calls: FastifyInstance, parts: PaypalParts): void {
  const { bank, describe, access, faults, ageOf, via } = parts;
  const ids = createRequestIds(parts);

  /** The payment of an order or capture, while PayPal still has it. */
  async function findPayment(letter: string, id: string): Promise<SandboxPayment> {
    const ref = toRef('pay', letter, id);
    const payment = ref && bank.payments.has(ref) ? await bank.readPayment(ref) : undefined;
    if (payment?.via?.dialect !== 'paypal' || payment.state === 'expired') throw notFound();
    if (payment.state === 'authorized' && ageOf(payment.createdAt) > 2 * openMs) throw notFound();
    return payment;
  }

  const requestIdOf = ({ headers }: FastifyRequest) =>
    String(headers['paypal-request-id'] ?? newRef('id'));

  calls.post('/v2/checkout/orders', (request, reply) =>
    faults.run('create', reply, async () => {
      const { purchase_units, payment_source } = newOrderShape.parse(request.body);
      const [unit] = purchase_units;
      const page = payment_source.paypal.experience_context;
      const { currency_code: currency, value } = unit.amount;
      const amount = readMoney(currency, value);
      const seller = unit.payee && access.findSeller(unit.payee.merchant_id);
      if (unit.payee && !seller) throw new PaypalError(422, 'PAYEE_ACCOUNT_INVALID');
      access.accountOf(request);
      const { key, known } = ids.find('payment', requestIdOf(request));
      const payment =
        known ??
        (await bank.createPayment(key, {
          amount,
          currency,
          account: seller?.account?.ref ?? null,
          capture: 'manual',
          payee: page.brand_name,
          description: unit.description,
          language: parseLocale(page.locale),
          returnUrl: page.return_url,
          expiresAt: new Date(bank.now().getTime() + openMs).toISOString(),
          via: via(unit.custom_id),
        }));
      reply.code(known ? 200 : 201);
      return describe.order(payment);
    }),
  );
  calls.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) =>
    faults.run('read', reply, async () =>
      describe.order(await findPayment('O', request.params.id)),
    ),
  );
  calls.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) =>
    faults.run('capture', reply, async () => {
      const payment = await findPayment('O', request.params.id);
      const { state, isProcessing, failure, ref } = payment;
      const id = `${ref}:${requestIdOf(request)}`;
      const first = ids.findCapture(id);
      if (first !== undefined) return first;
      if (state === 'captured' || isHeld(payment))
        throw new PaypalError(422, 'ORDER_ALREADY_CAPTURED');
      if (failure === 'declined') throw new PaypalError(422, 'INSTRUMENT_DECLINED');
      if (failure === 'challenge_failed') throw new PaypalError(422, 'PAYER_ACTION_REQUIRED');
      if (state !== 'authorized' && !isProcessing) throw new PaypalError(422, 'ORDER_NOT_APPROVED');
      reply.code(201);
      const captured = describe.order(await bank.capture(ref));
      ids.keepCapture(id, captured);
      return captured;
    }),
  );

  calls.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) =>
    faults.run('refund', reply, async () => {
      const input = newRefundShape.parse(request.body);
      const payment = await findPayment('C', request.params.id);
      if (access.accountOf(request) !== payment.account)
        throw new PaypalError(403, 'PERMISSION_DENIED');
      const { currency_code: currency, value } = input.amount;
      if (currency !== payment.currency)
        throw new PaypalError(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
      const amount = BigInt(readMoney(currency, value));
      const { key, known } = ids.find('refund', requestIdOf(request));
      const left = BigInt(getCaptured(payment)) - BigInt(payment.refunded);
      if (!known && amount > left)
        throw new PaypalError(422, left ? 'REFUND_AMOUNT_EXCEEDED' : 'CAPTURE_FULLY_REFUNDED');
      reply.code(201);
      return describe.refund(await bank.refund(key, payment.key, amount, via(input.custom_id)));
    }),
  );
  calls.get<{ Params: { id: string } }>('/v2/payments/refunds/:id', (request, reply) =>
    faults.run('read', reply, async () => {
      const refund = bank.refunds.get(toRef('ref', 'R', request.params.id) ?? '');
      if (!refund) throw notFound();
      return describe.refund(refund);
    }),
  );
}
