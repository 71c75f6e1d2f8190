import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import type { Faults } from '../faults.ts';
import type { Fault, SandboxLink } from '../sandbox.types.ts';
import { parseForm } from './stripe-form.ts';
import { createIdempotency } from './stripe-idempotency.ts';
import { toRef } from './stripe-ids.ts';
import type { StripeObjects } from './stripe-objects.ts';

export interface StripeDialect {
  bank: Bank;
  objects: StripeObjects;
  secretKey: string;
  accountId: string;
  publicUrl: () => string;
  faults: Faults;
}

type Call = { Params: { id: string } };

export const queryOf = (request: FastifyRequest) => parseForm(request.url.split('?')[1] ?? '');

export type StripeCalls = ReturnType<typeof createStripeCalls>;

/** How the calls of Stripe's API are declared: those that write are answered once per key. */
export function createStripeCalls(api: FastifyInstance, dialect: StripeDialect) {
  const { bank, faults } = dialect;
  const { once, bankKey } = createIdempotency(bank);

  /** The account of a link that Stripe's API made, unless its owner has taken the access away. */
  function findLink(id: string): SandboxLink | undefined {
    const link = bank.links.get(toRef('account', id));
    return link?.via?.dialect === 'stripe' && link.failure !== 'refused_by_user' ? link : undefined;
  }

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

  return { ...dialect, api, once, bankKey, findLink, read, write };
}
