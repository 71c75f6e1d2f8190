import { topics } from '@vitrine/contract/topics.ts';
import { useEffect } from 'react';
import { loadAccount, push, useAccount } from './account.ts';
import { bestEffort } from './best-effort.ts';
import { queryClient } from './queries.ts';
import { configKeys } from './query-keys/system.ts';
import { usePush } from './use-push.ts';

/** For pages without the shell that stay open, such as /401: a new name of the platform, and the end of the session elsewhere. */
export function useStandingNews(): void {
  const isSignedIn = useAccount((account) => account.isSignedIn);
  usePush(
    isSignedIn ? topics.configs : undefined,
    () => void queryClient.invalidateQueries({ queryKey: configKeys.all }),
  );
  // The connection also comes back, or is cut, when the session is over: reading the account then finds out.
  useEffect(
    () => (isSignedIn ? push.onReturn(() => void bestEffort(loadAccount())) : undefined),
    [isSignedIn],
  );
}
