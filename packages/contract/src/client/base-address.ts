export interface BaseAddressOptions {
  environment: 'development' | 'production';
  /** Host name of the page. */
  hostname: string;
  /** Path under which the development server passes calls on. */
  developmentPrefix?: string;
  /** Production store hosts by the host name of the page; `*` is the rest. Without a match: the page's own origin. */
  hosts?: Readonly<Record<string, string>>;
}

/** Where calls go: a proxy prefix in development, a host chosen by host name in production. */
export function baseAddress(options: BaseAddressOptions): string {
  if (options.environment === 'development') return trimSlash(options.developmentPrefix ?? '/dev-api');
  const hosts = options.hosts ?? {};
  const host = Object.hasOwn(hosts, options.hostname) ? hosts[options.hostname] : hosts['*'];
  return trimSlash(host ?? '');
}

/** Joins base and address: addresses starting with http are kept, all others get a leading slash. */
export function joinAddress(base: string, url: string): string {
  if (/^https?:/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? url : `/${url}`}`;
}

const trimSlash = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);
