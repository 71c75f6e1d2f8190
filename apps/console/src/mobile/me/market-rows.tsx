import { isCurrency } from '@vitrine/contract/money.ts';
import { useText } from '../../lib/i18n.ts';
import { useMarketChoice } from '../../lib/use-market-choice.ts';
import { shellTexts } from '../../texts/shell.ts';
import { ChooseField } from '../../ui/plain/choose-field.tsx';

/** Country and currency as rows of settings, in the phone's own pickers. */
export function MarketRows() {
  const t = useText(shellTexts);
  const { country, currency, countries, currencies, takeCountry, takeCurrency } = useMarketChoice();
  // Until the lists are there, a picker holds what is chosen.
  const countryItems = countries.length
    ? countries
    : [{ code: country.short_name, name: country.name }];
  const currencyItems = currencies.length ? currencies : [{ code: currency, name: currency }];
  return (
    <>
      <li>
        <ChooseField
          isRow
          label={t('country')}
          value={country.short_name}
          onChange={(code) => void takeCountry(code)}
        >
          {countryItems.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </ChooseField>
      </li>
      <li>
        <ChooseField
          isRow
          label={t('currency')}
          value={currency}
          onChange={(code) => void takeCurrency(isCurrency(code) ? code : null)}
        >
          {currencyItems.map(({ code, name }) => (
            <option key={code} value={code}>
              {code === name ? code : `${code} · ${name}`}
            </option>
          ))}
        </ChooseField>
      </li>
    </>
  );
}
