/** The push services of Chrome and Edge on Android, Firefox, Safari, and Edge on Windows. */
const known = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)?push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether the operator named this service, which may then be in a private network. */
export const isConfiguredService = (endpoint: string, origins: readonly string[]): boolean =>
  origins.includes(URL.parse(endpoint)?.origin ?? '');

/** Whether we send to this address: a browser names it, so it could be anything, a server in our own network included. */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (isConfiguredService(endpoint, origins)) return true;
  return (
    url.protocol === 'https:' && url.port === '' && known.some((host) => host.test(url.hostname))
  );
}
