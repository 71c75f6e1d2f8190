import { useState } from 'react';
import { loadAccount, useAccount } from './account.ts';
import { useApiMutation } from './api-mutation.ts';

/**
 * A user who has to set up a second factor sees nothing else, until they say that they kept their recovery codes: the
 * rights come back before that.
 */
export function useEnrolGate(): { isGated: boolean; openGate: () => void } {
  const { isSignedIn, user } = useAccount();
  const [isShut, setShut] = useState(false);
  const isRequired = isSignedIn && user?.secondFactor === 'required';
  if (isRequired && !isShut) setShut(true);
  if (!isSignedIn && isShut) setShut(false);
  const opening = useApiMutation(loadAccount, { onSuccess: () => setShut(false) });
  return { isGated: isShut, openGate: () => void opening.run() };
}
