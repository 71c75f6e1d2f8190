import type { ReturnKind, ReturnState } from '@vitrine/contract/shop/return-shapes.ts';

/** Which state of a request may become which. The same table is in `returns.guards.sql`; a test compares the two. */
const returnTransitions: Readonly<Partial<Record<ReturnState, readonly ReturnState[]>>> = {
  requested: ['approved', 'refused', 'withdrawn', 'refunded'],
  approved: ['sent', 'received', 'withdrawn', 'expired', 'refunded'],
  sent: ['received', 'refused', 'refunded'],
  received: ['refunded', 'refused'],
};

/** Goods come back of returns only. */
const sendsBack: readonly ReturnState[] = ['approved', 'sent', 'received'];

export const canBecome = (
  { kind, state }: { kind: ReturnKind; state: ReturnState },
  next: ReturnState,
): boolean =>
  (returnTransitions[state] ?? []).includes(next) &&
  (kind === 'return' || !sendsBack.includes(next));

/** What those who answer can do with it. A refund before the goods are back leaves them with the buyer. */
export const answersOf = (request: { kind: ReturnKind; state: ReturnState }) => ({
  approve: canBecome(request, 'approved'),
  refuse: canBecome(request, 'refused'),
  receive: canBecome(request, 'received'),
  refund: canBecome(request, 'refunded'),
});
