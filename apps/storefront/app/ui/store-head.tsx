import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { composeAccentCss } from '../lib/accent-css.ts';
import { storeIcon } from '../lib/page-meta.ts';
import { usePlatform } from '../lib/platform.ts';

/** What a page's head says in the store's look; the style is the page's only one, and its policy names it by hash. */
export function StoreHead({ store }: { store: StorefrontStore }) {
  const icon = storeIcon(store);
  return (
    <>
      <link rel="icon" href={icon} type="image/png" sizes="180x180" />
      <link rel="apple-touch-icon" href={icon} />
      <meta
        name="theme-color"
        content={store.accent.light.accentSoft}
        media="(prefers-color-scheme: light)"
      />
      <meta
        name="theme-color"
        content={store.accent.dark.accentSoft}
        media="(prefers-color-scheme: dark)"
      />
      <style>{composeAccentCss(store.accent)}</style>
    </>
  );
}

export function PlatformHead() {
  const { logoUrl } = usePlatform();
  return (
    <>
      {logoUrl ? (
        <link rel="icon" href={logoUrl} type="image/webp" />
      ) : (
        <link rel="icon" href="/vitrine.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={logoUrl ? '/apple-touch-icon.png' : '/vitrine-180.png'} />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e1116" media="(prefers-color-scheme: dark)" />
    </>
  );
}
