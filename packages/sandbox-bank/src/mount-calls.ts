import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { hashOf, Refusal } from './bank-rows.ts';
import type { Describe } from './describe.ts';
import type { Faults } from './faults.ts';
import type { SandboxRefund } from './sandbox.types.ts';

/** Evidence with its files as base64. */
const evidenceBytesMax = 8 * 1024 * 1024;

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
const newPayoutShape = z.strictObject({
  account: z.string().max(64),
  amount: amountShape,
  currency: z.string().length(3),
});

const dayShape = z.iso.date().nullable();
const evidenceShape = z.strictObject({
  submit: z.boolean(),
  explanation: z.string().max(20_000),
  carrier: z.string().max(60),
  trackingNumber: z.string().max(60),
  shippedOn: dayShape,
  deliveredOn: dayShape,
  files: z
    .array(
      z.strictObject({
        kind: z.enum(['tracking', 'delivery', 'receipt', 'policy', 'messages', 'other']),
        name: z.string().max(200),
        mimeType: z.string().max(60),
        content: z.base64(),
      }),
    )
    .max(10)
    .default([]),
});

type Dispute = { Params: { ref: string } };

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw new Refusal('key_required', 400);
  return key;
}

const describeRefund = ({ bodyHash: _, ...refund }: SandboxRefund) => refund;

/** The API that the shop calls. */
export function mountCalls(
  api: FastifyInstance,
  bank: Bank,
  describe: Describe,
  faults: Faults,
): void {
  api.post('/v1/payments', (request, reply) =>
    faults.run('create', reply, async () =>
      describe.payment(
        await bank.createPayment(keyOf(request), newPaymentShape.parse(request.body)),
      ),
    ),
  );
  api.get<{ Params: { key: string } }>('/v1/payments/:key', (request, reply) =>
    faults.run('read', reply, async () => {
      const payment = await bank.readPayment(request.params.key);
      if (!payment) throw new Refusal('not_found', 404);
      return describe.payment(payment);
    }),
  );
  api.post<{ Params: { key: string } }>('/v1/payments/:key/capture', (request, reply) =>
    faults.run('capture', reply, async () =>
      describe.payment(await bank.capture(request.params.key)),
    ),
  );
  api.post<{ Params: { key: string } }>('/v1/payments/:key/cancel', (request, reply) =>
    faults.run('cancel', reply, async () =>
      describe.payment(await bank.cancel(request.params.key)),
    ),
  );
  api.post('/v1/refunds', (request, reply) =>
    faults.run('refund', reply, async () => {
      const input = refundShape.parse(request.body);
      return describeRefund(await bank.refund(keyOf(request), input.payment, BigInt(input.amount)));
    }),
  );
  api.get<{ Params: { key: string } }>('/v1/refunds/:key', (request, reply) =>
    faults.run('read', reply, async () => {
      const refund = bank.findRefund(request.params.key);
      if (!refund) throw new Refusal('not_found', 404);
      return describeRefund(refund);
    }),
  );
  api.get<{ Params: { key: string } }>('/v1/payments/:key/refunds', (request, reply) =>
    faults.run('read', reply, async () => {
      const payment = await bank.readPayment(request.params.key);
      if (!payment) throw new Refusal('not_found', 404);
      const refunds = [...bank.refunds.values()].filter(
        ({ paymentRef }) => paymentRef === payment.ref,
      );
      return { refunds: refunds.map(describeRefund) };
    }),
  );
  api.post('/v1/links', (request, reply) =>
    faults.run('link', reply, async () =>
      describe.link(await bank.createLink(keyOf(request), newLinkShape.parse(request.body))),
    ),
  );
  api.get<{ Params: { key: string } }>('/v1/links/:key', (request, reply) =>
    faults.run('read', reply, async () => {
      const link = bank.findLink(request.params.key);
      if (!link) throw new Refusal('not_found', 404);
      return describe.link(link);
    }),
  );
  api.post('/v1/payouts', (request, reply) =>
    faults.run('payout', reply, async () =>
      describe.payout(await bank.createPayout(keyOf(request), newPayoutShape.parse(request.body))),
    ),
  );
  api.get<{ Params: { key: string } }>('/v1/payouts/:key', (request, reply) =>
    faults.run('read', reply, async () => {
      const payout = await bank.findPayout(request.params.key);
      if (!payout) throw new Refusal('not_found', 404);
      return describe.payout(payout);
    }),
  );

  api.get('/v1/disputes', (request, reply) =>
    faults.run('read', reply, async () => {
      const { since } = z.object({ since: z.iso.datetime() }).parse(request.query);
      const found = [...bank.disputes.values()].filter(
        ({ via, createdAt }) => !via && createdAt >= since,
      );
      return { disputes: found.map(describe.dispute) };
    }),
  );
  const getDispute = (ref: string) => {
    const dispute = bank.findDispute(ref);
    if (!dispute || dispute.via) throw new Refusal('not_found', 404);
    return dispute;
  };
  api.get<Dispute>('/v1/disputes/:ref', (request, reply) =>
    faults.run('read', reply, async () => describe.dispute(getDispute(request.params.ref))),
  );
  api.post<Dispute>(
    '/v1/disputes/:ref/evidence',
    { bodyLimit: evidenceBytesMax },
    (request, reply) =>
      faults.run('dispute', reply, async () => {
        const { submit, files, ...texts } = evidenceShape.parse(request.body);
        const { ref } = getDispute(request.params.ref);
        const kept = files.map(({ content, ...file }) => ({
          ...file,
          hash: hashOf(content),
          size: Buffer.from(content, 'base64').length,
        }));
        return describe.dispute(
          submit
            ? await bank.submitEvidence(ref, { ...texts, files: kept })
            : await bank.saveEvidence(ref, texts),
        );
      }),
  );
  api.post<Dispute>('/v1/disputes/:ref/accept', (request, reply) =>
    faults.run('dispute', reply, async () =>
      describe.dispute(await bank.acceptDispute(getDispute(request.params.ref).ref)),
    ),
  );

  api.get('/v1/balance', (_request, reply) =>
    faults.run('read', reply, async () => ({
      available: [
        ...bank.rows.sumBalances({ dialect: undefined, account: null }, ({ fee }) =>
          BigInt(fee ?? 0),
        ),
      ].map(([currency, amount]) => ({ currency, amount: amount.toString() })),
    })),
  );
  api.get('/v1/entries', (request, reply) =>
    faults.run('read', reply, async () => {
      const { after, account, ...span } = z
        .object({
          from: z.iso.datetime(),
          before: z.iso.datetime(),
          after: z.coerce.number().int().min(0).default(0),
          /** Empty for the shop's own. */
          account: z.string().max(100).optional(),
        })
        .parse(request.query);
      // An account that its owner has closed, or that never was linked, shows its book to nobody.
      if (account && !bank.rows.findAccount(account)) throw new Refusal('not_found', 404);
      const { entries, next } = bank.listEntries(
        { ...span, account: account === '' ? null : account },
        after,
      );
      // A refund names its payment: some are made in the sandbox's own pages, and have a key that nobody knows. So does a dispute.
      const paymentOf = (ref: string) => {
        const { paymentRef = '' } = bank.refunds.get(ref) ?? bank.rows.disputes.get(ref) ?? {};
        return bank.payments.get(paymentRef)?.key ?? null;
      };
      return {
        entries: entries.map((entry) => ({ ...entry, payment: paymentOf(entry.ref) })),
        next,
      };
    }),
  );
}
