import { useQuery } from '@tanstack/react-query';
import { listPlatformOrders } from '@vitrine/contract/shop/fulfilment.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { platformKeys } from '../../lib/query-keys/platform.ts';
import { operationsTexts } from '../../texts/operations.ts';

const keyOf = (number: string | undefined) => platformKeys.orderByNumber(number);

/** A row that is shown needs no looking up. */
export const cacheOrderNumber = ({ number, id }: { number: string; id: string }) =>
  queryClient.setQueryData(keyOf(number), id);

/** The order of any store that an address names by its number; says so when there is none. */
export function usePlatformOrderByNumber(number: string | undefined): string | undefined {
  const t = useText(operationsTexts);
  const found = useQuery({
    queryKey: keyOf(number),
    queryFn: async ({ signal }) => {
      const page = await api.read(
        listPlatformOrders,
        { query: { keywords: (number ?? '').slice(0, 100) } },
        signal,
      );
      return page.list.find((row) => row.number === number)?.id ?? null;
    },
    enabled: Boolean(number),
    staleTime: 5 * 60_000,
  });
  useEffect(() => {
    if (found.data === null && number) toast.warning(t('orderNotFound', { number }));
  }, [found.data, number, t]);
  return (number && found.data) || undefined;
}
