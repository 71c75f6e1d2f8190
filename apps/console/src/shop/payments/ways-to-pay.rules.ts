import type { PaymentOption, SellerPaymentMethod } from '@vitrine/contract/shop/payments.ts';

/** From earnings, or by one of the providers; without a provider the offer pays for everything. */
export interface WayToPay {
  method: SellerPaymentMethod;
  provider: string | null;
  kind: PaymentOption['kind'];
}

interface Possible {
  methods: readonly SellerPaymentMethod[];
  options: readonly PaymentOption[];
}

export const isSameWay = (one: WayToPay, other: WayToPay | undefined) =>
  one.method === other?.method && one.provider === other.provider;

/** The ways that are possible now, the default first. */
export function listWays({ methods, options }: Possible): WayToPay[] {
  const cards = options.map(({ provider, kind }) => ({ method: 'card' as const, provider, kind }));
  const free = { method: 'card' as const, provider: null, kind: 'card' as const };
  return methods.flatMap((method): WayToPay[] => {
    if (method === 'card') return cards.length ? cards : [free];
    return [{ method, provider: null, kind: 'card' }];
  });
}
