import { Client } from '@stomp/stompjs';

/** One open push connection, which counts what arrives. */
export interface PushClient {
  /** Subscribes, and waits until the server has accepted it. */
  subscribe(destination: string): Promise<void>;
  /** How many messages have arrived from a destination. */
  count(destination: string): number;
  /** Waits until so many messages have arrived from a destination. */
  reach(destination: string, count: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a push connection of a signed-in account; `address` is `ws://…/ws`. */
export async function openPushClient(address: string, token: string): Promise<PushClient> {
  const client = new Client({
    brokerURL: address,
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 0,
  });
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve();
    client.onStompError = ({ headers }) => reject(new Error(headers['message']));
    client.onWebSocketClose = () => reject(new Error('The connection was closed'));
    client.activate();
  });
  const counts = new Map<string, number>();
  let waiting: { destination: string; count: number; done: () => void }[] = [];
  const note = (destination: string) => {
    counts.set(destination, (counts.get(destination) ?? 0) + 1);
    const isDone = (one: (typeof waiting)[number]) =>
      (counts.get(one.destination) ?? 0) >= one.count;
    for (const one of waiting.filter(isDone)) one.done();
    waiting = waiting.filter((one) => !isDone(one));
  };
  return {
    subscribe: (destination) =>
      new Promise((resolve, reject) => {
        const receipt = `taken ${destination}`;
        client.onStompError = ({ headers }) => reject(new Error(headers['message']));
        client.watchForReceipt(receipt, () => resolve());
        client.subscribe(destination, () => note(destination), { receipt });
      }),
    count: (destination) => counts.get(destination) ?? 0,
    reach: (destination, count) =>
      new Promise((resolve) => {
        if ((counts.get(destination) ?? 0) >= count) resolve();
        else waiting.push({ destination, count, done: resolve });
      }),
    close: () => client.deactivate({ force: true }),
  };
}
