import { topics } from '@vitrine/contract/topics.ts';
import type { Caller } from '#platform/context.ts';

/** A store's destination is for its owner and for operators, that of the platform for operators. */
export function maySubscribeToStore(caller: Caller, destination: string): boolean {
  const isOperator = caller.roles.some((role) => role !== 'STORE_OWNER');
  const store = /^\/topic\/store\.(\d{1,19})$/.exec(destination);
  // A store keeps its account when the role is taken away, but that person may not follow it any more.
  if (store)
    return isOperator || (caller.storeId === store[1] && caller.roles.includes('STORE_OWNER'));
  return destination === topics.platform && isOperator;
}
