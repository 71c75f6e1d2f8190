import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from './testing/install-page.ts';
import { startModules } from './testing/render.ts';

installPage();

const load = await startModules();
const { useDictionary } = await load<typeof import('./dictionaries.ts')>('lib/dictionaries.ts');
const { dictionaryKeys } = await load<typeof import('./query-keys/system.ts')>(
  'lib/query-keys/system.ts',
);
const { api } = await load<typeof import('./api.ts')>('lib/api.ts');
const { queryClient } = await load<typeof import('./queries.ts')>('lib/queries.ts');

// What is cached is kept for minutes, by a timer.
after(() => queryClient.clear());

function Labels({ code }: { code: string }) {
  return createElement(
    'p',
    null,
    useDictionary(code)
      .map(({ label }) => label)
      .join(', '),
  );
}
const draw = (code: string) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(Labels, { code })),
  );

test('the entries of a dictionary are found by its code in the cache, and asked for once for all codes', async ({
  mock,
}) => {
  const entry = (value: string, label: string) => ({ value, label, tagType: '' });
  let requests = 0;
  mock.method(api, 'read', async () => {
    requests += 1;
    return [];
  });
  assert.equal(draw('gender'), '<p></p>', 'nothing is known before the answer');
  queryClient.setQueryData(dictionaryKeys.valuesIn('en'), [
    {
      name: 'Gender',
      dictCode: 'gender',
      dictDataList: [entry('1', 'Male'), entry('2', 'Female')],
    },
    { name: 'Level', dictCode: 'notice_level', dictDataList: [entry('L', 'Low')] },
  ]);
  assert.equal(draw('gender'), '<p>Male, Female</p>');
  assert.equal(draw('notice_level'), '<p>Low</p>');
  assert.equal(draw('nothing'), '<p></p>');
  const queries = queryClient.getQueryCache().getAll();
  assert.equal(queries.length, 1, 'one answer holds every dictionary');
  // A page that opens observes the query of its dictionaries; what is drawn without a browser only makes it.
  const open = () =>
    new QueryObserver(queryClient, {
      ...(queries[0]?.options as { queryKey: readonly unknown[] }),
    }).subscribe(() => undefined);
  open()();
  assert.equal(requests, 0, 'the answer in the cache needs no other one');
  queryClient.clear();
  const close = [open(), open()];
  await queryClient.getQueryCache().getAll()[0]?.promise;
  close.push(open());
  assert.equal(requests, 1, 'without an answer three pages send one request');
  for (const end of close) end();
});
