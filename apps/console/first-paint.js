// Runs inside the page before anything else of it. `first-files.ts` writes it into the page; the server allows it by its hash.
(() => {
  const attempt = (task) => {
    try {
      return task();
    } catch {}
  };
  const { documentElement, head } = document;
  const tab = attempt(() => sessionStorage);
  // A store that is seen as its owner keeps all in its tab.
  const isView = tab?.storeView;
  const kept = isView ? tab : (attempt(() => localStorage) ?? {});
  const { accessToken, storeCurrency, theme, currency, language = 'en' } = kept;
  const meta = (name) => document.querySelector(`meta[name=${name}]`)?.content || '{}';
  const { texts = {}, before, after, calls, pages, bare } = JSON.parse(meta('next-files'));
  const path = location.hash.match(/^#(\/[^?]+)/)?.[1] ?? '/index';

  // The frame of the page, before its styles and scripts are there: `bones.css` draws it by these.
  Object.assign(documentElement.dataset, {
    theme:
      theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme:dark)').matches)
        ? 'dark'
        : 'light',
    size: kept.size,
    frame: accessToken ? (bare?.includes(path) ? '' : PHONE || kept.layout) : 'out',
  });
  if (!PHONE) documentElement.dataset.side = kept.sidebarStatus;
  // The last figures of the phone's home (`mobile/last-shown.ts`).
  else if (/home|index/.test(path)) documentElement.style = kept.lastShown ?? '';
  const [start, home, others] = texts[language] || texts.en || [];
  if (!start) return;

  // What the page's script would ask for only once it runs is fetched beside it.
  const page = (storeCurrency && pages[path]) || { files: [], calls: [] };
  for (const href of accessToken
    ? [start, home, ...(page.isHome ? [] : [others]), ...after, ...page.files]
    : [start, ...before])
    head.insertAdjacentHTML(
      'beforeend',
      `<link crossorigin href=${href} rel=${href.endsWith('css') ? 'preload as=style' : 'modulepreload'}>`,
    );
  if (meta('api-hosts') !== '{}') return;

  // The country of a first visit, which decides the language: `src/lib/first-visit.ts` takes the answer.
  if (!kept.hasHomeReload)
    window.firstVisitCountry = fetch('/api/getCountry', {
      method: 'POST',
      signal: AbortSignal.timeout(2_500),
    }).then((answer) => answer.json(), attempt);

  // The first calls, as the client sends them: `src/lib/early-calls.ts` takes the responses.
  const claims = attempt(() =>
    JSON.parse(
      atob(accessToken.split('.')[1].replace(/[-_]/g, (sign) => (sign > 'A' ? '/' : '+'))),
    ),
  );
  // A token that is about to end is renewed before the first call.
  if (isView || !(claims?.exp > Date.now() / 1_000 + 70)) return;
  const local = attempt(() => JSON.parse(kept.country).currency_jc) ?? 'USD';
  const shown = currency || (kept.countryChosen ? local : storeCurrency || local);
  const isChinese = language === 'zh-cn';
  const headers = {
    lang: isChinese ? 'en' : language,
    currencyjc: shown === 'USD' ? 'USD1' : shown,
    authorization: accessToken,
  };
  const early = {};
  window.earlyCalls = early;
  // A person who was not here before may not be allowed more than the first.
  for (const call of storeCurrency == null ? [calls[0]] : [...calls, ...page.calls]) {
    const url = isChinese ? `${call + (call.includes('?') ? '&' : '?')}lang=zh-cn` : call;
    const answer = fetch(url, { headers });
    answer.catch(attempt);
    early[url] = { headers, answer };
  }
})();
