import http from 'node:http';
import https from 'node:https';
import type { Book } from './book.ts';
import type { Dialect, SandboxEvent, WebhookMode } from './sandbox.types.ts';
import { signatureHeader, signBytes } from './signature.ts';

export interface Delivery {
  /** Sends an event to all targets, now or according to the mode, without waiting for the first attempt to finish. */
  send(event: SandboxEvent): void;
  /** Sends the events that were withheld or held back for another order. */
  flush(): Promise<void>;
  /** Sends an event once, whatever the mode; resolves to false when a receiver does not accept it. */
  sendOnce(event: SandboxEvent): Promise<boolean>;
  setMode(mode: WebhookMode): void;
  setTargets(targets: readonly string[]): void;
  /** Events that were sent before a restart and not accepted. */
  resume(events: readonly SandboxEvent[]): void;
  /** Waits for every attempt in progress. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** One request of a webhook. */
export interface EncodedEvent {
  bytes: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** The requests by which each dialect reports an event; none for one that it does not report. */
export type Encoders = Partial<Record<Dialect, (event: SandboxEvent) => EncodedEvent[]>>;

/** A receiver: an address of the bank's own events, or `stripe:` or `paypal:` before it. */
function readTarget(target: string): { dialect: Dialect | undefined; address: string } {
  const [, dialect, address] = /^(stripe|paypal):(https?:.*)$/.exec(target) ?? [];
  return { dialect: dialect as Dialect | undefined, address: address ?? target };
}

const retrySeconds = [1, 2, 5, 10, 30, 60, 300, 1_800];
const answerMs = 10_000;

const agents = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
};

/** Posts bytes and returns the status. */
function postBytes(
  target: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const [client, agent] = target.startsWith('https:') ? [https, agents.https] : [http, agents.http];
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.length },
    agent,
    signal: AbortSignal.timeout(answerMs),
  };
  return new Promise((resolve, reject) => {
    client
      .request(target, options, (response) => {
        response
          .resume()
          .on('error', reject)
          .on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject)
      .end(bytes);
  });
}

/** Posts signed events until each target has accepted them. */
export function createDelivery(options: {
  secret: string;
  book: Book;
  now: () => Date;
  targets: readonly string[];
  encoders: Encoders;
}): Delivery {
  const { secret, book, now, encoders } = options;
  let targets = options.targets;
  let mode: WebhookMode = 'normal';
  let held: SandboxEvent[] = [];
  let isClosed = false;
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();

  function encode(event: SandboxEvent): EncodedEvent[] {
    if (event.dialect) return encoders[event.dialect]?.(event) ?? [];
    const { id, type, data } = event;
    const bytes = Buffer.from(JSON.stringify({ id, type, createdAt: now().toISOString(), data }));
    return [{ bytes, headers: { [signatureHeader]: signBytes(secret, bytes, now()) } }];
  }

  async function post(event: SandboxEvent, target: string): Promise<boolean> {
    const { address } = readTarget(target);
    try {
      for (const { bytes, headers } of encode(event)) {
        const status = await postBytes(address, bytes, {
          'content-type': 'application/json',
          ...headers,
        });
        if (status < 200 || status >= 300) return false;
      }
      return true;
    } catch {
      return false;
    }
  }

  async function attempt(event: SandboxEvent, target: string, tries: number): Promise<void> {
    if (isClosed) return;
    if (await post(event, target)) {
      // If writing to the book fails, the event is sent again after the next start, and arrives twice.
      if (!isClosed)
        await book
          .append({ at: now().toISOString(), kind: 'delivered', row: { id: event.id, target } })
          .catch(() => undefined);
      return;
    }
    const seconds = retrySeconds[tries];
    if (seconds === undefined || isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin(event, target, tries + 1);
    }, seconds * 1_000);
    timers.add(timer);
  }

  /** One attempt, tracked until it is finished. It cannot fail: any error leads to the next attempt. */
  function begin(event: SandboxEvent, target: string, tries: number): void {
    const work: Promise<void> = attempt(event, target, tries).finally(() => underWay.delete(work));
    underWay.add(work);
  }

  const targetsOf = (event: SandboxEvent): readonly string[] =>
    targets.filter((target) => readTarget(target).dialect === event.dialect);

  function postToAll(event: SandboxEvent): void {
    for (const target of targetsOf(event)) begin(event, target, 0);
  }

  async function settle(): Promise<void> {
    while (underWay.size) await Promise.all(underWay);
  }

  return {
    send(event) {
      if (mode === 'withhold' || mode === 'reorder') held.push(event);
      else for (let copy = 0; copy < (mode === 'duplicate' ? 3 : 1); copy += 1) postToAll(event);
    },
    async flush() {
      const events = mode === 'reorder' ? held.reverse() : held;
      held = [];
      // One after another, because the order is what this mode tests.
      for (const event of events) {
        postToAll(event);
        await settle();
      }
    },
    async sendOnce(event) {
      const accepted = await Promise.all(targetsOf(event).map((target) => post(event, target)));
      return !accepted.includes(false);
    },
    setMode(next) {
      mode = next;
    },
    setTargets(next) {
      targets = next;
    },
    resume(events) {
      for (const event of events) postToAll(event);
    },
    settle,
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
