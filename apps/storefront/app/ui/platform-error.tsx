import type { Language } from '@vitrine/contract/locales.ts';
import type { MissingOnPlatform } from '../lib/missing-page.ts';
import { textsOf } from '../texts/index.ts';
import { PlatformFoot, PlatformNav } from './platform-frame.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { StoreCards } from './store-cards.tsx';

interface PlatformErrorProps {
  words: { title: string; body: string; action: string };
  href: string;
  language: Language;
  place: MissingOnPlatform | null;
}

/** A page of the platform's own that is missing or did not load, with stores to go on to. */
export function PlatformError({ words, href, language, place }: PlatformErrorProps) {
  const { landing } = textsOf(language);
  return (
    <div className="land">
      {place ? (
        <PlatformNav frame={place.frame} hasStores={place.stores.length > 0} />
      ) : (
        <header className="plain">
          <div className="top">
            <PlatformMark href={`/${language}`} />
          </div>
        </header>
      )}
      <main className="wrap">
        <div className="none">
          <h1>{words.title}</h1>
          <p className="muted">{words.body}</p>
          <p>
            <a className="btn above-14 pri" href={href}>
              {words.action}
            </a>
          </p>
        </div>
        {place?.stores.length ? (
          <section className="sect lost">
            <h2>{landing.stores}</h2>
            <StoreCards stores={place.stores} language={language} />
          </section>
        ) : null}
      </main>
      {place ? (
        <PlatformFoot frame={place.frame} pathIn={(code) => `/${code}`} />
      ) : (
        <footer className="foot">
          <p className="wrap powered">{landing.foot}</p>
        </footer>
      )}
    </div>
  );
}
