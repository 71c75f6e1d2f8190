import { acceptDispute, type Dispute, submitDispute } from '@vitrine/contract/shop/disputes.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  type DisputeObject,
  type DisputeSnapshot,
  type PaymentProvider,
  ProviderError,
  runKeyed,
} from '../payments/index.ts';
import { applyDispute, type DisputeRow, lockDispute, recordStep } from './apply-dispute.ts';
import { findAtProvider, readEvidence } from './evidence.ts';
import { canAccept, canAnswer, canAppeal, readDispute } from './read-dispute.ts';

/**
 * Calls the provider with a key that follows from the dispute and its evidence, so that a call whose answer was lost can be
 * made again, and applies the answer.
 */
async function callProvider(
  ctx: Ctx,
  row: DisputeRow,
  work: (
    provider: PaymentProvider,
    dispute: DisputeObject & { key: string; isAppeal: boolean },
  ) => Promise<DisputeSnapshot>,
): Promise<DisputeSnapshot> {
  const { provider, object } = await findAtProvider(ctx, row);
  if (!provider) throw new Failure('keys-of-account-missing');
  const readAt = ctx.clock.now();
  try {
    const isAppeal = canAppeal(row);
    const snapshot = await work(provider, {
      ...object,
      key: `dispute-${row.id}-${row.version}${isAppeal ? '-appeal' : ''}`,
      isAppeal,
    });
    await inTx(ctx, (tx) => applyDispute(tx, provider.name, snapshot, readAt));
    return snapshot;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.platform.log.error(
      { disputeId: row.id, kind: error.kind, code: error.code },
      'the provider did not take what was decided about a dispute',
    );
    throw new Failure('provider-failed');
  }
}

/** Sends the answer, or the appeal. One that was answered already is returned as it is. */
export async function submitEvidence(
  ctx: Ctx,
  disputeId: string,
  version: number,
): Promise<Dispute> {
  return runKeyed(
    ctx,
    { name: submitDispute.name, anonymous: disputeId, body: { disputeId, version } },
    async (tx) => {
      const row = await lockDispute(tx, disputeId);
      if (!canAnswer(row) && !canAppeal(row)) {
        if (row.answeredAt) return undefined;
        throw new Failure('dispute-state');
      }
      if (row.version !== version) throw new Failure('saved-elsewhere');
      return row;
    },
    async (row) => {
      if (row) {
        const evidence = await readEvidence(ctx, row);
        if (!evidence.explanation && !evidence.trackingNumber && !evidence.files.length)
          throw new Failure('dispute-empty');
        const { state, isAnswered } = await callProvider(ctx, row, (provider, dispute) =>
          provider.submitEvidence(dispute, evidence),
        );
        // Decided before our call: nothing was sent, and the operator must read that.
        if (canAppeal(row) ? state === 'lost' : !isAnswered) throw new Failure('dispute-state');
      }
      return { result: await readDispute(ctx, disputeId), isFinal: true };
    },
  );
}

/** Gives the dispute up: the buyer keeps the money. One that is over already is returned as it is. */
export async function acceptClaim(ctx: Ctx, disputeId: string): Promise<Dispute> {
  return runKeyed(
    ctx,
    { name: acceptDispute.name, anonymous: disputeId, body: { disputeId } },
    async (tx, isResumed) => {
      const row = await lockDispute(tx, disputeId);
      if (!canAccept(row)) {
        if (row.state === 'lost') return undefined;
        throw new Failure('dispute-state');
      }
      if (!isResumed) await recordStep(tx, disputeId, 'accepted');
      return row;
    },
    async (row) => {
      if (row) await callProvider(ctx, row, (provider, dispute) => provider.acceptDispute(dispute));
      return { result: await readDispute(ctx, disputeId), isFinal: true };
    },
  );
}
