import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../bank-rows.ts';
import { readForm } from '../read-form.ts';
import type { SandboxDispute } from '../sandbox.types.ts';
import type { PaypalParts } from './paypal-access.ts';
import { notFound, PaypalError } from './paypal-error.ts';
import { toRef } from './paypal-ids.ts';
import { acceptClaimShape, disputeListShape, evidencesShape } from './paypal-shapes.ts';

const bodyBytesMax = 12 * 1024 * 1024;

type Call = { Params: { id: string } };

/** Disputes: reading, evidence, appeals and acceptance. */
export function registerDisputes(calls: FastifyInstance, parts: PaypalParts): void {
  const { bank, disputes, access, faults, describe } = parts;

  const isOf = (request: FastifyRequest, { via, paymentRef }: SandboxDispute): boolean =>
    via?.dialect === 'paypal' &&
    (bank.payments.get(paymentRef)?.account ?? null) === access.accountOf(request);

  function getDispute(request: FastifyRequest, id: string): SandboxDispute {
    const dispute = bank.findDispute(toRef('dsp', 'D', id) ?? '');
    if (!dispute || !isOf(request, dispute)) throw notFound();
    return dispute;
  }

  /** Reports a refusal of the bank by PayPal's name. */
  const allowed = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'dispute_state')
        throw new PaypalError(422, 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE');
      throw error;
    });
  const linksTo = (id: string) => ({
    links: [describe.linkTo('self', `/v1/customer/disputes/${id}`)],
  });

  /** The part `input` of a form, in which the documented fields are. */
  async function readInput<Shape extends z.ZodType>(shape: Shape, request: FastifyRequest) {
    const form = await readForm(request.body, String(request.headers['content-type']));
    const { input, ...files } = form;
    return {
      input: shape.parse(JSON.parse(typeof input === 'string' ? input : '{}')),
      files: z.strictObject({ 'evidence-file': z.unknown().optional() }).parse(files),
    };
  }

  calls.get('/v1/customer/disputes', (request, reply) =>
    faults.run('read', reply, async () => {
      const { update_time_after: after, page_size } = disputeListShape.parse(request.query);
      const found = [...bank.disputes.values()].filter(
        (dispute) => isOf(request, dispute) && dispute.changedAt >= (after ?? ''),
      );
      return {
        ...(found.length ? { items: found.slice(0, page_size).map(disputes.summary) } : {}),
        links: [describe.linkTo('self', '/v1/customer/disputes')],
      };
    }),
  );
  calls.get<Call>('/v1/customer/disputes/:id', (request, reply) =>
    faults.run('read', reply, async () => disputes.dispute(getDispute(request, request.params.id))),
  );
  for (const verb of ['provide-evidence', 'appeal'] as const)
    calls.post<Call>(
      `/v1/customer/disputes/:id/${verb}`,
      { bodyLimit: bodyBytesMax },
      (request, reply) =>
        faults.run('dispute', reply, async () => {
          const { id } = request.params;
          const dispute = getDispute(request, id);
          const given = await readInput(evidencesShape, request);
          if ((verb === 'appeal') !== dispute.canAppeal)
            throw new PaypalError(422, 'ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE');
          await allowed(bank.submitEvidence(dispute.ref, given));
          return linksTo(id);
        }),
    );
  calls.post<Call>('/v1/customer/disputes/:id/accept-claim', (request, reply) =>
    faults.run('dispute', reply, async () => {
      const { id } = request.params;
      await readInput(acceptClaimShape, request);
      await allowed(bank.acceptDispute(getDispute(request, id).ref));
      return linksTo(id);
    }),
  );
}
