import { useQuery } from '@tanstack/react-query';
import type { Currency, Money } from '@vitrine/contract/money.ts';
import { type CurrencyRecord, listCurrencies } from '@vitrine/contract/shop/markets.ts';
import { create } from 'zustand';
import { api } from './api.ts';
import { besidesCurrencyOf, useMarket } from './market.ts';
import { marketKeys } from './query-keys/session.ts';
import { findRate, showIn } from './rates.rules.ts';
import { useSettings } from './settings.ts';

/** The newest answer, for the hundreds of amounts of a page: each with a query of its own would cost more than it shows. */
const useNewest = create<{ list: readonly CurrencyRecord[] }>(() => ({ list: [] }));

/** All currencies in which amounts can be shown, with the rates of today. */
export function useCurrencies() {
  const language = useSettings((settings) => settings.language);
  return useQuery({
    queryKey: marketKeys.currencies(language),
    queryFn: async ({ signal }) => {
      const answer = await api.read(listCurrencies, {}, signal);
      useNewest.setState(answer);
      return answer;
    },
    staleTime: 3_600_000,
  });
}

/**
 * What is shown of an amount besides its true currency: what the server sent with it, or, for an amount that the page
 * calculated while something is typed or chosen, the same at the rates of the server.
 */
export function useShown(): (value: Money) => Money | null {
  const currency = useMarket(besidesCurrencyOf);
  const { list } = useNewest();
  return (value) => (currency ? showIn(value, currency, list) : null);
}

/** The chosen currency whose rate, or that of the person's own currency, is too old to show amounts in it. */
export function useOldRate(): Currency | null {
  const currency = useMarket(besidesCurrencyOf);
  const own = useMarket(({ storeCurrency }) => storeCurrency ?? 'USD');
  const { list } = useNewest();
  if (!currency || currency === own || list.length === 0) return null;
  return [currency, own].find((code) => !findRate(list, code)?.isCurrent) ?? null;
}
