// Runs before the styles paint, so that a dark page never flashes white. Same-origin file: no inline script needed.
(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const theme = read('theme') || 'light';
  const dark =
    theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // What the page's script would ask for only once it runs is fetched beside it.
  const meta = (name) =>
    JSON.parse(document.querySelector(`meta[name="${name}"]`)?.content || '{}');
  const { signedOut = [], signedIn = [] } = meta('next-files');
  const texts = meta('texts');
  const [start, afterSignIn] = texts[read('language') || 'en'] || texts.en || [];
  for (const href of read('accessToken')
    ? [start, afterSignIn, ...signedIn]
    : [start, ...signedOut]) {
    if (!href) continue;
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
  }

  // The country of a first visit, which decides the language: `src/lib/first-visit.ts` takes the answer.
  const isOwnApi = Object.keys(meta('api-hosts')).length === 0;
  if (texts.en && isOwnApi && read('hasHomeReload') === null)
    window.firstVisitCountry = fetch('/api/getCountry', {
      method: 'POST',
      signal: AbortSignal.timeout(2_500),
    }).then(
      (answer) => answer.json(),
      () => undefined,
    );
})();
