const prefix = 'pay-key:';

/**
 * The idempotency key of one way to pay one set of orders. It is kept until the payment is decided, so that a second
 * click, a reload or a lost answer repeats the same payment instead of beginning another.
 */
export function payKeyOf(what: { orderIds: readonly string[]; method: string; total: number; withOffer: boolean }): string {
  const name = `${prefix}${[...what.orderIds].sort().join(',')}|${what.method}|${what.total}|${what.withOffer}`;
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const key = crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return key;
}

/** Forgets all keys: the payment is decided, the next one is a new one. */
export function forgetPayKeys(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}
