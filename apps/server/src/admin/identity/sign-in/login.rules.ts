const minuteMs = 60_000;

/** Failed tries of the last hour, as times, oldest first. */
export interface Failures {
  /** Of this account from this network. */
  pair: readonly number[];
  /** Of this account from anywhere. */
  account: readonly number[];
  /** Of this network, whatever the account. */
  network: readonly number[];
}

const pairWindowMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const pairFree = 5;
const accountFree = 20;
const networkMax = 50;
const pairFirstWaitMs = 15_000;
const accountFirstWaitMs = 1_000;
const accountWaitMaxMs = minuteMs;

const since = (times: readonly number[], from: number): number[] => times.filter((at) => at > from);

function growingWait(count: number, free: number, firstMs: number, maxMs: number): number {
  return count < free ? 0 : Math.min(maxMs, firstMs * 2 ** Math.min(20, count - free));
}

/**
 * How long the next try has to wait. After 5 failures in 15 minutes on one account from one network the wait grows;
 * a network has 50 failures an hour; an account that is tried from everywhere waits too, but never longer than a
 * minute, and not where its owner has signed in before, so that no stranger can lock anybody out.
 */
export function loginWaitMs(failures: Failures, now: number, isKnownNetwork: boolean): number {
  const pair = since(failures.pair, now - pairWindowMs);
  const account = since(failures.account, now - hourMs);
  const network = since(failures.network, now - hourMs);
  const waits = [
    (pair.at(-1) ?? 0) + growingWait(pair.length, pairFree, pairFirstWaitMs, pairWindowMs) - now,
  ];
  if (!isKnownNetwork)
    waits.push(
      (account.at(-1) ?? 0) +
        growingWait(account.length, accountFree, accountFirstWaitMs, accountWaitMaxMs) -
        now,
    );
  if (network.length >= networkMax) waits.push((network.at(-networkMax) ?? 0) + hourMs - now);
  return Math.max(0, ...waits);
}
