import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { useState } from 'react';
import { textIn, useText } from '../../lib/i18n.ts';
import { useLoadedLanguage } from '../../lib/load-texts.ts';
import { useSettings } from '../../lib/settings.ts';
import { shareWordKeys } from '../../shop/share/share-word-keys.ts';
import { shareTexts } from '../../texts/share.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ChooseField } from '../../ui/plain/choose-field.tsx';

/** Ready words for a post, in the language of the people who read it. */
export function WordsCard({ url }: { url: string }) {
  const t = useText(shareTexts);
  const shown = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState<Language>();
  const lng = chosen ?? shown;
  const loaded = useLoadedLanguage(lng);
  return (
    <section className="m-card m-words-card">
      <div className="m-card-head">
        <h2>{t('words')}</h2>
      </div>
      <ChooseField label={t('wordsLanguage')} value={lng} onChange={(value) => setChosen(value as Language)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </ChooseField>
      <ul className="m-rows">
        {shareWordKeys.map((key) => {
          const words = textIn(loaded, shareTexts, key, { url });
          return (
            <li key={key} className="m-row">
              <p className="grow" lang={loaded}>
                {words}
              </p>
              <CopyButton text={words} className="m-icon" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
