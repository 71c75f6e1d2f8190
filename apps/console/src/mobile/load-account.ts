import { CallFailed } from '@vitrine/contract/client.ts';
import { loadAccount, useAccount } from '../lib/account.ts';
import { bestEffort } from '../lib/best-effort.ts';
import { session } from '../lib/session.ts';

/** Uses the account that was last read on this phone while it cannot be read again. Returns whether there is one. */
async function takeLastUser(): Promise<boolean> {
  const user = (await import('./last-read.ts')).lastUser();
  if (!user || !session.isSignedIn()) return false;
  useAccount.setState({ user, routes: [] });
  window.addEventListener('online', () => void bestEffort(loadAccount()), { once: true });
  return true;
}

/** Loads the account, or without a network the last one. */
export async function loadPhoneAccount(): Promise<void> {
  if (!navigator.onLine && (await takeLastUser())) return;
  try {
    await loadAccount();
  } catch (error) {
    const isUnreachable = error instanceof CallFailed && error.code === 'unreachable';
    if (!isUnreachable || !(await takeLastUser())) throw error;
  }
}
