import type { SecondFactor } from '@vitrine/contract/admin/identity.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { PasswordField } from '../../ui/plain/fields.tsx';
import { FactorCodeField } from '../identity/factor-code-field.tsx';
import { checkFactorCode } from '../identity/sign-in.rules.ts';
import { useSignInErrors } from '../identity/use-sign-in-errors.ts';
import { focusFirst } from './focus-first.ts';
import { FormButtons } from './form-buttons.tsx';

export type Way = 'password' | 'app' | 'recovery';
/** What a way gives: only forms that offer the password are handed one. */
type Proof<W extends Way> = W extends 'password' ? { password: string } : { code: string };

/** What can prove the person before a way into the account changes; without any, the sign-in itself has to be a moment old. */
export function waysOf(factor: SecondFactor | undefined): Way[] {
  return [
    ...(factor?.hasPassword ? (['password'] as const) : []),
    ...(factor?.isOn ? (['app', 'recovery'] as const) : []),
  ];
}

interface ProofFormProps<W extends Way> {
  /** The ways that this account has. */
  ways: readonly W[];
  /** What the confirmation will do. */
  line: ReactNode;
  action: string;
  /** Fails when the proof was refused. */
  onProof: (proof: Proof<W>) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
}

const wayTexts = { password: 'usePassword', app: 'useCode', recovery: 'useRecovery' } as const;
/** Refusals that a form for a proof shows at its field: its calls need no toast for them. */
export const proofRefusals = ['proof-wrong', 'proof-needed', 'login-slow-down'] as const;
const belongs = {
  'proof-wrong': 'proof',
  'proof-needed': 'proof',
  'login-slow-down': 'proof',
} as const;

/** The password, or a code: what a change of the ways into the account asks for. */
export function ProofForm<W extends Way>({
  ways,
  line,
  action,
  onProof,
  onCancel,
}: ProofFormProps<W>) {
  const t = useText(accountTexts);
  const [way, setWay] = useState<Way>(ways[0] ?? 'password');
  const [value, setValue] = useState('');
  const missing =
    way === 'password'
      ? value
        ? undefined
        : 'passwordRequired'
      : checkFactorCode(value, way === 'recovery');
  const errors = useSignInErrors({ proof: value }, { proof: missing });
  const proving = useApiMutation(onProof, {
    isLeaving: true,
    showFailure: (failure) => errors.take(failure, belongs),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (errors.check())
      void proving.run((way === 'password' ? { password: value } : { code: value }) as Proof<W>);
  };
  const take = (next: Way) => {
    setWay(next);
    setValue('');
    errors.clear();
  };
  return (
    <form ref={focusFirst} className="account-form" onSubmit={submit} noValidate>
      <p className="muted below-12">{line}</p>
      {way === 'password' ? (
        <PasswordField
          label={t('authenticateByPassword')}
          name="current-password"
          autoComplete="current-password"
          maxLength={128}
          value={value}
          onChange={setValue}
          error={errors.textOf('proof')}
        />
      ) : (
        <FactorCodeField
          value={value}
          onChange={setValue}
          isRecovery={way === 'recovery'}
          error={errors.textOf('proof')}
        />
      )}
      <FormButtons action={action} isBusy={proving.isBusy} onCancel={onCancel}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => take(other)}>
              {t(wayTexts[other as Way])}
            </button>
          ))}
      </FormButtons>
    </form>
  );
}
