import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Ctx } from '../context.ts';
import type { RawCall } from './raw-call.ts';

/** One call that is recorded in the operation log. A repeated transaction starts it again with `prepare`. */
export interface Operation {
  /** Reads what the call is going to change. */
  prepare(ctx: Ctx, input: CallInput): Promise<void>;
  /** Records that the call succeeded: in the transaction of a write, together with its commit. */
  complete(ctx: Ctx, input: CallInput, result: unknown): Promise<void>;
  /** Records that the call was rejected or failed. Its transaction has been rolled back. */
  fail(ctx: Ctx, error: unknown): Promise<void>;
}

export interface CallInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Returns nothing for a call that is not recorded. */
export type BeginOperation = (endpoint: Endpoint, call: RawCall) => Operation | undefined;
