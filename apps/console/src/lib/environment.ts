/** What the server wrote into the page. */
const meta = (name: string): string =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

function readMap(text: string): Record<string, string> {
  return text ? (JSON.parse(text) as Record<string, string>) : {};
}

export const isDevelopment = import.meta.env?.DEV === true;

/** Store hosts by the host name of the page (`*` is the rest), from `API_HOSTS`. Empty: the page's own origin. */
export const apiHosts = readMap(meta('api-hosts'));

/** Mobile sites of other brands by the host name of the page, from `BRAND_MOBILE_SITES`. */
export const brandMobileSites = readMap(meta('brand-mobile-sites'));

/** True if this installation has the demo pages (`DEMO_PAGES`). */
export const hasDemoPages = meta('demo-pages') === 'on';

/** The mobile site of this installation; empty means port 8081 of this host. */
export const configuredMobileSite = (): string => meta('mobile-site');
