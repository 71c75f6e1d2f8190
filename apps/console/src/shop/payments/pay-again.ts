const key = 'pay-from';

/** Notes the list, with its filters, from which a payment goes to the bank's page. */
export function notePayPlace(): void {
  try {
    sessionStorage.setItem(key, window.location.hash.slice(1));
  } catch {
    // Without storage the way back leads to the whole list.
  }
}

/** The list from which the payment began, with the popup open for the same orders. */
export function payAgainPath(listPath: string, orderIds: readonly string[]): string {
  let place = '';
  try {
    place = sessionStorage.getItem(key) ?? '';
  } catch {
    // Without storage the way back leads to the whole list.
  }
  const [path = '', search = ''] = place.split('?');
  const query = new URLSearchParams(path === listPath ? search : '');
  query.delete('order');
  query.set('pay', orderIds.join('.'));
  return `${listPath}?${query}`;
}
