import { FactorCodeField } from '../../admin/identity/factor-code-field.tsx';
import { useText } from '../../lib/i18n.ts';
import { accountTexts } from '../../texts/account.ts';
import { PasswordField } from '../../ui/plain/fields.tsx';
import type { FullProofState } from './use-full-proof.ts';

/** The fields that prove the person again, at the end of a form that decides where money goes. */
export function FullProof({ proof }: { proof: FullProofState }) {
  const t = useText(accountTexts);
  return (
    <>
      {proof.hasPassword && (
        <PasswordField
          label={t('authenticateByPassword')}
          name="current-password"
          autoComplete="current-password"
          maxLength={128}
          value={proof.typed.password}
          error={proof.errorOf('password')}
          onChange={(password) => proof.type({ password })}
        />
      )}
      {proof.hasFactor && (
        <FactorCodeField
          value={proof.typed.code}
          error={proof.errorOf('code')}
          onChange={(code) => proof.type({ code })}
        />
      )}
    </>
  );
}
