interface EarlyCall {
  headers: Readonly<Record<string, string>>;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Calls that `first-paint.js` sent while the scripts were on their way, by address. */
    earlyCalls?: Record<string, EarlyCall> | undefined;
  }
}

/** A response that nothing has used by then is out of date. */
const validMs = 20_000;
const compared = ['lang', 'authorization'];
/** Responses without amounts are the same in every currency. */
const withoutAmounts = /^\/api\/v1\/(?:users\/me|menus\/routes)\b/;

const isSame = (url: string, early: EarlyCall['headers'], wanted: Headers): boolean =>
  [...compared, ...(withoutAmounts.test(url) ? [] : ['currencyjc'])].every(
    (name) => early[name] === wanted.get(name),
  );

function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  if (!signal) return answer;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}

/**
 * `fetch`, which takes over the answer to the same call that was sent before: for the same person, in the same language and
 * currency. Each is taken once, and none after anything was changed.
 */
export async function fetchOrTake(url: string, init: RequestInit): Promise<Response> {
  const calls = globalThis.window?.earlyCalls;
  if (!calls) return fetch(url, init);
  if (init.method !== 'GET' || performance.now() > validMs) {
    window.earlyCalls = undefined;
    return fetch(url, init);
  }
  const early = calls[url];
  delete calls[url];
  return early && isSame(url, early.headers, new Headers(init.headers))
    ? untilAborted(early.answer, init.signal)
    : fetch(url, init);
}
