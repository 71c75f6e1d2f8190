import type { CallFailed } from '@vitrine/contract/client.ts';
import { useState } from 'react';
import { useSecondFactor } from '../../admin/account/account-queries.ts';
import { proofRefusals } from '../../admin/account/proof-form.tsx';
import { toastFailure } from '../../lib/form-errors.ts';

/** Everything that proves the person: the password, and a code where the account has a second factor. */
export function useFullProof() {
  const factor = useSecondFactor().data;
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [error, setError] = useState<string>();
  const hasPassword = factor?.hasPassword ?? false;
  const hasFactor = factor?.isOn ?? false;
  return {
    hasPassword,
    hasFactor,
    typed,
    type(change: Partial<typeof typed>): void {
      setTyped({ ...typed, ...change });
      setError(undefined);
    },
    /** The server does not report which of the two was wrong: the first field has the text. */
    errorOf: (field: keyof typeof typed) =>
      field === (hasPassword ? 'password' : 'code') ? error : undefined,
    given: {
      ...(typed.password ? { password: typed.password } : {}),
      ...(typed.code ? { code: typed.code } : {}),
    },
    take(failure: CallFailed): void {
      const isProof = proofRefusals.some((code) => code === failure.code);
      if (isProof && (hasPassword || hasFactor)) setError(failure.message);
      else toastFailure(failure);
    },
  };
}

export type FullProofState = ReturnType<typeof useFullProof>;
