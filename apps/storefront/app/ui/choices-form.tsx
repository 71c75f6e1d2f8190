import { intlTags, type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { Globe } from 'lucide-react';
import type { Choices } from '../lib/choices.ts';
import { findNumber, reuseMarkup } from '../lib/kept-markup.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';

interface ChoicesFormProps {
  choices: Choices;
  language: Language;
  currency: string;
  texts: StorefrontTexts;
  /** The form at the foot is found by its address. */
  id?: string;
}

/** Language, country and currency: three independent choices, in a form that needs no script. */
export function ChoicesForm({ id, ...props }: ChoicesFormProps) {
  const { choices, language, currency } = props;
  const key = JSON.stringify(['choices', language, currency, findNumber(choices)]);
  return <div id={id} {...reuseMarkup(key, () => <ChosenFields {...props} />)} />;
}

function ChosenFields({ choices, language, currency, texts }: Omit<ChoicesFormProps, 'id'>) {
  return (
    <>
      <h2>{texts.foot.choices}</h2>
      <form method="post" action="/choices" className="choices">
        <label>
          <span className="visually-hidden">{texts.foot.language}</span>
          <select className="sel" name="language" defaultValue={language}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{texts.foot.country}</span>
          <select className="sel" name="country" defaultValue={choices.country}>
            {choices.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="visually-hidden">{texts.foot.currency}</span>
          <select
            className="sel"
            name="currency"
            defaultValue={choices.isCurrencyChosen ? currency : ''}
          >
            <option value="">
              {choices.isCurrencyChosen
                ? texts.foot.unchosenCurrency
                : fill(texts.foot.unchosen, { currency })}
            </option>
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
    </>
  );
}

const signs = new Map<string, string>();

/** The name of a currency as short as people write it: "$", "CN¥", "EUR". */
function signOf(currency: string, language: Language): string {
  const key = `${language} ${currency}`;
  const sign = signs.get(key) ?? findSign(currency, language);
  signs.set(key, sign);
  return sign;
}

function findSign(currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(intlTags[language], {
    style: 'currency',
    currency,
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** A language's name where there is little room; simplified characters are seen at a glance. */
export const shortLanguageNames: Readonly<Record<Language, string>> = {
  ...languageNames,
  'zh-cn': '中文',
};

const sheetId = 'choose';

/** Opens the choice where the reader is; the browser does it, without a script. */
export function ChoicesButton({ language, currency, texts, className }: ChoicesButtonProps) {
  const name = shortLanguageNames[language];
  const label = currency ? `${name} · ${signOf(currency, language)}` : name;
  return (
    <button
      className={className}
      type="button"
      popoverTarget={sheetId}
      title={texts.foot.choices}
      aria-label={`${texts.foot.choices}: ${label}`}
    >
      <Globe size={16} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

interface ChoicesButtonProps {
  language: Language;
  /** None on the platform's own page, which has no prices. */
  currency: string | null;
  texts: StorefrontTexts;
  className: string;
}

/** What the button opens: a sheet on the phone, a panel below the button on wide screens. */
export function ChoicesSheet(props: ChoicesFormProps) {
  return (
    <div className="choose" id={sheetId} popover="auto">
      <ChoicesForm {...props} />
    </div>
  );
}
