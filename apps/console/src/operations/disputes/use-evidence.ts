import { type Dispute, saveDisputeEvidence } from '@vitrine/contract/shop/disputes.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useTyped } from '../../lib/form-drafts.ts';
import { queryClient } from '../../lib/queries.ts';
import { disputeKeys } from '../../lib/query-keys/disputes.ts';
import type { EvidenceTexts } from './disputes.rules.ts';

/** Shows the dispute that a change has returned. */
export const showDispute = (dispute: Dispute): void =>
  void queryClient.setQueryData(disputeKeys.one(dispute.id), dispute);

const noEdits: Partial<EvidenceTexts> = {};

/** The texts of the evidence: what is saved, with what was typed since. */
export function useEvidence(dispute: Dispute) {
  const typed = useTyped<Partial<EvidenceTexts>>(`dispute-${dispute.id}`, noEdits);
  const edits = typed.value;
  const { explanation, carrier, trackingNumber, shippedOn, deliveredOn, version } =
    dispute.evidence;
  const texts: EvidenceTexts = {
    explanation,
    carrier,
    trackingNumber,
    shippedOn,
    deliveredOn,
    ...edits,
  };
  const saving = useApiMutation(saveDisputeEvidence, {
    onSuccess: (saved) => {
      showDispute(saved);
      typed.discard();
    },
    invalidates: [disputeKeys.one(dispute.id)],
  });
  const isFirst = dispute.evidence.savedAt === null;
  return {
    texts,
    change: (edit: Partial<EvidenceTexts>) => typed.type({ ...edits, ...edit }),
    isChanged: Object.keys(edits).length > 0,
    isSaving: saving.isBusy,
    /** Some of the texts are not saved yet. */
    needsSaving: isFirst || Object.keys(edits).length > 0,
    save: () => saving.run({ params: { id: dispute.id }, body: { version, ...texts } }),
  };
}

export type Evidence = ReturnType<typeof useEvidence>;
