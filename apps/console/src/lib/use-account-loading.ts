import { useEffect, useState } from 'react';
import { endSession, VerificationFailed } from './account.ts';
import { toast } from './feedback.ts';
import { session } from './session.ts';

/** Loads user info and routes when the guard asks for them; an empty answer ends the session, which leads to the login form. */
export function useAccountLoading(
  isWanted: boolean,
  load: () => Promise<void>,
): { error: unknown; retry: () => void } {
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the reason to try again
  useEffect(() => {
    if (!isWanted) return;
    setError(undefined);
    load().catch((reason: unknown) => {
      if (!(reason instanceof VerificationFailed))
        return session.isSignedIn() ? setError(reason) : undefined;
      toast.error(reason.message);
      endSession();
    });
  }, [isWanted, attempt, load]);
  return { error, retry: () => setAttempt((count) => count + 1) };
}
