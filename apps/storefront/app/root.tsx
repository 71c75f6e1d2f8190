import { defaultLanguage, intlTags, parseLanguage } from '@vitrine/contract/locales.ts';
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches, useRouteError } from 'react-router';
import { textsOf } from './texts/index.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';
import './styles/product.css';
import './styles/checkout.css';
import './styles/landing.css';

/** The language of the deepest page that says one; pages without (missing, failed) take the default. */
function usePageLanguage() {
  const spoken = useMatches()
    .map((match) => (match.loaderData as { language?: string } | undefined)?.language)
    .filter((language) => language !== undefined);
  return parseLanguage(spoken.at(-1)) ?? defaultLanguage;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = usePageLanguage();
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
        <script type="module" src="/storefront.js" async />
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
  const texts = textsOf(usePageLanguage());
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="wrap plain-page">
      <h1>{isMissing ? texts.missing.title : texts.failed.title}</h1>
      <p className="muted">{isMissing ? texts.missing.body : texts.failed.body}</p>
      <p>
        <a className="btn sec" href={isMissing ? '/' : ''}>
          {isMissing ? texts.missing.action : texts.failed.action}
        </a>
      </p>
    </main>
  );
}
