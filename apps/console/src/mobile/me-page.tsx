import { languageNames, languages } from '@vitrine/contract/locales.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { signOut, useUser } from '../lib/account.ts';
import { consoleSite } from '../lib/face.ts';
import { useText } from '../lib/i18n.ts';
import { themes } from '../lib/settings.rules.ts';
import { setSettings, useSettings } from '../lib/settings.ts';
import { switchLanguage } from '../lib/switch-language.ts';
import { mobileTexts } from '../texts/mobile.ts';
import { uiTexts } from '../texts/ui.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { PersonPicture } from '../ui/person-picture.tsx';

const pages = [
  ['/store', 'store'],
  ['/payment', 'payment'],
  ['/share', 'links'],
  ['/sample', 'sample'],
] as const;

/** The person: link, pages that are rarer, language and look, the way out. */
export default function MePage() {
  const t = useText(mobileTexts);
  const tUi = useText(uiTexts);
  const user = useUser();
  const { language, theme } = useSettings();
  return (
    <>
      <header className="m-head">
        <PersonPicture url={user?.avatar ?? ''} name={user?.nickname ?? ''} size={48} />
        <span className="grow">
          <h1 className="ell">{user?.nickname}</h1>
          <small className="ell">{user?.email}</small>
        </span>
      </header>
      {user?.subdomainurl && (
        <section className="m-card m-link">
          <span className="grow">
            <small>{t('storeLink')}</small>
            <b className="ell">{user.subdomainurl.replace(/^https?:\/\//, '')}</b>
          </span>
          <CopyButton text={user.subdomainurl} label={tUi('copy')} className="m-btn" />
        </section>
      )}
      <section className="m-card">
        <ul className="m-set">
          {pages.map(([path, key]) => (
            <li key={path}>
              <Link to={path}>
                {t(key)}
                <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="m-card">
        <ul className="m-set">
          <li>
            <label htmlFor="m-language">{t('language')}</label>
            <select id="m-language" value={language} onChange={({ target }) => switchLanguage(target.value as typeof language)}>
              {languages.map((one) => (
                <option key={one} value={one}>
                  {languageNames[one]}
                </option>
              ))}
            </select>
          </li>
          <li>
            <label htmlFor="m-theme">{t('theme')}</label>
            <select id="m-theme" value={theme} onChange={({ target }) => setSettings({ theme: target.value as typeof theme })}>
              {themes.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </select>
          </li>
          <li>
            <a href={consoleSite()}>
              {t('fullSite')}
              <ChevronRight size={18} color="var(--ink-3)" aria-hidden />
            </a>
          </li>
        </ul>
      </section>
      <button type="button" className="m-btn wide" onClick={() => void signOut()}>
        {t('logOut')}
      </button>
    </>
  );
}
