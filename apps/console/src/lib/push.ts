import type { Client, StompSubscription } from '@stomp/stompjs';
import { create } from 'zustand';
import { createTopicHandlers, type TopicHandler } from './topic-handlers.ts';

const reconnectAttemptsMax = 3;
const reconnectDelayMs = 5000;
/** The server's word that only the token was too old. */
const tokenEndedCode = 4001;
/** … that the sign-in itself has ended. */
const signedOutCode = 1008;

/** Whether push is connected now; push is a hint, so nothing else depends on it. */
export const usePushState = create<{ isConnected: boolean }>(() => ({ isConnected: false }));

export interface PushOptions {
  /** `ws://…/ws`. */
  address(): string;
  /** A token with some life left ("Bearer …"), asked for before every attempt; empty means signed out. `ended` is one that the server takes no more. */
  freshToken(ended: string): Promise<string>;
  /** Learns whether it is connected; without it `usePushState` does. */
  onState?(isConnected: boolean): void;
  /** Injected in tests. */
  delay?(ms: number, signal: AbortSignal): Promise<void>;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const keepState = (isConnected: boolean) => usePushState.setState({ isConnected });

/**
 * The push client: a connection flag and a list of handlers per topic. After a lost connection it tries three times,
 * 5 s apart; after that it rests until something says that trying is worthwhile (`nudge`).
 */
export function createPush({
  address,
  freshToken,
  onState: setConnected = keepState,
  delay = wait,
}: PushOptions) {
  const handlers = createTopicHandlers();
  const subscriptions = new Map<string, StompSubscription>();
  let client: Client | undefined;
  let running: AbortController | undefined;
  const returns = new Set<() => void>();
  let hasBeenConnected = false;
  let token = '';
  let endedToken = '';

  function subscribe(topic: string): void {
    if (!client?.connected || subscriptions.has(topic)) return;
    subscriptions.set(
      topic,
      client.subscribe(topic, ({ body }) => handlers.deliver(topic, body)),
    );
  }

  /** One attempt: resolves with true once connected, with false when it failed; `onLost` fires when it ends later. */
  async function connectOnce(stop: AbortSignal, onLost: (code: number) => void): Promise<boolean> {
    token = await freshToken(endedToken);
    endedToken = '';
    if (!token) return false;
    // Loaded here, because the login page has no use for it.
    const { Client: StompClient } = await import('@stomp/stompjs');
    if (stop.aborted) return false;
    return new Promise((resolve) => {
      let wasConnected = false;
      const attempt = new StompClient({
        brokerURL: address(),
        connectHeaders: { Authorization: token },
        reconnectDelay: 0,
        connectionTimeout: 10_000,
        heartbeatIncoming: 30_000,
        heartbeatOutgoing: 30_000,
        onConnect: () => {
          // Given up while it was still opening.
          if (client !== attempt) {
            void attempt.deactivate({ force: true });
            return resolve(false);
          }
          wasConnected = true;
          setConnected(true);
          for (const topic of handlers.topics()) subscribe(topic);
          // Messages sent in between were not received here.
          if (hasBeenConnected) for (const tell of returns) tell();
          hasBeenConnected = true;
          resolve(true);
        },
        onWebSocketClose: ({ code }: { code: number }) => {
          subscriptions.clear();
          if (client === attempt) {
            client = undefined;
            setConnected(false);
          }
          void attempt.deactivate({ force: true });
          if (code === tokenEndedCode) endedToken = token;
          if (wasConnected) onLost(code);
          else resolve(false);
        },
      });
      client = attempt;
      attempt.activate();
    });
  }

  /** The first attempt at once (unless the connection was lost just now), then three more, 5 s apart. */
  async function run(stop: AbortController, isReconnect: boolean): Promise<void> {
    for (let attempt = isReconnect ? 1 : 0; attempt <= reconnectAttemptsMax; attempt += 1) {
      if (attempt > 0) await delay(reconnectDelayMs, stop.signal);
      if (stop.signal.aborted) return;
      const isConnected = await connectOnce(stop.signal, (code) => {
        if (stop.signal.aborted) return;
        // A user who was signed out elsewhere notices it by this refetch, not at the next click.
        if (code === signedOutCode) for (const tell of returns) tell();
        void run(stop, code !== tokenEndedCode);
      });
      if (isConnected) return;
    }
    if (running === stop) running = undefined;
  }

  /** Connects unless that is under way or done; also the answer to `online`, a visible page and a navigation. */
  function nudge(): void {
    if (running || client?.connected) return;
    const stop = new AbortController();
    running = stop;
    void run(stop, false);
  }

  /** Ends the connection and forgets it and its handlers. */
  async function disconnect(): Promise<void> {
    running?.abort();
    running = undefined;
    const old = client;
    client = undefined;
    subscriptions.clear();
    handlers.clear();
    hasBeenConnected = false;
    setConnected(false);
    // Browsers warn of a connection that is closed before it is open: it ends itself as soon as it is.
    if (old?.webSocket?.readyState === WebSocket.CONNECTING) return;
    await old?.deactivate({ force: true });
  }

  /** Wants a topic's messages; answers how to stop. Adding the same handler twice changes nothing. */
  function on(topic: string, handler: TopicHandler): () => void {
    if (handlers.add(topic, handler)) subscribe(topic);
    return () => {
      if (!handlers.remove(topic, handler)) return;
      subscriptions.get(topic)?.unsubscribe();
      subscriptions.delete(topic);
    };
  }

  /** Calls the callback when a lost connection is back; returns the unsubscribe function. */
  function onReturn(tell: () => void): () => void {
    returns.add(tell);
    return () => void returns.delete(tell);
  }

  /** Sends a text; `onReceived` runs once the server says that it had an effect. Answers false while there is no connection. */
  function send(destination: string, body: string, onReceived: () => void = () => {}): boolean {
    if (!client?.connected) return false;
    const receipt = crypto.randomUUID();
    client.watchForReceipt(receipt, onReceived);
    client.publish({ destination, body, headers: { receipt } });
    return true;
  }

  return { nudge, disconnect, on, onReturn, send };
}
