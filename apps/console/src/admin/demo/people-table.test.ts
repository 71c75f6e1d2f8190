import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();

const load = await startModules();
const { PeopleTable } = await load<typeof import('./people-table.tsx')>(
  'admin/demo/people-table.tsx',
);
const { demoKeys } =
  await load<typeof import('../../lib/query-keys/demo.ts')>('lib/query-keys/demo.ts');
const { queryClient } = await load<typeof import('../../lib/queries.ts')>('lib/queries.ts');
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn'), loadTexts('operatorPages')]);

// What is cached is kept for minutes, by a timer.
after(() => queryClient.clear());

const user = (id: number) => ({
  id: String(id),
  nickname: `Person ${id}`,
  email: `p${id}@example.com`,
});
const pages = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
  [11, 12],
].map((ids) => ({ list: ids.map(user), total: 12 }));

/** The table as it is drawn once the pages of these words have arrived. */
function draw(
  query: { keywords: string; pageNum: number },
  chosen?: { id: string; label: string },
): string {
  for (const [index, rows] of pages.entries())
    queryClient.setQueryData(demoKeys.people('person', index + 1), rows);
  queryClient.setQueryData(demoKeys.people('nobody', 1), { list: [], total: 0 });
  const none = () => undefined;
  const table = createElement(PeopleTable, {
    query,
    chosen,
    isEnabled: true,
    onQuery: none,
    onChoose: none,
  });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, table));
}
const radios = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag);

test('the rows are those of one page of the server, and the pages are counted by the server', () => {
  const html = draw({ keywords: 'person', pageNum: 2 });
  assert.deepEqual(
    radios(html).map((tag) => /aria-label="([^"]+)"/.exec(tag)?.[1]),
    [6, 7, 8, 9, 10].map((id) => `Person ${id} · p${id}@example.com`),
    'each row is chosen by a radio button that says whom it means',
  );
  assert.match(html, /ant-pagination-item-2[^"]*ant-pagination-item-active/);
  assert.match(html, /ant-pagination-item-3/);
  assert.doesNotMatch(html, /ant-pagination-item-4/);
  assert.equal(
    radios(draw({ keywords: 'person', pageNum: 3 })).length,
    2,
    'the last page has the rest',
  );
});

test('what is chosen is checked on its page only, and does not get lost on another', () => {
  const chosen = { id: '7', label: 'Person 7 · p7@example.com' };
  const isChecked = (tag: string) => /\bchecked=""/.test(tag);
  assert.deepEqual(radios(draw({ keywords: 'person', pageNum: 2 }, chosen)).map(isChecked), [
    false,
    true,
    false,
    false,
    false,
  ]);
  assert.deepEqual(radios(draw({ keywords: 'person', pageNum: 3 }, chosen)).map(isChecked), [
    false,
    false,
  ]);
});

test('without a match it says so, and the filter keeps its words', () => {
  const html = draw({ keywords: 'nobody', pageNum: 1 });
  assert.match(html, /No user matches\./);
  assert.match(html, /<input[^>]*value="nobody"/);
});
