/** Where the two tokens live. `accessToken` is the token type followed by the token ("Bearer eyJ…"). */
export interface SessionStore {
  accessToken(): string;
  refreshToken(): string;
  replace(tokens: TokenAnswer): void;
  /** Resolves with true when another tab brings a token other than `used` within the time. */
  waitForOtherTab?(usedRefreshToken: string, timeoutMs: number): Promise<boolean>;
}

export interface TokenAnswer {
  tokenType: string;
  accessToken: string;
  refreshToken: string;
}

/** Runs a task while no other tab runs one of the same name. */
export type Lock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** `refused` means that the server does not take the refresh token any more; `failed` that it could not be asked. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed';

const refreshAheadMs = 60_000;
const pauseMs = 30_000;
const otherTabMs = 500;

/** When an access token ends, out of the token itself; nothing when it is no JWT. */
export function findExpiry(accessToken: string): number | undefined {
  const part = accessToken.split(' ').at(-1)?.split('.')[1];
  if (!part) return undefined;
  try {
    const claims = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Web Locks where the page has them, else a queue within this page. */
export function pageLock(): Lock {
  const locks = globalThis.navigator?.locks;
  if (locks) return (name, task) => locks.request(name, task) as ReturnType<typeof task>;
  let last: Promise<unknown> = Promise.resolve();
  return (_name, task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}

export interface RefresherOptions {
  session: SessionStore;
  lock: Lock;
  /** The server's time in milliseconds, as well as the client knows it. */
  now(): number;
  /** Sends the stored refresh token without authorisation; `refused` when the server says no. */
  send(refreshToken: string): Promise<TokenAnswer | 'refused' | 'failed'>;
}

/** Renews the tokens: one at a time over all tabs, 60 s before they end, and once when they were refused. */
export function createRefresher({ session, lock, now, send }: RefresherOptions) {
  let lastAheadAt = Number.NEGATIVE_INFINITY;

  async function refresh(usedAccessToken: string): Promise<RefreshOutcome> {
    if (!session.refreshToken()) return 'refused';
    return lock('vitrine-refresh', async () => {
      if (session.accessToken() !== usedAccessToken) return session.accessToken() ? 'refreshed' : 'refused';
      const used = session.refreshToken();
      const answer = await send(used);
      if (answer === 'failed') return 'failed';
      if (answer === 'refused') {
        // Another tab may have renewed with the same token while its new one had not reached this tab's storage.
        if (session.refreshToken() !== used) return 'refreshed';
        return (await session.waitForOtherTab?.(used, otherTabMs)) ? 'refreshed' : 'refused';
      }
      // Someone may have signed out while the answer was under way: do not bring the session back.
      if (session.refreshToken() !== used) return session.accessToken() ? 'refreshed' : 'refused';
      session.replace(answer);
      return 'refreshed';
    });
  }

  async function refreshAhead(): Promise<void> {
    const token = session.accessToken();
    const expiry = token ? findExpiry(token) : undefined;
    if (expiry === undefined || expiry - now() > refreshAheadMs || now() - lastAheadAt < pauseMs) return;
    lastAheadAt = now();
    await refresh(token);
  }

  return { refresh, refreshAhead };
}
