import { defaultLanguage, intlTags, type Language, parseLanguage } from '@vitrine/contract/locales.ts';
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { languageOfRequest } from './lib/page-language.ts';
import type { MissingPlace } from './lib/store-page.ts';
import { fill, textsOf } from './texts/index.ts';
import { AccentStyle } from './ui/accent-style.tsx';
import { Picture } from './ui/picture.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';
import './styles/product.css';
import './styles/checkout.css';
import './styles/cart.css';
import './styles/landing.css';
import './styles/platform.css';

interface Said {
  language?: string;
  /** Seconds after which a page without scripts looks again by itself. */
  lookAgainSeconds?: number | null;
}

export function loader({ request }: Route.LoaderArgs) {
  return { language: languageOfRequest(request) };
}

/** What the deepest page says about itself; the root says at least the language. */
function useSaid(): { language: Language; lookAgainSeconds: number | null } {
  const said = useMatches().map((match) => match.loaderData as Said | undefined);
  return {
    language: parseLanguage(said.findLast((page) => page?.language)?.language) ?? defaultLanguage,
    lookAgainSeconds: said.at(-1)?.lookAgainSeconds ?? null,
  };
}

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The title of a page that is not there or broke; all others bring their own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (!error) return [];
  const texts = textsOf(parseLanguage((loaderData as Said | undefined)?.language) ?? defaultLanguage);
  return [{ title: isMissing(error) ? texts.missing.title : texts.failed.title }, { name: 'robots', content: 'noindex' }];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const { language, lookAgainSeconds } = useSaid();
  return (
    <html lang={intlTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/vitrine.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <script type="module" src="/storefront.js" />
        {lookAgainSeconds ? (
          <noscript>
            <meta httpEquiv="refresh" content={String(lookAgainSeconds)} />
          </noscript>
        ) : null}
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const texts = textsOf(useSaid().language);
  const place = isMissing(error) ? (error as { data?: MissingPlace | null }).data : null;
  const words = isMissing(error) ? texts.missing : texts.failed;
  const action = place ? fill(texts.order.again, { store: place.store.name }) : words.action;
  const home = place?.path ?? '/';
  return (
    <>
      {place ? <AccentStyle accent={place.store.accent} /> : null}
      <header className="plain">
        <div className="top">
          <a className="brandlet" href={home}>
            {place ? <Picture image={place.store.avatar} alt="" sizes="32px" /> : <img src="/vitrine.svg" width={32} height={32} alt="" />}
            {place?.store.name ?? 'Vitrine'}
          </a>
        </div>
      </header>
      <main className="wrap plain-page">
        <h1>{words.title}</h1>
        <p className="muted">{words.body}</p>
        <p>
          <a className="btn pri" href={isMissing(error) ? home : pathname + search}>
            {action}
          </a>
        </p>
      </main>
    </>
  );
}
