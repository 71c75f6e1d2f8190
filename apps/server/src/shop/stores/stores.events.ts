import { defineEvent } from '#platform/events.ts';

/** Identity, look, address or settings of a store changed. */
export const storeChanged = defineEvent<{ storeId: string }>('store.changed');

/** An account got its store. */
export const storeOpened = defineEvent<{ storeId: string; accountId: string }>('store.opened');
