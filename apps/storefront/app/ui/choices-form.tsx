import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import type { Choices } from '../lib/choices.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface ChoicesFormProps {
  choices: Choices;
  language: Language;
  currency: string;
  /** What a store charges when nothing is chosen; the platform's page has none. */
  storeCurrency: string | null;
  texts: StorefrontTexts;
}

/** Language, country and currency: three independent choices, in a form that needs no script. */
export function ChoicesForm({ choices, language, currency, storeCurrency, texts }: ChoicesFormProps) {
  return (
    <div id="choices">
      <h2>{texts.foot.choices}</h2>
      <form method="post" action="/choices" className="choices">
        <label>
          <span className="vh">{texts.foot.language}</span>
          <select className="sel" name="language" defaultValue={language}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="vh">{texts.foot.country}</span>
          <select className="sel" name="country" defaultValue={choices.country}>
            {choices.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="vh">{texts.foot.currency}</span>
          <select className="sel" name="currency" defaultValue={choices.isCurrencyChosen || !storeCurrency ? currency : ''}>
            {storeCurrency ? <option value="">{fill(texts.foot.storeCurrency, { currency: storeCurrency })}</option> : null}
            {choices.currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </label>
        <button className="btn sec small-btn" type="submit">
          {texts.foot.apply}
        </button>
      </form>
    </div>
  );
}
