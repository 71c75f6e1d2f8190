import {
  confirmSecondFactor,
  type SecondFactor,
  startSecondFactor,
} from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signOut } from '../../lib/account.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/page-state.tsx';
import { QrCanvas } from '../../ui/qr-picture.tsx';
import { SkeletonRows } from '../../ui/skeletons.tsx';
import { FactorCodeField } from '../identity/factor-code-field.tsx';
import { checkFactorCode } from '../identity/sign-in.rules.ts';
import { useSignInErrors } from '../identity/use-sign-in-errors.ts';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Key {
  key: string;
  address: string;
}

interface ConfirmProps {
  made: Key;
  onDone: (codes: string[]) => void;
  onCancel?: (() => void) | undefined;
}

/** The key as a picture, as a link for this device and as text; then the first code. */
function ConfirmKey({ made, onDone, onCancel }: ConfirmProps) {
  const t = useText(accountTexts);
  const [code, setCode] = useState('');
  const errors = useSignInErrors({ code }, { code: checkFactorCode(code, false) });
  const confirming = useApiMutation(confirmSecondFactor, {
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    showFailure: (failure) =>
      errors.take(failure, {
        'factor-code-wrong': 'code',
        'second-factor-off': 'code',
        'second-factor-on': 'code',
      }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check()) void confirming.run({ body: { code } });
  };
  return (
    <form ref={focusFirst} className="account-step stack gap-12" onSubmit={submit} noValidate>
      <h3 className="h3">{t('scan')}</h3>
      <p className="muted">{t('scanLine')}</p>
      <div className="account-key cluster gap-16">
        <QrCanvas text={made.address} label={t('scan')} />
        <div className="stack gap-8 at-start">
          <a className="link" href={made.address}>
            {t('openApp')}
          </a>
          <p className="muted">{t('byHand')}</p>
          <code className="num">{made.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={made.key} label={t('copyKey')} />
        </div>
      </div>
      <h3 className="h3">{t('enterCode')}</h3>
      <div className="account-form">
        <FactorCodeField value={code} onChange={setCode} error={errors.textOf('code')} />
        <FormButtons action={t('turnOn')} isBusy={confirming.isBusy} onCancel={onCancel} />
      </div>
    </form>
  );
}

interface EnrolProps {
  needs: SecondFactor['startNeeds'];
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** Setting up a second factor: prove who one is, scan, type a code, keep the recovery codes. */
export function EnrolSteps({ needs, onDone, onCancel }: EnrolProps) {
  const t = useText(accountTexts);
  const [made, setMade] = useState<Key>();
  const [codes, setCodes] = useState<string[]>();
  const [failure, setFailure] = useState<unknown>();
  const begun = useRef(false);
  const start = async (password?: string) => {
    setFailure(undefined);
    setMade(
      await api.call(
        startSecondFactor,
        { body: password === undefined ? {} : { password } },
        { suppressToast: true },
      ),
    );
  };
  useEffect(() => {
    if (needs !== 'nothing' || begun.current) return;
    begun.current = true;
    start().catch(setFailure);
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (made) return <ConfirmKey made={made} onDone={setCodes} onCancel={onCancel} />;
  if (failure !== undefined)
    return <ErrorState error={failure} onRetry={() => void start().catch(setFailure)} />;
  if (needs === 'password')
    return (
      <ProofForm
        ways={['password']}
        line={t('confirmYou')}
        action={t('next')}
        onProof={async (proof) => start('password' in proof ? proof.password : undefined)}
        onCancel={onCancel}
      />
    );
  if (needs === 'sign-in')
    return (
      <div className="account-step stack gap-12">
        <p className="muted">{t('signInAgain')}</p>
        <FormButtons
          action={t('signOut')}
          onAction={() => void signOut({ isReturning: true })}
          onCancel={onCancel}
        />
      </div>
    );
  return <SkeletonRows rows={3} height={52} />;
}
