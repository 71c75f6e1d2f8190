import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { useListText, useText } from '../../lib/i18n.ts';
import { catalogueTexts } from '../../texts/catalogue.ts';

/** In how many languages a product is complete: a bar for each. */
export function LanguageBars({ missing }: { missing: readonly Language[] }) {
  const t = useText(catalogueTexts);
  const listText = useListText();
  const count = languages.length - missing.length;
  return (
    <span
      className="language-bars inline-line gap-6"
      title={
        missing.length
          ? t('missingIn', { language: listText(missing.map((one) => languageNames[one])) })
          : undefined
      }
    >
      <span aria-hidden>
        {languages.map((language) => (
          <i key={language} data-on={!missing.includes(language) || undefined} />
        ))}
      </span>
      <span className={missing.length ? 'num amber-text' : 'num'}>
        {count}/{languages.length}
      </span>
    </span>
  );
}
