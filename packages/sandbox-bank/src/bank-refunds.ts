import { isDisputed } from './bank-disputes.ts';
import type { BankRecord } from './bank-record.ts';
import { getCaptured, hashOf, newRef, Refusal } from './bank-rows.ts';
import type { SandboxPayment, SandboxRefund } from './sandbox.types.ts';

/** Refunds a captured payment, partly or completely; never more than was captured. A pending one is decided later. */
export async function refundPayment(
  record: BankRecord,
  key: string,
  payment: SandboxPayment,
  amount: bigint,
  { via, state = 'done' }: { via?: SandboxRefund['via']; state?: 'pending' | 'done' } = {},
): Promise<SandboxRefund> {
  const bodyHash = hashOf([payment.ref, amount.toString(), ...(via ? [via] : [])]);
  const known = record.known(record.rows.find('refund', key), bodyHash);
  if (known) return known;
  if (payment.state !== 'captured') throw new Refusal('not_captured');
  if (isDisputed(record, payment)) throw new Refusal('transaction_disputed');
  const refunded = BigInt(payment.refunded) + amount;
  if (amount <= 0n || refunded > BigInt(getCaptured(payment))) throw new Refusal('too_much');
  const at = record.at();
  const row: SandboxRefund = {
    ref: newRef('ref'),
    key,
    bodyHash,
    paymentRef: payment.ref,
    amount: amount.toString(),
    state,
    createdAt: at,
    via,
  };
  const changed = { ...payment, refunded: refunded.toString() };
  await record.tell({ at, kind: 'payment', row: changed }, 'payment.refunded', {
    at,
    kind: 'refund',
    row,
  });
  return row;
}

/** Decides a pending refund, or fails one that was done: the payer's bank has sent the money back. */
export async function resolveRefund(
  record: BankRecord,
  refund: SandboxRefund,
  payment: SandboxPayment,
  state: 'done' | 'failed',
): Promise<SandboxRefund> {
  if (refund.state === state || refund.state === 'failed') return refund;
  const at = record.at();
  const row: SandboxRefund = { ...refund, state };
  const refunded = BigInt(payment.refunded) - (state === 'failed' ? BigInt(refund.amount) : 0n);
  await record.tell(
    { at, kind: 'payment', row: { ...payment, refunded: refunded.toString() } },
    `payment.refund_${state}`,
    { at, kind: 'refund', row },
  );
  return row;
}
