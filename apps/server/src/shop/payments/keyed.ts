import { createHash } from 'node:crypto';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  claimKey,
  completeKey,
  endLease,
  hashBody,
  idempotencyScope,
  lockKey,
  releaseKey,
} from '#platform/http/idempotency.ts';

/** Stores the answer of a call in a transaction that has locked its key before everything else. */
export interface Answer<Result> {
  lock(tx: Ctx): Promise<void>;
  store(tx: Ctx, result: Result): Promise<void>;
}

/**
 * A `manual` use case under an idempotency key: the key is claimed in the transaction of the first phase, together
 * with the business row. A repetition gets the stored answer; one that meets a crash goes on where it ended: the first
 * phase learns that it is done already (`isResumed`), or finds the row that it made. An answer that is not final leaves
 * the key running. A final one can be stored in the last transaction of the rest (`stored`).
 */
export async function runKeyed<Plan, Result>(
  ctx: Ctx,
  call: { name: string; anonymous: string; body: unknown },
  first: (tx: Ctx, isResumed: boolean) => Promise<Plan>,
  rest: (
    plan: Plan,
    answer: Answer<Result>,
  ) => Promise<{ result: Result; isFinal: boolean; isStored?: boolean }>,
): Promise<Result> {
  const key = ctx.call.idempotencyKey;
  if (!key) throw new Failure('idempotency-key-required');
  const scope = idempotencyScope(ctx, call.anonymous);
  const begun = await inTx(ctx, async (tx) => {
    const claim = await claimKey(tx, {
      scope,
      key,
      route: call.name,
      bodyHash: hashBody(call.body),
      now: tx.clock.now(),
    });
    if (claim.kind === 'replay') return { answer: claim.answer };
    return { plan: await first(tx, claim.kind === 'resume') };
  });
  if ('answer' in begun) {
    ctx.reply.headers['idempotent-replayed'] = 'true';
    return JSON.parse(begun.answer as string) as Result;
  }
  const answer: Answer<Result> = {
    lock: (tx) => lockKey(tx, scope, key),
    store: (within, result) => completeKey(within, scope, key, JSON.stringify(result)),
  };
  try {
    const { result, isFinal, isStored = false } = await rest(begun.plan as Plan, answer);
    if (isFinal && !isStored) await answer.store(ctx, result);
    return result;
  } catch (error) {
    // What broke off unexpectedly, a lost database for one, is gone on with by the next try.
    await (error instanceof Failure ? releaseKey : endLease)(ctx.db, scope, key).catch(
      () => undefined,
    );
    throw error;
  }
}

/** A provider key that follows from the call's own key, so that a retry after a crash finds what its first try wrote. */
export function derivedProviderKey(ctx: Ctx, name: string, anonymous: string): string {
  return createHash('sha256')
    .update(`${name}|${idempotencyScope(ctx, anonymous)}|${ctx.call.idempotencyKey ?? ''}`)
    .digest('base64url');
}
