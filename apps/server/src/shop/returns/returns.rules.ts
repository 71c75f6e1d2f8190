import type { ReturnKind, ReturnState } from '@vitrine/contract/shop/return-shapes.ts';

/** Which state of a request may become which. The same table is in `returns.guards.sql`; a test compares the two. */
const returnTransitions: Readonly<Partial<Record<ReturnState, readonly ReturnState[]>>> = {
  requested: ['approved', 'refused', 'withdrawn', 'refunded'],
  approved: ['sent', 'received', 'withdrawn', 'expired', 'refunded'],
  sent: ['received', 'refused', 'refunded'],
  received: ['inspected', 'refunded', 'refused'],
  inspected: ['refunded', 'refused', 'replacing'],
  // The goods may be gone by then: the buyer gets the money after all.
  replacing: ['replaced', 'refunded'],
  // The parcel was recorded by mistake, and is taken back.
  replaced: ['replacing'],
};

/** Goods come back of returns only. */
const sendsBack: readonly ReturnState[] = [
  'approved',
  'sent',
  'received',
  'inspected',
  'replacing',
  'replaced',
];

export const canBecome = (
  { kind, state }: { kind: ReturnKind; state: ReturnState },
  next: ReturnState,
): boolean =>
  (returnTransitions[state] ?? []).includes(next) &&
  (kind === 'return' || !sendsBack.includes(next));

/** Finds the steps that its answerer may take. A refund before the goods are back leaves them with the buyer. */
export const findAllowedSteps = (
  request: { kind: ReturnKind; state: ReturnState },
  answerer: 'operators' | 'owner',
) => ({
  approve: canBecome(request, 'approved'),
  refuse: canBecome(request, 'refused'),
  receive: canBecome(request, 'received'),
  refund: canBecome(request, 'refunded'),
  // Goods that an owner gets back are at the owner’s address, and a replacement comes from the platform’s warehouse.
  inspect: answerer === 'operators' && canBecome(request, 'inspected'),
  replace: answerer === 'operators' && request.state === 'inspected',
  sendReplacement: answerer === 'operators' && canBecome(request, 'replaced'),
});
