import type { Currency } from '@vitrine/contract/money.ts';
import { chooseCountry, lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { keepChoice } from './account-choices.ts';
import { api } from './api.ts';
import { useApiMutation } from './api-mutation.ts';
import { currencyOf, setCountry, setCurrency, useMarket } from './market.ts';
import { queryClient } from './queries.ts';
import { useCurrencies } from './rates.ts';
import { useServedCountries } from './served-countries.ts';
import { session } from './session.ts';

const readAgain = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'markets' });

/** Country and currency, two independent choices of a person, with what can be chosen. */
export function useMarketChoice() {
  const market = useMarket();
  const countries = useServedCountries();
  const currencies = useCurrencies();
  const takingCountry = useApiMutation(
    async (code: string) => {
      if (!session.isSignedIn()) await api.call(chooseCountry, { body: { country: code } });
      await keepChoice({ country: code });
      const record = (await api.call(lookUpCountry, {})).default[0];
      if (record) setCountry(record, true);
    },
    { onSuccess: readAgain },
  );
  const takingCurrency = useApiMutation(
    async (code: Currency | null) => {
      await keepChoice({ currency: code });
      setCurrency(code);
    },
    { onSuccess: readAgain },
  );
  return {
    country: market.country,
    currency: currencyOf(market),
    /** Nothing was chosen, and there is no store whose currency would be the own one. */
    isOwnOfEach: !market.chosenCurrency && !market.isCountryChosen && !market.storeCurrency,
    storeCurrency: market.storeCurrency,
    countries: countries.data?.list ?? [],
    currencies: currencies.data?.list ?? [],
    takeCountry: takingCountry.run,
    takeCurrency: takingCurrency.run,
  };
}
