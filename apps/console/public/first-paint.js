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
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // The texts of the chosen language are fetched beside the page's script, which would ask for them only once it runs.
  const texts = JSON.parse(document.querySelector('meta[name="texts"]')?.content || '{}');
  const [start, signedIn] = texts[read('language') || 'en'] || texts.en || [];
  for (const href of read('accessToken') ? [start, signedIn] : [start]) {
    if (!href) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
})();
