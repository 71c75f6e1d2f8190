import type { SessionStore, TokenAnswer } from '@vitrine/contract/client.ts';
import { readStored, writeStored } from './stored.ts';

const accessKey = 'accessToken';
const refreshKey = 'refreshToken';

/** Fired on `window` when the tokens were cleared: signed out here or in another tab. */
export const tokenOffEvent = 'token-off';

/** The two tokens in local storage: token type and access token in one, the refresh token apart. */
export const session: SessionStore & { isSignedIn(): boolean; clear(): void } = {
  accessToken: () => readStored(accessKey) ?? '',
  refreshToken: () => readStored(refreshKey) ?? '',
  replace({ tokenType, accessToken, refreshToken }: TokenAnswer) {
    writeStored(accessKey, `${tokenType} ${accessToken}`);
    writeStored(refreshKey, refreshToken);
  },
  waitForOtherTab(used, timeoutMs) {
    const isNew = () => session.refreshToken() !== '' && session.refreshToken() !== used;
    return new Promise((resolve) => {
      const finish = (result: boolean) => {
        clearTimeout(timer);
        window.removeEventListener('storage', look);
        resolve(result);
      };
      const look = () => {
        if (isNew()) finish(true);
      };
      const timer = setTimeout(() => finish(isNew()), timeoutMs);
      window.addEventListener('storage', look);
      look();
    });
  },
  isSignedIn: () => session.accessToken() !== '',
  clear() {
    writeStored(accessKey, null);
    writeStored(refreshKey, null);
  },
};

/** Calls back when another tab signs out (its token disappears) or signs in; returns the unsubscribe function. */
export function followOtherTabsSession(onChange: (isSignedIn: boolean) => void): () => void {
  const look = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === null || (key === accessKey && Boolean(newValue) !== Boolean(oldValue)))
      onChange(session.isSignedIn());
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
