import * as contract from '@vitrine/contract/shop/notifications.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { readSettings, saveChoice } from './choices.ts';
import { sweepSent } from './notify-owner.ts';
import { notificationData } from './own-data.ts';

export { channelModules } from './channels/index.ts';
export { notificationHooks } from './notifications.hooks.ts';
export { notifyOwner } from './notify-owner.ts';
export type { OwnerTemplate } from './owner-message.ts';

/** Messages to owners, the channels that send them, and the owners' choices. */
export const notificationsModule: Module = {
  name: 'notifications',
  routes(api) {
    route(api, contract.readNotificationSettings, (ctx) => readSettings(ctx));
    route(api, contract.chooseNotification, (ctx, { body }) => saveChoice(ctx, body));
  },
  hooks: [implementHook(accountHooks.personalData, notificationData)],
  schedules: [{ name: 'notifications.sweep', everySeconds: 86_400, run: sweepSent }],
};
