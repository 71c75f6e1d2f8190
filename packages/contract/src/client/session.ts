/** The storage of the two tokens. `accessToken` is the token type followed by the token ("Bearer eyJ…"). */
export interface SessionStore {
  accessToken(): string;
  refreshToken(): string;
  replace(tokens: TokenAnswer): void;
  /** Resolves with true if another tab stores a token other than `used` within the time. */
  waitForOtherTab?(usedRefreshToken: string, timeoutMs: number): Promise<boolean>;
}

export interface TokenAnswer {
  tokenType: string;
  accessToken: string;
  refreshToken: string;
}

/** Runs a task while no other tab runs a task of the same name. */
export type Lock = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

/** `refused` means that the server no longer accepts the refresh token; `failed` that it could not be reached. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed';

const refreshAheadMs = 60_000;
const pauseMs = 30_000;
const otherTabMs = 500;

/** The expiry of an access token, read from the token itself; undefined if it is not a JWT. */
export function findExpiry(accessToken: string): number | undefined {
  const part = accessToken.split(' ').at(-1)?.split('.')[1];
  if (!part) return undefined;
  try {
    const claims = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: unknown;
    };
    return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Web Locks where the browser supports them, else a queue within this page. */
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
  /** The server's time in milliseconds, as estimated by the client. */
  now(): number;
  /** Sends the stored refresh token without authorisation; `refused` if the server rejects it. */
  send(refreshToken: string): Promise<TokenAnswer | 'refused' | 'failed'>;
}

/** Renews the tokens: one renewal at a time across all tabs, 60 s before they expire, and once when they were rejected. */
export function createRefresher({ session, lock, now, send }: RefresherOptions) {
  let lastAheadAt = Number.NEGATIVE_INFINITY;

  async function refresh(usedAccessToken: string): Promise<RefreshOutcome> {
    if (!session.refreshToken()) return 'refused';
    return lock('vitrine-refresh', async () => {
      if (session.accessToken() !== usedAccessToken)
        return session.accessToken() ? 'refreshed' : 'refused';
      const used = session.refreshToken();
      const answer = await send(used);
      if (answer === 'failed') return 'failed';
      if (answer === 'refused') {
        // Another tab may have renewed with the same token before its new one reached this tab's storage.
        if (session.refreshToken() !== used) return 'refreshed';
        return (await session.waitForOtherTab?.(used, otherTabMs)) ? 'refreshed' : 'refused';
      }
      // The user may have signed out during the request: do not restore the session.
      if (session.refreshToken() !== used) return session.accessToken() ? 'refreshed' : 'refused';
      session.replace(answer);
      return 'refreshed';
    });
  }

  async function refreshAhead(): Promise<void> {
    const token = session.accessToken();
    const expiry = token ? findExpiry(token) : undefined;
    if (expiry === undefined || expiry - now() > refreshAheadMs || now() - lastAheadAt < pauseMs)
      return;
    lastAheadAt = now();
    await refresh(token);
  }

  return { refresh, refreshAhead };
}
