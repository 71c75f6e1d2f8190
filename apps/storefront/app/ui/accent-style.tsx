import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { accentCss } from '../lib/accent-css.ts';

/** The only style in a page; the page's policy names it by its hash. */
export function AccentStyle({ accent }: { accent: StorefrontStore['accent'] }) {
  return <style>{accentCss(accent)}</style>;
}
