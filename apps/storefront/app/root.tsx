import { defaultLanguage, intlTags, parseLanguage } from '@vitrine/contract/locales.ts';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { hostContext } from './lib/host.ts';
import type { MissingOnPlatform, MissingInStore as PlaceInStore } from './lib/missing-page.ts';
import { notNowOf, type StorePlace } from './lib/not-now.ts';
import { languageOfRequest } from './lib/page-language.ts';
import { storeOfPage } from './lib/page-store.ts';
import storefrontScript from './storefront.js?url&no-inline';
import { type StorefrontTexts, textsOf } from './texts/index.ts';
import { MissingInStore } from './ui/missing-in-store.tsx';
import { NotNowPage } from './ui/not-now-page.tsx';
import { PlatformError } from './ui/platform-error.tsx';
import { PlatformHead, StoreHead } from './ui/store-head.tsx';
import '../../../packages/styles/tokens.css';
import '../../../packages/styles/primitives.css';
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

export function loader({ request, context }: Route.LoaderArgs) {
  const { country, platform, facts } = context.get(hostContext);
  return { language: languageOfRequest(request, country), platform, facts };
}

/** What the deepest page says about itself; the root says at least the language. */
function useSaid() {
  const error = useRouteError();
  const said = useMatches().map((match) => match.loaderData as Said | undefined);
  return {
    language:
      notNowOf(error)?.language ??
      parseLanguage(said.findLast((page) => page?.language)?.language) ??
      defaultLanguage,
    lookAgainSeconds: said.at(-1)?.lookAgainSeconds ?? null,
    store: storeOfPage([...said, isRouteErrorResponse(error) ? error.data : null]),
  };
}

const isMissing = (error: unknown) =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
const isClosed = (error: unknown) => isRouteErrorResponse(error) && error.status === 410;

/** What an error page says: missing, not possible just now, or broken. */
function wordsOf(error: unknown, texts: StorefrontTexts) {
  const notNow = notNowOf(error);
  if (notNow) return { ...texts.notNow, body: notNow.message };
  if (isClosed(error)) return texts.closed;
  return isMissing(error) ? texts.missing : texts.failed;
}

/** The title of a page that is not there or broke; all others bring their own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (!error) return [];
  const texts = textsOf(
    notNowOf(error)?.language ??
      parseLanguage((loaderData as Said | undefined)?.language) ??
      defaultLanguage,
  );
  return [{ title: wordsOf(error, texts).title }, { name: 'robots', content: 'noindex' }];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const { language, lookAgainSeconds, store } = useSaid();
  return (
    <html lang={intlTags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link
          rel="preload"
          href="/fonts/inter.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
        {store ? <StoreHead store={store} /> : <PlatformHead />}
        <script type="module" src={storefrontScript} />
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
  const { language } = useSaid();
  const isLost = isMissing(error);
  const place = isLost ? (error as { data?: PlaceInStore | MissingOnPlatform | null }).data : null;
  if (place && 'store' in place) return <MissingInStore {...place} />;
  const notNow = notNowOf(error);
  if (notNow?.store)
    return (
      <NotNowPage {...(notNow as StorePlace)} message={notNow.message} href={pathname + search} />
    );
  return (
    <PlatformError
      words={wordsOf(error, textsOf(language))}
      href={isLost ? `/${language}` : pathname + search}
      language={language}
      place={place ?? null}
    />
  );
}
