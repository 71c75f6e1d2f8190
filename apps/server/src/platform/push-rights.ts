import type { Caller } from './context.ts';

/** Who may subscribe: the own queue, the own store, and for operators every store and the platform. */
export function maySubscribe(caller: Caller, destination: string): boolean {
  const isOperator = caller.roles.some((role) => role === 'ROOT' || role === 'ADMIN' || role === 'GUEST');
  if (destination.startsWith('/user/queue/')) return /^\/user\/queue\/[a-zA-Z]{1,40}$/.test(destination);
  const store = /^\/topic\/store\.(\d{1,19})$/.exec(destination);
  // A store stays with its account when the role is taken away; what happens in it is no longer that person's to hear.
  if (store) return isOperator || (caller.storeId === store[1] && caller.roles.includes('STORE_OWNER'));
  if (destination === '/topic/platform') return isOperator;
  return destination === '/topic/onlineUserCount' || destination === '/topic/dict';
}
