import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallFailed } from '@vitrine/contract/client.ts';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout-shapes.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { type AddressFields, placeOf } from './own-order-address.rules.ts';
import type { OwnOrderLine } from './own-order-lines.rules.ts';

/** An order for oneself: what it would cost, and placing it once however often it is sent. */
export function useOwnOrder(
  lines: readonly OwnOrderLine[],
  countryCode: string | undefined,
  address: Partial<AddressFields> | undefined,
  onRefused: (failure: CallFailed) => void,
) {
  const [method, setMethod] = useState<ShippingMethod>();
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  // As text, so that it stands still while nothing of it changes.
  const current = JSON.stringify(placeOf(address)) ?? '';
  const typed = usePaused(current);
  const there = typed ? (JSON.parse(typed) as ReturnType<typeof placeOf>) : undefined;
  // Shipping may depend on the region, and the region on the postcode.
  const place = { region: address?.region?.trim() || undefined, postcode: there?.postcode };
  const quote = useQuery({
    queryKey: orderKeys.ownOrderQuote(wanted, countryCode, method, there, place),
    queryFn: ({ signal }) =>
      api.read(
        quoteOwnOrder,
        {
          body: {
            lines: wanted,
            countryCode: countryCode ?? '',
            ...(method ? { shippingMethod: method } : {}),
            ...(there ? { address: there } : {}),
            ...place,
          },
        },
        signal,
      ),
    enabled: wanted.length > 0 && countryCode !== undefined,
    // The sums stand still while a quantity is changed; they are dimmed until the new ones are there.
    placeholderData: keepPreviousData,
  });
  const shown = wanted.length > 0 && !quote.isError ? quote.data : undefined;
  // Not in the pause before the address is sent either: a button that is disabled again while it is pressed gets no click.
  const isSettled = shown !== undefined && !quote.isPlaceholderData && typed === current;

  const placing = useApiMutation(placeOwnOrder, {
    onFailure: (failure) => {
      onRefused(failure);
      return quote.refetch();
    },
    invalidates: [orderKeys.all],
  });
  /** Answers the order; nothing when it was refused. */
  const placeOrder = async (address: Omit<Address, 'countryCode'>) => {
    if (!shown || !isSettled || !countryCode) return undefined;
    const { amount, currency } = shown.total;
    return placing.run({
      body: {
        lines: wanted,
        address: { ...address, countryCode },
        shippingMethod: shown.shippingMethod,
        expectedTotal: { amount, currency },
      },
    });
  };
  return { quote, shown, isSettled, setMethod, isPlacing: placing.isBusy, place: placeOrder };
}
