import { intlTags, type Language, languages } from '@vitrine/contract/locales.ts';
import { hrefLang } from '../lib/page-meta.ts';
import { usePlatform } from '../lib/platform.ts';
import type { PlatformPage } from '../lib/platform-page.ts';
import { textsOf } from '../texts/index.ts';
import { ChoicesButton, ChoicesSheet, shortLanguageNames } from './choices-form.tsx';
import { PlatformMark } from './platform-mark.tsx';

interface PlatformNavProps {
  frame: PlatformPage;
  /** Whether the platform's page has a section with open stores. */
  hasStores: boolean;
  /** Whether the sections that the menu leads to are on this page. */
  isLanding?: boolean;
}

/** The platform's name and menu, the choice of language, and the ways to sign in and to open a store. */
export function PlatformNav({ frame, hasStores, isLanding = false }: PlatformNavProps) {
  const { language, consoleUrl } = frame;
  const { name } = usePlatform();
  const texts = textsOf(language);
  const { landing } = texts;
  const page = isLanding ? '' : `/${language}`;
  return (
    <header className="nav">
      <div className="wrap line gap-6">
        <PlatformMark href={`/${language}`} />
        <nav aria-label={name}>
          <a href={`${page}#how`}>{landing.navHow}</a>
          {hasStores ? <a href={`${page}#stores`}>{landing.navStores}</a> : null}
          <a href={`${page}#earn`}>{landing.navEarn}</a>
          <a href={`${page}#questions`}>{landing.navQuestions}</a>
        </nav>
        <ChoicesButton
          className="btn plain-btn push"
          language={language}
          currency={null}
          texts={texts}
        />
        <a className="btn plain-btn" href={`${consoleUrl}/#/login?lang=${language}`}>
          {landing.signIn}
        </a>
        <a className="btn pri wide-only" href={`${consoleUrl}/#/register?lang=${language}`}>
          {landing.cta}
        </a>
      </div>
    </header>
  );
}

interface PlatformFootProps {
  frame: PlatformPage;
  /** This page in another language. */
  pathIn(language: Language): string;
}

/** The platform's legal pages and languages, at the end of each of its own pages. */
export function PlatformFoot({ frame, pathIn }: PlatformFootProps) {
  const { language, currency, choices, contactEmail } = frame;
  const { name } = usePlatform();
  const texts = textsOf(language);
  const { landing, foot } = texts;
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="ends cluster on-baseline between">
          <nav className="legal cluster muted on-baseline" aria-label={foot.policies}>
            <b>{name}</b>
            <a href={`/${language}/legal/terms`}>{foot.terms}</a>
            <a href={`/${language}/legal/privacy`}>{foot.privacy}</a>
            <a href={`/${language}/legal/cookies`}>{texts.policies.cookies.title}</a>
            <a href={`/${language}/legal/imprint`}>{texts.policies.imprint.title}</a>
            <a href={`mailto:${contactEmail}`}>{foot.contact}</a>
          </nav>
          <nav className="spoken cluster muted on-baseline" aria-label={foot.language}>
            {languages.map((code) => (
              <a
                key={code}
                href={pathIn(code)}
                lang={intlTags[code]}
                hrefLang={hrefLang(code)}
                aria-current={code === language ? 'page' : undefined}
              >
                {shortLanguageNames[code]}
              </a>
            ))}
          </nav>
        </div>
        <p className="powered">{landing.foot}</p>
      </div>
      <ChoicesSheet choices={choices} language={language} currency={currency} texts={texts} />
    </footer>
  );
}
