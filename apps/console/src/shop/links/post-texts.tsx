import { type Language, languageNames, languages } from '@vitrine/contract/locales.ts';
import { useState } from 'react';
import { textIn, useText } from '../../lib/i18n.ts';
import { useLoadedLanguage } from '../../lib/load-texts.ts';
import { useSettings } from '../../lib/settings.ts';
import { linkTexts } from '../../texts/links.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import './post-texts.css';

const wordKeys = ['words1', 'words2', 'words3'] as const;

/** Ready words for a post, in the language of the people who read it. */
export function PostTexts({ url }: { url: string }) {
  const t = useText(linkTexts);
  const shown = useSettings((settings) => settings.language);
  const [chosen, setChosen] = useState<Language>();
  const lng = chosen ?? shown;
  const loaded = useLoadedLanguage(lng);
  const language = (
    <select
      className="btn low"
      aria-label={t('wordsLanguage')}
      value={lng}
      onChange={({ target }) => setChosen(target.value as Language)}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageNames[one]}
        </option>
      ))}
    </select>
  );
  return (
    <SectionCard title={t('words')} beside={language}>
      <ul className="post-texts">
        {wordKeys.map((key) => {
          const words = textIn(loaded, linkTexts, key, { url });
          return (
            <li className="line stretched gap-12" key={key}>
              <p className="grow anywhere" lang={loaded}>
                {words}
              </p>
              <CopyButton text={words} className="quiet square" />
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
