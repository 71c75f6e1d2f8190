import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { disputeReasons, disputeSteps } from './bank-disputes.ts';
import { Refusal } from './bank-rows.ts';
import type { Describe } from './describe.ts';
import type { Faults } from './faults.ts';
import type { PaypalDialect } from './paypal/paypal-dialect.ts';
import { faultKinds } from './sandbox.types.ts';

const faultShape = z.strictObject({
  on: z.enum([
    'create',
    'capture',
    'cancel',
    'refund',
    'payout',
    'link',
    'dispute',
    'read',
    'write',
    'any',
  ]),
  kind: z.enum(faultKinds),
  times: z.number().int().min(1).max(100_000),
  delayMs: z.number().int().min(0).max(60_000).optional(),
});

const newDisputeShape = z.strictObject({
  /** Its key or reference. */
  payment: z.string().max(64),
  amount: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional(),
  reason: z.enum(disputeReasons).default('not_received'),
  isInquiry: z.boolean().default(false),
  note: z.string().max(500).optional(),
});

/** The switches of proofs and of the trial's clock. */
export function mountSwitches(
  api: FastifyInstance,
  bank: Bank,
  {
    describe,
    faults,
    paypal,
    advanceClock,
  }: {
    describe: Describe;
    faults: Faults;
    paypal: PaypalDialect;
    advanceClock: ((byMs: number) => void) | undefined;
  },
): void {
  api.put('/admin/faults', async (request) => {
    const wanted = z.array(faultShape).max(20).parse(request.body);
    faults.set(wanted);
    return { faults: wanted };
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
  /** Reports the current state of a payment once more, under an id that may be an earlier one. */
  api.post('/admin/webhooks/send', async (request) => {
    const { ref, id } = z
      .strictObject({ ref: z.string().max(64), id: z.string().min(1).max(64) })
      .parse(request.body);
    const payment = bank.payments.get(ref);
    if (!payment) throw new Refusal('not_found', 404);
    const event = { id, type: `payment.${payment.state}`, data: { payment } };
    return { accepted: await bank.delivery.sendOnce({ ...event, dialect: payment.via?.dialect }) };
  });
  api.post('/admin/webhooks/flush', async () => {
    await bank.delivery.flush();
    return {};
  });
  api.put('/admin/captures', async (request) => {
    const { inPart } = z
      .strictObject({ inPart: z.number().int().min(0).max(1_000) })
      .parse(request.body);
    bank.captureInPart(inPart);
    return { inPart };
  });
  api.put('/admin/paypal-book', async (request) => {
    const { lateMs } = z
      .strictObject({ lateMs: z.number().int().min(0).max(6e9) })
      .parse(request.body);
    paypal.book.lateMs = lateMs;
    return { lateMs };
  });
  api.post('/admin/confirm-late', async () => {
    await bank.confirmAll();
    return {};
  });
  api.put('/admin/shortages', async (request) => {
    const { payouts } = z
      .strictObject({ payouts: z.number().int().min(0).max(1_000) })
      .parse(request.body);
    bank.setShortages(payouts);
    return { payouts };
  });
  api.post<{ Params: { key: string } }>('/admin/payouts/:key/return', async (request) => {
    const payout = await bank.returnPayout(request.params.key);
    if (!payout) throw new Refusal('not_found', 404);
    return describe.payout(payout);
  });
  api.post('/admin/clock', async (request) => {
    advanceClock?.(
      z.strictObject({ advanceMs: z.number().int().min(0).max(6e9) }).parse(request.body).advanceMs,
    );
    return {};
  });
  // A buyer's bank has no page here: disputes are opened and decided by these.
  api.post('/admin/disputes', async (request) => {
    const { payment, ...wanted } = newDisputeShape.parse(request.body);
    return bank.openDispute(payment, wanted);
  });
  api.post<{ Params: { ref: string } }>('/admin/disputes/:ref', async (request) => {
    const { step } = z.strictObject({ step: z.enum(disputeSteps) }).parse(request.body);
    return bank.decideDispute(request.params.ref, step);
  });
  // Actions of people in a provider's own pages, and the states of refunds.
  const decidedShape = z.strictObject({ state: z.enum(['done', 'failed']) });
  const handShape = z.strictObject({ amount: z.string().regex(/^\d{1,18}$/) });
  type Keyed = { Params: { key: string } };
  api.put('/admin/refunds', async (request) => {
    const input = z.strictObject({ state: z.enum(['done', 'pending']) }).parse(request.body);
    bank.setNewRefunds(input.state);
    return input;
  });
  api.post<Keyed>('/admin/refunds/:key', async ({ params, body }) => {
    const { ref, state } = await bank.decideRefund(params.key, decidedShape.parse(body).state);
    return { ref, state };
  });
  api.post<Keyed>('/admin/payments/:key/refund', async ({ params, body }) => {
    const { ref, state } = await bank.refundByHand(
      params.key,
      BigInt(handShape.parse(body).amount),
    );
    return { ref, state };
  });
  // The data that proofs compare with the shop's ledger.
  api.get('/admin/book', async () => ({
    payments: [...bank.payments.values()].map(describe.payment),
    refunds: [...bank.refunds.values()],
    payouts: [...bank.payouts.values()].map(describe.payout),
    disputes: [...bank.disputes.values()],
  }));
}
