import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { textIn, useText } from '../../lib/i18n.ts';
import { useLoadedLanguage } from '../../lib/load-texts.ts';
import { useSettings } from '../../lib/settings.ts';
import { shareTexts } from '../../texts/share.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { shareWordKeys } from './share-word-keys.ts';

/** Ready words for a post, in the language of the people who read it. */
export function ShareWords({ url }: { url: string }) {
  const t = useText(shareTexts);
  const shown = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState<Language>();
  const lng = chosen ?? shown;
  const loaded = useLoadedLanguage(lng);
  return (
    <section className="card share-box">
      <div className="share-words-head">
        <h2 className="h3">{t('words')}</h2>
        <Select<Language>
          size="small"
          aria-label={t('wordsLanguage')}
          value={lng}
          onChange={setChosen}
          popupMatchSelectWidth={false}
          options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        />
      </div>
      <ul className="share-words">
        {shareWordKeys.map((key) => {
          const words = textIn(loaded, shareTexts, key, { url });
          return (
            <li key={key}>
              <p>{words}</p>
              <CopyButton text={words} className="quiet square" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
