import type { ReactNode } from 'react';
import { type GivenProof, ProofStep } from '../../admin/account/proof-step.tsx';
import { Overlay } from '../../ui/overlay/overlay.tsx';

interface ProofDialogProps {
  isOpen: boolean;
  title: string;
  line: ReactNode;
  action: string;
  /** Rejects when the proof was refused, which the form shows. */
  onProof: (proof: GivenProof) => Promise<unknown>;
  onClose: () => void;
}

/** A change that is ROOT's only: what it does, and a proof that is required each time. */
export function ProofDialog({ isOpen, title, line, action, onProof, onClose }: ProofDialogProps) {
  return (
    <Overlay as="dialog" isOpen={isOpen} title={title} onClose={onClose} isPersistent>
      <ProofStep isStrong line={line} action={action} onProof={onProof} onCancel={onClose} />
    </Overlay>
  );
}
