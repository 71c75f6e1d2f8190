import { useState } from 'react';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { toastFailure } from '../../lib/form-errors.ts';
import { type GivenProof, needsProof } from './proof-step.tsx';

/**
 * A task that may ask for a proof of identity: it is tried without one, and `isAsked` says that one is needed. `prove` rejects
 * for the form that asks for it.
 */
export function useProved(task: (proof: GivenProof) => Promise<unknown>) {
  const [isAsked, setAsked] = useState(false);
  const sending = useApiMutation(() => task({}), {
    showFailure: (failure) => (needsProof(failure) ? setAsked(true) : toastFailure(failure)),
  });
  return {
    isAsked,
    isBusy: sending.isBusy,
    start: () => void sending.run(),
    prove: async (proof: GivenProof) => {
      await task(proof);
      setAsked(false);
    },
    cancel: () => setAsked(false),
  };
}
