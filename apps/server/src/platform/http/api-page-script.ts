/** The page's only script: filters the rows, and opens the row named by the URL's hash in browsers that do not do that themselves. */
export const pageScript = `const search = document.querySelector('input[type=search]');
const rows = [...document.querySelectorAll('details')];
const count = document.querySelector('output');
search.hidden = false;
function find() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const row of rows) {
    const text = row.dataset.name.toLowerCase() + ' ' + row.querySelector('summary').textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) found += 1;
  }
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('details:not([hidden])');
  count.textContent = words.length ? String(found) : '';
}
function open() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const row = target && target.closest('details');
  if (!row) return;
  row.open = true;
  row.scrollIntoView();
}
search.addEventListener('input', find);
addEventListener('hashchange', open);
open();
`;
