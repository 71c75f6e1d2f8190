// Runs before the styles paint, so that a dark page never flashes white. Same-origin file: no inline script needed.
(() => {
  let theme = 'light';
  try {
    theme = localStorage.getItem('theme') || 'light';
  } catch {}
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
