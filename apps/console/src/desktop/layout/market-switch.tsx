import { useQuery } from '@tanstack/react-query';
import { chooseCountry, listCountries, listCurrencies, lookUpCountry } from '@vitrine/contract/shop/markets.ts';
import { api } from '../../lib/api.ts';
import { useText } from '../../lib/i18n.ts';
import { setCountry, setCurrency, useMarket } from '../../lib/market.ts';
import { queryClient } from '../../lib/queries.ts';
import { useSettings } from '../../lib/settings.ts';
import { shellTexts } from '../../texts/shell.ts';
import { SearchList } from './search-list.tsx';

const readAgain = () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'markets' });

/** Country and currency, two independent choices of an owner. */
export function MarketSwitch() {
  const t = useText(shellTexts);
  const language = useSettings((settings) => settings.language);
  const { country, currency } = useMarket();
  const countries = useQuery({
    queryKey: ['markets', 'countries', language],
    queryFn: ({ signal }) => api.call(listCountries, {}, { signal, quiet: true }),
    staleTime: 3_600_000,
  });
  const currencies = useQuery({
    queryKey: ['markets', 'currencies', language],
    queryFn: ({ signal }) => api.call(listCurrencies, {}, { signal, quiet: true }),
    staleTime: 3_600_000,
  });
  const name = countries.data?.list.find(({ code }) => code === country.short_name)?.name ?? country.name;
  const symbol = currencies.data?.list.find(({ code }) => code === currency)?.symbol ?? country.currency_symbol;
  const takeCountry = async (code: string) => {
    await api.call(chooseCountry, { body: { country: code } });
    const record = (await api.call(lookUpCountry, {})).default[0];
    if (record) setCountry(record);
    await readAgain();
  };
  const takeCurrency = async (code: string) => {
    setCurrency(code);
    await readAgain();
  };
  return (
    <>
      <SearchList
        label={t('country')}
        value={country.short_name}
        onChoose={(code) => void takeCountry(code).catch(() => undefined)}
        items={(countries.data?.list ?? []).map(({ code, name: label, currency: note }) => ({ value: code, label, note }))}
        button={
          <>
            <span className="country-code">{country.short_name}</span>
            <span className="ell market-name">{name}</span>
          </>
        }
      />
      <SearchList
        label={t('currency')}
        value={currency}
        onChoose={(code) => void takeCurrency(code)}
        items={(currencies.data?.list ?? []).map(({ code, name: label }) => ({ value: code, label, note: code }))}
        button={currency === symbol ? currency : `${currency} ${symbol}`}
      />
    </>
  );
}
