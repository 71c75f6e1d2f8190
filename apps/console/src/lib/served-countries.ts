import { useQuery } from '@tanstack/react-query';
import { listCountries } from '@vitrine/contract/shop/markets.ts';
import { api } from './api.ts';
import { marketKeys } from './query-keys/session.ts';
import { useSettings } from './settings.ts';

/** The countries in which can be sold and to which can be sent, by their names. */
export function useServedCountries() {
  const language = useSettings((settings) => settings.language);
  return useQuery({
    queryKey: marketKeys.countries(language),
    queryFn: ({ signal }) => api.read(listCountries, {}, signal),
    staleTime: 3_600_000,
  });
}
