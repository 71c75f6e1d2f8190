import type { StorePlace } from '../lib/not-now.ts';
import { storePaths } from '../lib/store-paths.ts';
import { textsOf } from '../texts/index.ts';
import { PlainHead } from './store-frame.tsx';

/** A page of a store that cannot be shown just now: its frame, why, and the way to try again. */
export function NotNowPage({
  store,
  language,
  pathLanguage,
  message,
  href,
}: StorePlace & { message: string; href: string }) {
  const texts = textsOf(language);
  const paths = storePaths(store.slug, pathLanguage);
  return (
    <>
      <PlainHead store={store} paths={paths} texts={texts} back={paths.home} />
      <main className="wrap">
        <div className="none">
          <h1>{texts.notNow.title}</h1>
          <p className="muted">{message}</p>
          <p>
            <a className="btn above-14 pri" href={href}>
              {texts.notNow.action}
            </a>
          </p>
        </div>
      </main>
    </>
  );
}
