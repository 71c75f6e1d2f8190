import * as contract from '@vitrine/contract/admin/web-push.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { callerOf, route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { deliver, notificationQueued } from './notify.ts';
import { webPushData } from './own-data.ts';
import { endSubscriptions, readOwn, subscribe } from './subscriptions.ts';

export { listSubscribedBrowsers, notifyAccount } from './notify.ts';

/** Notifications in browsers that are closed (Web Push). */
export const webPushModule: Module = {
  name: 'webPush',
  routes(api) {
    route(api, contract.readWebPush, (ctx) => readOwn(ctx));
    route(api, contract.subscribeWebPush, (ctx, { body }) => subscribe(ctx, body));
    route(api, contract.unsubscribeWebPush, (ctx) =>
      endSubscriptions(ctx, [callerOf(ctx).sessionId]),
    );
  },
  handlers(events) {
    events.on(notificationQueued, 'deliver', deliver, { queue: 'push', transaction: 'none' });
  },
  hooks: [
    implementHook(accountHooks.personalData, webPushData),
    implementHook(
      accountHooks.sessionsEnded,
      async (ctx, sessionIds) => void (await endSubscriptions(ctx, sessionIds)),
    ),
  ],
};
