import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bank } from './bank.ts';
import { disputeReasons, disputeSteps } from './bank-disputes.ts';
import { Refusal } from './bank-rows.ts';
import {
  type DrawnDispute,
  drawDispute,
  drawDisputes,
  drawNewDispute,
  findLeft,
} from './draw-disputes.ts';
import { findLanguage, send } from './mount-pages.ts';
import { unknownPage } from './page.ts';
import type { SandboxDispute, SandboxPayment } from './sandbox.types.ts';

const shownMax = 20;

const openShape = z.object({
  decision: z.enum(['dispute', 'inquiry']),
  reason: z.enum(disputeReasons),
  note: z.string().max(500).default(''),
});
const decisionShape = z.object({ decision: z.enum(disputeSteps) });

type Named = { Params: { ref: string }; Body: unknown };

const newestFirst = (one: { createdAt: string }, other: { createdAt: string }): number =>
  other.createdAt.localeCompare(one.createdAt);

/** Pages on which the buyer's bank opens and decides disputes, whichever API made the payment. Anyone may use them. */
export function registerDisputePages(app: FastifyInstance, bank: Bank): void {
  const withPayment = (dispute: SandboxDispute): DrawnDispute[] => {
    const payment = bank.payments.get(dispute.paymentRef);
    return payment ? [{ dispute, payment }] : [];
  };
  /** The dispute of a payment that prevents another one. */
  const findOpenOf = (paymentRef: string) =>
    [...bank.disputes.values()].findLast(
      (dispute) =>
        dispute.paymentRef === paymentRef && dispute.state !== 'won' && dispute.state !== 'closed',
    );
  const isDisputable = (payment: SandboxPayment): boolean =>
    payment.state === 'captured' && findLeft(payment) !== '0' && !findOpenOf(payment.ref);

  function findPayments(search: string): SandboxPayment[] {
    const searched = search.toLowerCase();
    return [...bank.payments.values()]
      .filter(
        (payment) =>
          `${payment.description} ${payment.payee}`.toLowerCase().includes(searched) &&
          isDisputable(payment),
      )
      .toSorted(newestFirst)
      .slice(0, shownMax);
  }

  const goTo = (request: FastifyRequest, reply: FastifyReply, ref: string) =>
    reply.redirect(`/disputes/${encodeURIComponent(ref)}?lang=${findLanguage(request, '')}`, 303);

  app.get<{ Querystring: { q?: unknown } }>('/disputes', async (request, reply) => {
    const search = String(request.query.q ?? '')
      .trim()
      .slice(0, 100);
    return send(
      reply,
      drawDisputes(
        [...bank.disputes.values()].toSorted(newestFirst).flatMap(withPayment),
        findPayments(search),
        search,
        findLanguage(request, ''),
      ),
    );
  });
  app.get<Named>('/disputes/:ref', async (request, reply) => {
    const { ref } = request.params;
    const language = findLanguage(request, '');
    const [drawn] = [bank.findDispute(ref)].flatMap((dispute) =>
      dispute ? withPayment(dispute) : [],
    );
    if (drawn) return send(reply, drawDispute(drawn, language));
    const known = findOpenOf(ref);
    if (known) return goTo(request, reply, known.ref);
    const payment = bank.payments.get(ref);
    return payment && isDisputable(payment)
      ? send(reply, drawNewDispute(payment, language))
      : send(reply, unknownPage(language), 404);
  });
  app.post<Named>('/disputes/:ref', async (request, reply) => {
    const { ref } = request.params;
    const payment = bank.payments.get(ref);
    try {
      if (!payment) {
        await bank.decideDispute(ref, decisionShape.parse(request.body).decision);
        return goTo(request, reply, ref);
      }
      const known = findOpenOf(ref);
      if (known) return goTo(request, reply, known.ref);
      const { decision, reason, note } = openShape.parse(request.body);
      const dispute = await bank.openDispute(ref, {
        amount: findLeft(payment),
        reason,
        isInquiry: decision === 'inquiry',
        note: note.trim() || undefined,
      });
      return goTo(request, reply, dispute.ref);
    } catch (error) {
      // A second click, or a decision of the shop: the page shows what became of it.
      if (!(error instanceof Refusal)) throw error;
      return goTo(request, reply, ref);
    }
  });
}
