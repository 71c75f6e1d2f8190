import { isCurrency } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { useMarketChoice } from '../../lib/use-market-choice.ts';
import { shellTexts } from '../../texts/shell.ts';
import { CountryFlag } from '../../ui/country-flag.tsx';
import { SearchList } from './search-list.tsx';

/** The entry of operators, who see amounts of many stores: none besides the own currency of each. */
const ownOfEach = 'own';

/** Country and currency, two independent choices of a person. */
export function MarketSwitch() {
  const t = useText(shellTexts);
  const {
    country,
    currency,
    isOwnOfEach,
    storeCurrency,
    countries,
    currencies,
    takeCountry,
    takeCurrency,
  } = useMarketChoice();
  const name = countries.find(({ code }) => code === country.short_name)?.name ?? country.name;
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? currency;
  const items = currencies.map(({ code, name: label }) => ({
    value: code as string,
    label,
    note: code,
  }));
  const shown = currency === symbol ? currency : `${currency} ${symbol}`;
  return (
    <>
      <SearchList
        label={t('country')}
        value={country.short_name}
        onChoose={(code) => void takeCountry(code)}
        items={countries.map(({ code, name: label, currency: note }) => ({
          value: code,
          label,
          note,
          icon: <CountryFlag code={code} />,
        }))}
        button={
          <>
            <CountryFlag code={country.short_name} />
            <span className="truncate market-name">{name}</span>
          </>
        }
      />
      <SearchList
        label={t('currency')}
        hint={storeCurrency ? t('currencyHint', { currency: storeCurrency }) : t('currencyHintOwn')}
        value={isOwnOfEach ? ownOfEach : currency}
        onChoose={(code) => void takeCurrency(isCurrency(code) ? code : null)}
        items={
          storeCurrency
            ? items
            : [{ value: ownOfEach, label: t('ownCurrencies'), note: '' }, ...items]
        }
        button={isOwnOfEach ? t('ownCurrenciesShort') : shown}
      />
    </>
  );
}
