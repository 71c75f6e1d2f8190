import { readStored, writeStored } from '../../lib/stored.ts';

const key = 'pay-from';

/** Notes the list, with its filters, from which a payment goes to the bank's page; without storage the way back leads to the whole list. */
export const savePayLocation = (): void =>
  writeStored(key, window.location.hash.slice(1), 'session');

/** The list from which the payment began, with the popup open for the same orders. */
export function payAgainPath(listPath: string, orderIds: readonly string[]): string {
  const [path = '', search = ''] = (readStored(key, 'session') ?? '').split('?');
  const query = new URLSearchParams(path === listPath ? search : '');
  query.delete('order');
  query.set('pay', orderIds.join('.'));
  return `${listPath}?${query}`;
}
