import { expect, type Locator, type Page } from '@playwright/test';
import type { NotificationMessage } from '../../packages/contract/src/topics.ts';

/** What happens elsewhere is seen on an open page within this. */
const promisedMs = 2_000;

/**
 * Waits until an open page shows something by itself, in the promised time. A machine that needs longer must need it
 * for everything: then the time is measured by how long the same page takes to open anew.
 */
export async function expectPushed(part: Locator): Promise<void> {
  const see = async () => {
    const began = performance.now();
    await expect.poll(() => part.isVisible(), { intervals: [50] }).toBe(true);
    return performance.now() - began;
  };
  const seenMs = await see();
  if (seenMs <= promisedMs) return;
  const began = performance.now();
  await part.page().reload();
  await see();
  expect(seenMs, 'push is no slower than a few reloads').toBeLessThan(
    3 * (performance.now() - began),
  );
}

/** Lets a test send notifications of new orders to an open page of an owner, beside what the server sends. */
export async function interceptNews(page: Page) {
  let publish: ((orderNumber: string) => void) | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const text = String(frame);
      const destination = /^SUBSCRIBE[\s\S]*\ndestination:(\/user\/queue\/notification)/.exec(
        text,
      )?.[1];
      const head = `MESSAGE\nsubscription:${/\nid:(\S+)/.exec(text)?.[1]}\ndestination:${destination}\n`;
      if (destination)
        publish = (number) => {
          const path = `/order?order=${number}`;
          const body = {
            kind: 'order-paid',
            key: `order-paid:${number}`,
            title: `New order ${number}`,
            text: '',
            path,
          } satisfies NotificationMessage;
          socket.send(`${head}message-id:${number}\n\n${JSON.stringify(body)}\0`);
        };
      server.send(frame);
    });
    server.onMessage((frame) => socket.send(frame));
  });
  return {
    subscribed: () => expect.poll(() => publish !== undefined).toBe(true),
    publish: (orderNumber: string) => publish?.(orderNumber),
  };
}
