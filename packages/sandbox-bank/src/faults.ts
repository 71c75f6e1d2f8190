import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import type { Fault } from './sandbox.types.ts';

/** Faults that proofs switch on. */
export interface Faults {
  set(faults: Fault[]): void;
  /** Answers a call with the result of `work`, after applying the first remaining fault for such calls. */
  run(on: Fault['on'], reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown>;
}

export function createFaults(bank: Bank): Faults {
  let faults: Fault[] = [];
  return {
    set(next) {
      faults = next;
    },
    async run(on, reply, work) {
      const fault = faults.find(
        (known) =>
          known.times > 0 &&
          (known.on === on || known.on === 'any' || (known.on === 'write' && on !== 'read')),
      );
      if (!fault) return work();
      fault.times -= 1;
      if (fault.kind === 'error-before') return reply.code(500).send({ error: 'internal' });
      const answer = await work();
      if (fault.kind === 'delay') await pause(fault.delayMs ?? 1_000);
      if (fault.kind === 'webhook-first') await bank.delivery.settle();
      if (fault.kind === 'error-after') return reply.code(500).send({ error: 'internal' });
      if (fault.kind !== 'drop-answer') return answer;
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    },
  };
}
