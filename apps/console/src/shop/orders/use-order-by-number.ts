import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { toast } from '../../lib/feedback.ts';
import { useText } from '../../lib/i18n.ts';
import { orderKeys } from '../../lib/query-keys/orders.ts';
import { orderTexts } from '../../texts/orders.ts';

/** The order that an address names by its number, whether it stands among the rows or not; says so when there is none. */
export function useOrderByNumber(
  number: string | undefined,
  rows: readonly { id: string; number: string }[],
  isListed: boolean,
): string | undefined {
  const t = useText(orderTexts);
  const listed = rows.find((row) => row.number === number);
  const found = useQuery({
    queryKey: orderKeys.byNumber(number),
    queryFn: async ({ signal }) => {
      const page = await api.read(
        listOrders,
        { query: { keywords: (number ?? '').slice(0, 100) } },
        signal,
      );
      return page.list.find((row) => row.number === number)?.id ?? null;
    },
    enabled: Boolean(number) && isListed && !listed,
    staleTime: 5 * 60_000,
  });
  useEffect(() => {
    if (found.data === null && number) toast.warning(t('notFound', { number }));
  }, [found.data, number, t]);
  return number === undefined ? undefined : (listed?.id ?? found.data ?? undefined);
}
