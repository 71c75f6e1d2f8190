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

/** A failure of the provider itself; the error handler of each API returns it in that API's form. */
export class Outage extends Error {
  override name = 'Outage';
  readonly statusCode: 429 | 500;

  constructor(statusCode: Outage['statusCode']) {
    super(`outage ${statusCode}`);
    this.statusCode = statusCode;
  }
}

const retryAfterSeconds = 1;

/** Sends the first half of an answer, whose headers promise all of it, and ends the connection. */
function cutOff(reply: FastifyReply, answer: unknown): FastifyReply {
  // An answer that was given again is already on its way.
  if (answer === reply) return reply;
  const bytes = Buffer.from(JSON.stringify(answer));
  const { raw, statusCode } = reply.hijack();
  raw.writeHead(statusCode, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  raw.write(bytes.subarray(0, bytes.length >> 1), () => raw.destroy());
  return reply;
}

function loseAnswer(reply: FastifyReply): FastifyReply {
  reply.hijack().raw.socket?.destroy();
  return reply;
}

export function createFaults(bank: Bank): Faults {
  let faults: Fault[] = [];

  /** Applies a fault to the response of a call that was carried out. */
  async function spoil(fault: Fault, reply: FastifyReply, answer: unknown): Promise<unknown> {
    switch (fault.kind) {
      case 'delay':
        await pause(fault.delayMs ?? 1_000);
        return answer;
      case 'webhook-first':
        await bank.delivery.settle();
        return answer;
      case 'error-after':
        throw new Outage(500);
      case 'html-after':
        return reply.type('text/html; charset=utf-8').send('<!doctype html><title>Sandbox</title>');
      case 'cut-answer':
        return cutOff(reply, answer);
      default:
        return loseAnswer(reply);
    }
  }

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
      if (fault.kind === 'error-before') throw new Outage(500);
      if (fault.kind === 'too-many') {
        reply.header('retry-after', String(retryAfterSeconds));
        throw new Outage(429);
      }
      // The connection stays open until the caller gives up.
      if (fault.kind === 'no-answer') return reply.hijack();
      return spoil(fault, reply, await work());
    },
  };
}
