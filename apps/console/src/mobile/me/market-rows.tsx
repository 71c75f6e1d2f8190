import { useText } from '../../lib/i18n.ts';
import { useMarketChoice } from '../../lib/use-market-choice.ts';
import { shellTexts } from '../../texts/shell.ts';

/** Country and currency as rows of settings, in the phone's own pickers. */
export function MarketRows() {
  const t = useText(shellTexts);
  const { country, currency, countries, currencies, takeCountry, takeCurrency } = useMarketChoice();
  // Until the lists are there, a picker holds what is chosen.
  const countryItems = countries.length ? countries : [{ code: country.short_name, name: country.name }];
  const currencyItems = currencies.length ? currencies : [{ code: currency, name: currency }];
  return (
    <>
      <li className="m-row">
        <label className="grow" htmlFor="m-country">
          {t('country')}
        </label>
        <select id="m-country" value={country.short_name} onChange={({ target }) => void takeCountry(target.value)}>
          {countryItems.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </li>
      <li className="m-row">
        <label className="grow" htmlFor="m-currency">
          {t('currency')}
        </label>
        <select id="m-currency" value={currency} onChange={({ target }) => void takeCurrency(target.value)}>
          {currencyItems.map(({ code, name }) => (
            <option key={code} value={code}>
              {code === name ? code : `${code} · ${name}`}
            </option>
          ))}
        </select>
      </li>
    </>
  );
}
