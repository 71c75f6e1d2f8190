import { CallFailed } from '@vitrine/contract/client.ts';
import type { ReactNode } from 'react';
import { signOut } from '../../lib/account.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import './account.css';
import { Loaded } from '../../ui/loaded.tsx';
import { useSecondFactor } from './account-queries.ts';
import { FormButtons } from './form-buttons.tsx';
import { ProofForm, waysOf } from './proof-form.tsx';

/** What a call that asks for a proof may be given. */
export interface GivenProof {
  password?: string;
  code?: string;
}

/** Whether a call was refused only because there is no recent proof of identity. */
export const needsProof = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'proof-needed';

interface ProofStepProps {
  /** Where there is a second factor, a password is no proof. */
  isStrong?: boolean;
  /** What the confirmation will do. */
  line: ReactNode;
  action: string;
  onProof: (proof: GivenProof) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks who is there before something that decides where money goes; an account without password and code signs in again. */
export function ProofStep({ isStrong = false, line, action, onProof, onCancel }: ProofStepProps) {
  const t = useText(accountTexts);
  return (
    <Loaded query={useSecondFactor()} rows={4}>
      {(factor) => {
        const all = waysOf(factor);
        const ways = isStrong && factor.isOn ? all.filter((way) => way !== 'password') : all;
        if (ways.length)
          return (
            <ProofForm
              ways={ways}
              line={line}
              action={action}
              onProof={onProof}
              onCancel={onCancel}
            />
          );
        return (
          <div className="account-step stack gap-12 account-form">
            <p className="muted below-12">{t('signInAgain')}</p>
            <FormButtons
              action={t('signOut')}
              onAction={() => void signOut({ isReturning: true })}
              onCancel={onCancel}
            />
          </div>
        );
      }}
    </Loaded>
  );
}
