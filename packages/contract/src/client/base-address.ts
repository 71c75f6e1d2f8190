export interface BaseAddressOptions {
  environment: 'development' | 'production';
  /** Host name of the page. */
  hostname: string;
  /** Path under which the development server proxies calls. */
  developmentPrefix?: string;
  /** API hosts in production by the host name of the page; `*` is the default. Without a match: the page's own origin. */
  hosts?: Readonly<Record<string, string>>;
}

/** The base address of calls: a proxy prefix in development, a host selected by host name in production. */
export function baseAddress(options: BaseAddressOptions): string {
  if (options.environment === 'development')
    return trimSlash(options.developmentPrefix ?? '/dev-api');
  const hosts = options.hosts ?? {};
  const host = Object.hasOwn(hosts, options.hostname) ? hosts[options.hostname] : hosts['*'];
  return trimSlash(host ?? '');
}

/** Joins base and address: addresses starting with http are not changed, all others get a leading slash. */
export function joinAddress(base: string, url: string): string {
  if (/^https?:/i.test(url)) return url;
  return `${base}${url.startsWith('/') ? url : `/${url}`}`;
}

const trimSlash = (text: string): string => (text.endsWith('/') ? text.slice(0, -1) : text);
