/** What was set when the console was built, and what the server wrote into the page. */
const environment = import.meta.env ?? {};

function readMap(text: unknown): Record<string, string> {
  if (typeof text !== 'string' || !text) return {};
  return JSON.parse(text) as Record<string, string>;
}

export const isDevelopment = environment.DEV === true;

/** Store hosts by the host name of the page (JSON; `*` is the rest). Empty: the page's own origin. */
export const apiHosts = readMap(environment.VITE_API_HOSTS);

/** Mobile sites of other brands by the host name of the page (JSON). */
export const brandMobileSites = readMap(environment.VITE_BRAND_MOBILE_SITES);

/** The mobile site of this installation, written into the page by the server; empty means port 8081 of this host. */
export const configuredMobileSite = (): string => document.querySelector<HTMLMetaElement>('meta[name="mobile-site"]')?.content ?? '';
