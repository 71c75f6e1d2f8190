import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Address, ShippingMethod } from '@vitrine/contract/shop/checkout.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/orders.ts';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { intents } from '../../lib/intents.ts';
import { queryClient } from '../../lib/queries.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { usePaused } from '../../lib/use-paused.ts';
import { type AddressFields, placeOf } from './sample-address.rules.ts';
import type { SampleLine } from './sample-lines.rules.ts';

/** An order for oneself: what it would cost, and placing it once however often it is sent. */
export function useOwnOrder(lines: readonly SampleLine[], countryCode: string | undefined, address?: Partial<AddressFields>) {
  const [method, setMethod] = useState<ShippingMethod>();
  const [isPlacing, setPlacing] = useState(false);
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  // As text, so that it stands still while nothing of it changes.
  const typed = usePaused(JSON.stringify(placeOf(address)) ?? '');
  const there = typed ? (JSON.parse(typed) as ReturnType<typeof placeOf>) : undefined;
  const quote = useQuery({
    queryKey: orderKeys.ownOrderQuote(wanted, countryCode, method, there),
    queryFn: ({ signal }) =>
      api.read(
        quoteOwnOrder,
        {
          body: {
            lines: wanted,
            countryCode: countryCode ?? '',
            ...(method ? { shippingMethod: method } : {}),
            ...(there ? { address: there } : {}),
          },
        },
        signal,
      ),
    enabled: wanted.length > 0 && countryCode !== undefined,
    // The sums stand still while a quantity is changed; they are dimmed until the new ones are there.
    placeholderData: keepPreviousData,
  });
  const shown = wanted.length > 0 && !quote.isError ? quote.data : undefined;
  const isSettled = shown !== undefined && !quote.isPlaceholderData;

  /** Answers the order; throws what the server refused. */
  const place = async (address: Omit<Address, 'countryCode'>) => {
    if (!shown || !isSettled || !countryCode) return undefined;
    setPlacing(true);
    const { amount, currency } = shown.total;
    const body = {
      lines: wanted,
      address: { ...address, countryCode },
      shippingMethod: shown.shippingMethod,
      expectedTotal: { amount, currency },
    };
    try {
      const order = await intents.once('own-order', body, (idempotencyKey) => api.call(placeOwnOrder, { body }, { idempotencyKey }));
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
      return order;
    } catch (error) {
      await quote.refetch();
      throw error;
    } finally {
      setPlacing(false);
    }
  };
  return { quote, shown, isSettled, setMethod, isPlacing, place };
}
