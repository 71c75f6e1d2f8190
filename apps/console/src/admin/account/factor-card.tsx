import {
  renewRecoveryCodes,
  type SecondFactor,
  turnOffSecondFactor,
} from '@vitrine/contract/admin/identity.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useLabelText, useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { readAccountAgain, useSecondFactor } from './account-queries.ts';
import { EnrolSteps } from './enrol-steps.tsx';
import { ProofForm, proofRefusals } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** A password alone does not take a second factor away. */
const factorWays = ['app', 'recovery'] as const;

type Step =
  | { kind: 'rest' }
  | { kind: 'enrol' }
  | { kind: 'off' }
  | { kind: 'renew' }
  | { kind: 'codes'; codes: string[] };

function Resting({ factor, onStep }: { factor: SecondFactor; onStep: (step: Step) => void }) {
  const t = useText(accountTexts);
  const labelled = useLabelText();
  if (!factor.isOn)
    return (
      <>
        <p className="muted">{t('factorLine')}</p>
        <div className="account-buttons cluster">
          <button type="button" className="btn" onClick={() => onStep({ kind: 'enrol' })}>
            {t('setUp')}
          </button>
        </div>
      </>
    );
  return (
    <>
      <p className="muted">
        {labelled(t('onSince'), '')}
        <DateTime value={factor.since} isExact /> ·{' '}
        {t('codesLeft', { count: factor.recoveryCodesLeft })}
        {factor.isRequired && ` · ${t('isRequired')}`}
      </p>
      <div className="account-buttons cluster">
        <button type="button" className="btn" onClick={() => onStep({ kind: 'renew' })}>
          {t('newCodes')}
        </button>
        {!factor.isRequired && (
          <button type="button" className="btn" onClick={() => onStep({ kind: 'off' })}>
            {t('turnOff')}
          </button>
        )}
      </div>
    </>
  );
}

function Content({ factor }: { factor: SecondFactor }) {
  const t = useText(accountTexts);
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const rest = () => setStep({ kind: 'rest' });
  const done = (words: string) => {
    toast.success(words);
    rest();
    void readAccountAgain();
  };
  switch (step.kind) {
    case 'enrol':
      return (
        <EnrolSteps
          needs={factor.startNeeds}
          onDone={() => done(t('factorOnNow'))}
          onCancel={rest}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => done(t('saved'))} />;
    case 'off':
      return (
        <ProofForm
          ways={factorWays}
          line={t('turnOffLine')}
          action={t('turnOff')}
          onCancel={rest}
          onProof={async ({ code }) => {
            await api.call(
              turnOffSecondFactor,
              { body: { code } },
              { expectedFailures: proofRefusals },
            );
            done(t('turnedOff'));
          }}
        />
      );
    case 'renew':
      return (
        <ProofForm
          ways={factorWays}
          line={t('newCodesLine')}
          action={t('newCodes')}
          onCancel={rest}
          onProof={async ({ code }) =>
            setStep({
              kind: 'codes',
              codes: (
                await api.call(
                  renewRecoveryCodes,
                  { body: { code } },
                  { expectedFailures: proofRefusals },
                )
              ).recoveryCodes,
            })
          }
        />
      );
    default:
      return <Resting factor={factor} onStep={setStep} />;
  }
}

/** Two-step sign-in: off with the way to set it up, on with what can be changed. */
export function FactorCard() {
  const t = useText(accountTexts);
  const query = useSecondFactor();
  const isOn = query.data?.isOn;
  const state =
    isOn === undefined ? null : (
      <StatusTag meaning={isOn ? 'done' : 'neutral'}>{t(isOn ? 'on' : 'off')}</StatusTag>
    );
  return (
    <SectionCard title={t('factor')} beside={state}>
      <Loaded query={query} rows={2}>
        {(factor) => <Content factor={factor} />}
      </Loaded>
    </SectionCard>
  );
}
