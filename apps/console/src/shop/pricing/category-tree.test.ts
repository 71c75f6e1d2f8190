import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();
const load = await startModules();
const { CategoryTree } = await load<typeof import('./category-tree.tsx')>(
  'shop/pricing/category-tree.tsx',
);
const { priceKeys } = await load<typeof import('../../lib/query-keys/prices.ts')>(
  'lib/query-keys/prices.ts',
);
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

test('the categories of the first level can be read and chosen before the tree that folds has loaded', () => {
  const category = { productCount: 12, percentage: null, isChosen: true, joinsNew: true };
  const client = new QueryClient();
  client.setQueryData(priceKeys.categories, {
    productCount: 42,
    list: [
      {
        ...category,
        id: '7',
        name: 'Kitchen',
        children: [{ ...category, id: '8', name: 'Pans', children: [] }],
      },
    ],
  });
  const markup = renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(CategoryTree, { chosen: '7', onChoose: () => undefined }),
    ),
  );
  assert.match(markup, /<button[^>]*aria-current="true"[^>]*>Kitchen<\/button>/);
  assert.match(markup, /<button[^>]*>All products<\/button>.*42/);
  assert.doesNotMatch(markup, /skeleton|Pans/);
});
