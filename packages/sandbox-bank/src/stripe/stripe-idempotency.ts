import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { hashOf, newRef } from '../bank-rows.ts';
import type { SandboxAnswer } from '../sandbox.types.ts';
import {
  ParameterRefusal,
  reportOtherParameters,
  StripeRefusal,
  toRefusal,
} from './stripe-errors.ts';

/** For a day a key is remembered; after it, the same key does the same again. */
const keyLifeMs = 24 * 3_600_000;

const textOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export const readAccount = (request: FastifyRequest): string | null =>
  textOf(request.headers['stripe-account']) ?? null;

/** Stripe's keys of calls: an answer is given again as it was, another request under the same key is refused, and two at once are one too many. */
export function createIdempotency(bank: Bank) {
  const underWay = new Set<string>();
  const isYoung = (at: string | undefined): boolean =>
    at !== undefined && bank.now().getTime() - new Date(at).getTime() < keyLifeMs;

  /** The bank's own key for what a call makes: that of the call, until it is forgotten. */
  function bankKey(
    request: FastifyRequest,
    kind: 'payment' | 'refund' | 'link' | 'payout' | 'file',
  ): string {
    const given = textOf(request.headers['idempotency-key']);
    if (!given) return newRef('key');
    for (let round = 0; ; round += 1) {
      const key = round ? `${given}~${round}` : given;
      const row = bank.rows.find(kind, key);
      if (!row || isYoung(row.createdAt)) return key;
    }
  }

  function answer(reply: FastifyReply, { status, body }: Pick<SandboxAnswer, 'status' | 'body'>) {
    return reply.code(status).send(body);
  }

  async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const given = textOf(request.headers['idempotency-key']);
    if (!given) return work();
    const key = `${readAccount(request) ?? ''}:${given}`;
    const bodyHash = hashOf([request.method, request.url, request.body]);
    const saved = bank.rows.answers.get(`stripe:${key}`);
    if (saved && isYoung(saved.at)) {
      if (saved.row.bodyHash !== bodyHash) throw reportOtherParameters();
      reply.header('idempotent-replayed', 'true');
      return answer(reply, saved.row);
    }
    if (underWay.has(key))
      throw new StripeRefusal(
        409,
        'There is currently another in-progress request using this Idempotent Key.',
        { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      );
    underWay.add(key);
    try {
      const body = await work();
      keep({ dialect: 'stripe', key, bodyHash, status: 200, body });
      return body;
    } catch (error) {
      const refusal = toRefusal(error);
      // Only a call that was carried out is kept: neither wrong parameters nor a missing right.
      if (refusal && !(refusal instanceof ParameterRefusal) && refusal.status < 403)
        keep({ dialect: 'stripe', key, bodyHash, status: refusal.status, body: refusal.body });
      throw error;
    } finally {
      underWay.delete(key);
    }
  }

  function keep(row: SandboxAnswer): void {
    // Without waiting for the disk: after a crash the bank's own key finds what was made.
    bank.note({ at: bank.now().toISOString(), kind: 'answer', row });
  }

  return { once, bankKey };
}
