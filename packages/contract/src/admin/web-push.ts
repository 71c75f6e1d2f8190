import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const path = '/api/v1/users/me/web-push';

export const readWebPush = endpoint({
  name: 'users.webPush',
  method: 'GET',
  path,
  permission: 'account:self:use',
  summary: 'What a browser needs to subscribe to Web Push, and what this sign-in has subscribed.',
  reply: z.object({
    /** The server's VAPID key, base64url. Browsers take it as `applicationServerKey`. */
    publicKey: z.string(),
    /** The address that this sign-in subscribed; null for none. */
    endpoint: z.string().nullable(),
  }),
});

export const subscribeWebPush = endpoint({
  name: 'users.subscribeWebPush',
  method: 'PUT',
  path,
  permission: 'account:self:use',
  summary:
    "Sends new orders of the own store to this browser until the sign-in ends. Takes a browser's `PushSubscription`; its address has to be one of a known push service, or of `WEB_PUSH_ORIGINS`. Replaces the former one of this sign-in.",
  limit: { max: 20, windowSeconds: 600, by: 'account' },
  body: z.strictObject({
    endpoint: z.url().max(1_000),
    keys: z.strictObject({
      /** A point on P-256, uncompressed: 65 bytes that begin with 4. */
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
  }),
  reply: z.null(),
});

export const unsubscribeWebPush = endpoint({
  name: 'users.unsubscribeWebPush',
  method: 'DELETE',
  path,
  permission: 'account:self:use',
  summary: 'Ends the subscription of this sign-in, if there is one.',
  reply: z.null(),
});
