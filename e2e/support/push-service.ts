import { createECDH, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { Page } from '@playwright/test';
import ece from 'http_ece';
import { mobileUrl, pushServiceUrl } from './addresses.ts';

/** A push service with one browser; it reads what only that browser could. */
export async function openPushService() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const received: string[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const options = { version: 'aes128gcm', privateKey: keys, authSecret: auth } as const;
      received.push(ece.decrypt(Buffer.concat(parts), options).toString('utf8'));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(pushServiceUrl).port), '127.0.0.1', resolve),
  );
  const subscription = {
    endpoint: `${pushServiceUrl}/one`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  };
  const close = () => new Promise((resolve) => server.close(resolve));
  return { subscription, received, close };
}

/** Lets the browser, which has no network to the service of its maker, subscribe to the one of the test. */
export async function giveSubscription(
  page: Page,
  given: { endpoint: string; keys: Record<string, string> },
): Promise<void> {
  await page.addInitScript((subscription) => {
    let current: object | null = null;
    const made = {
      endpoint: subscription.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      subscribe: async () => {
        current = made;
        return made;
      },
    });
  }, given);
}

/** Hands a message to the worker of the site as the browser does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(mobileUrl) && !isDeleted,
      );
      if (own) resolve(own.registrationId);
    });
    void browser.send('ServiceWorker.enable');
  });
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: mobileUrl,
    registrationId,
    data,
  });
  await browser.detach();
}

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  dispatchEvent(event: Event): boolean;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Run in the worker. */
export async function shownTitles(): Promise<string[]> {
  const { registration } = globalThis as unknown as WorkerScope;
  return (await registration.getNotifications()).map(({ title }) => title);
}

/** Run in the worker. */
export async function tapNotification(): Promise<void> {
  const scope = globalThis as unknown as WorkerScope;
  const [notification] = await scope.registration.getNotifications();
  if (notification)
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
}
