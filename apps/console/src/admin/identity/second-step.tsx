import { loginSecondFactor, type Tokens } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toastFailure } from '../../lib/form-errors.ts';
import { useText } from '../../lib/i18n.ts';
import { signInTexts } from '../../texts/sign-in.ts';
import { Button } from '../../ui/plain/button.tsx';
import { FactorCodeField } from './factor-code-field.tsx';
import { checkFactorCode } from './sign-in.rules.ts';
import { useSignInErrors } from './use-sign-in-errors.ts';

/** The code of the authenticator app, or a recovery code, after a first step that was right. */
export function SecondStep({
  ticket,
  onDone,
  onBack,
}: {
  ticket: string;
  onDone: (tokens: Tokens) => void;
  onBack: () => void;
}) {
  const t = useText(signInTexts);
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = useSignInErrors({ code }, { code: checkFactorCode(code, isRecovery) });
  const focus = () => form.current?.querySelector('input')?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code begins in an empty field
  useEffect(() => {
    focus();
  }, [isRecovery]);

  const confirming = useApiMutation(loginSecondFactor, {
    isLeaving: true,
    onSuccess: onDone,
    showFailure: (failure) => {
      if (failure.code === 'factor-ticket-over') {
        toastFailure(failure);
        return onBack();
      }
      errors.take(failure, {
        'factor-code-wrong': 'code',
        'login-slow-down': 'code',
        'account-disabled': 'code',
      });
      setCode('');
      focus();
    },
  });
  const send = (typed: string) => {
    if (confirming.isBusy || !errors.check({ code: checkFactorCode(typed, isRecovery) })) return;
    void confirming.run({ body: { ticket, code: typed } });
  };
  const type = (typed: string) => {
    setCode(typed);
    // The app's code is complete with its last digit, so it is sent without the button.
    if (!isRecovery && typed.length === 6 && code.length === 5) send(typed);
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    errors.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };

  return (
    <form ref={form} className="second-step" onSubmit={submit} noValidate>
      <h1>{t('secondStep')}</h1>
      <p>{t(isRecovery ? 'recoveryLine' : 'secondStepLine')}</p>
      <FactorCodeField
        value={code}
        onChange={type}
        isRecovery={isRecovery}
        error={errors.textOf('code')}
      />
      <Button type="submit" className="btn primary large" isBusy={confirming.isBusy}>
        {t('signIn')}
      </Button>
      <p className="split-between cluster stretched between second-step-ways">
        <button type="button" className="link" onClick={change}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </button>
        <button type="button" className="link" onClick={onBack}>
          {t('startAgain')}
        </button>
      </p>
    </form>
  );
}
