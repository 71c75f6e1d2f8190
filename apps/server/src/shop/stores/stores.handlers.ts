import type { Events } from '#platform/context.ts';
import { notifyOwner } from '../notifications/index.ts';
import { storeOpened } from './stores.events.ts';

/** A new store owner gets the welcome mail, once. */
export function subscribeStores(events: Events): void {
  events.on(storeOpened, 'mail-welcome', (ctx, { storeId }) =>
    notifyOwner(ctx, storeId, {
      template: 'welcome',
      key: `welcome:${storeId}`,
      values: {},
      path: '/',
    }),
  );
}
