import { listMovements, type Movement } from '@vitrine/contract/shop/movements.ts';
import { api } from '../../lib/api.ts';
import { ledgerKeys } from '../../lib/query-keys/ledger.ts';
import { type DayRange, dayQuery } from '../../lib/store-days.rules.ts';
import { useFeed } from '../../lib/use-feed.ts';

export type MovementFilter = Partial<DayRange> & { kind?: Movement['kind']; keywords?: string };

/** What moved the balances, newest first, page after page; it waits until the store has said which day it has. */
export const useMovements = ({ kind, keywords, ...range }: MovementFilter, isKnown: boolean) =>
  useFeed({
    queryKey: ledgerKeys.movements({ kind, keywords, ...range }),
    read: (after, signal) =>
      api.read(
        listMovements,
        {
          query: {
            ...dayQuery(range),
            ...(kind ? { kind } : {}),
            ...(keywords ? { keywords } : {}),
            limit: 30,
            ...after,
          },
        },
        signal,
      ),
    isEnabled: isKnown,
  });
