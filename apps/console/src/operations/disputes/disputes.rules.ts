import {
  type Dispute,
  type DisputeReason,
  type DisputeRow,
  type EvidenceFileKind,
  evidenceFileKinds,
} from '@vitrine/contract/shop/disputes.ts';
import type { Meaning } from '../../ui/status-tag.tsx';

type WeighedItem = EvidenceFileKind | 'explanation' | 'trackingNumber' | 'deliveredOn';

/** The evidence that decides a dispute of each reason, after what Stripe and PayPal document. */
const weighed: Readonly<Record<DisputeReason, readonly WeighedItem[]>> = {
  not_received: ['trackingNumber', 'deliveredOn', 'delivery', 'messages'],
  not_as_described: ['explanation', 'receipt', 'policy', 'messages'],
  fraudulent: ['trackingNumber', 'delivery', 'receipt', 'messages'],
  duplicate: ['explanation', 'receipt', 'trackingNumber'],
  refund_missing: ['explanation', 'policy', 'messages'],
  cancelled: ['explanation', 'policy', 'messages'],
  unrecognized: ['receipt', 'trackingNumber', 'delivery'],
  other: ['explanation', 'receipt', 'messages'],
};

export type EvidenceTexts = Pick<
  Dispute['evidence'],
  'explanation' | 'carrier' | 'trackingNumber' | 'shippedOn' | 'deliveredOn'
>;

const isFileKind = (item: WeighedItem): item is EvidenceFileKind =>
  evidenceFileKinds.some((kind) => kind === item);

/** The evidence that decides a dispute, and whether each item is there. */
export function listWeighed(
  reason: DisputeReason,
  texts: EvidenceTexts,
  files: Dispute['evidence']['files'],
): { item: WeighedItem; isThere: boolean }[] {
  return weighed[reason].map((item) => ({
    item,
    isThere: isFileKind(item) ? files.some(({ kind }) => kind === item) : Boolean(texts[item]),
  }));
}

type Stage = 'waiting' | 'answered' | 'won' | 'lost' | 'appealable' | 'closed';

/** Whose turn it is, or how it ended. */
export function findStage({
  state,
  answeredAt,
  canAppeal,
}: Pick<DisputeRow, 'state' | 'answeredAt' | 'canAppeal'>): Stage {
  if (canAppeal) return 'appealable';
  if (state === 'won' || state === 'lost' || state === 'closed') return state;
  return answeredAt || state === 'appealed' ? 'answered' : 'waiting';
}

export const stageMeanings: Readonly<Record<Stage, Meaning>> = {
  waiting: 'waiting',
  answered: 'moving',
  won: 'done',
  lost: 'neutral',
  appealable: 'waiting',
  closed: 'neutral',
};
