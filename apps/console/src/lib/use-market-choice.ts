import { useQuery } from '@tanstack/react-query';
import { chooseCountry, listCurrencies, lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { api } from './api.ts';
import { useApiMutation } from './api-mutation.ts';
import { setCountry, setCurrency, useMarket } from './market.ts';
import { queryClient } from './queries.ts';
import { marketKeys } from './query-keys/session.ts';
import { useServedCountries } from './served-countries.ts';
import { useSettings } from './settings.ts';

const readAgain = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'markets' });

async function takeCurrency(code: string): Promise<void> {
  setCurrency(code);
  await readAgain();
}

/** Country and currency, two independent choices of an owner, with what can be chosen. */
export function useMarketChoice() {
  const language = useSettings((settings) => settings.language);
  const { country, currency } = useMarket();
  const countries = useServedCountries();
  const currencies = useQuery({
    queryKey: marketKeys.currencies(language),
    queryFn: ({ signal }) => api.read(listCurrencies, {}, signal),
    staleTime: 3_600_000,
  });
  const taking = useApiMutation(
    async (code: string) => {
      await api.call(chooseCountry, { body: { country: code } });
      const record = (await api.call(lookUpCountry, {})).default[0];
      if (record) setCountry(record);
    },
    { onSuccess: readAgain },
  );
  return {
    country,
    currency,
    countries: countries.data?.list ?? [],
    currencies: currencies.data?.list ?? [],
    takeCountry: taking.run,
    takeCurrency,
  };
}
