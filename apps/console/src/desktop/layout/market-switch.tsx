import { useText } from '../../lib/i18n.ts';
import { useOwnStore } from '../../lib/own-store.ts';
import { useMarketChoice } from '../../lib/use-market-choice.ts';
import { shellTexts } from '../../texts/shell.ts';
import { CountryFlag } from '../../ui/country-flag.tsx';
import { SearchList } from './search-list.tsx';

/** Country and currency, two independent choices of an owner. */
export function MarketSwitch() {
  const t = useText(shellTexts);
  const { country, currency, countries, currencies, takeCountry, takeCurrency } = useMarketChoice();
  const { data: store } = useOwnStore();
  const name = countries.find(({ code }) => code === country.short_name)?.name ?? country.name;
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? country.currency_symbol;
  return (
    <>
      <SearchList
        label={t('country')}
        value={country.short_name}
        onChoose={(code) => void takeCountry(code)}
        items={countries.map(({ code, name: label, currency: note }) => ({ value: code, label, note, icon: <CountryFlag code={code} /> }))}
        button={
          <>
            <CountryFlag code={country.short_name} />
            <span className="ell market-name">{name}</span>
          </>
        }
      />
      <SearchList
        label={t('currency')}
        hint={store && t('currencyHint', { currency: store.baseCurrency })}
        value={currency}
        onChoose={(code) => void takeCurrency(code)}
        items={currencies.map(({ code, name: label }) => ({ value: code, label, note: code }))}
        button={currency === symbol ? currency : `${currency} ${symbol}`}
      />
    </>
  );
}
