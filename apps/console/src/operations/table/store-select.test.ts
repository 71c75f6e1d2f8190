import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();
const load = await startModules();
const { StoreSelect } = await load<typeof import('./store-select.tsx')>(
  'operations/table/store-select.tsx',
);
const { useAccount } = await load<typeof import('../../lib/account.ts')>('lib/account.ts');
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

/** The filter as an operator with these permissions sees it, and the lists that it reads. */
function drawFor(perms: readonly string[]) {
  useAccount.setState({ isSignedIn: true, user: { roles: ['PACKER'], perms } as never });
  const client = new QueryClient();
  const select = createElement(StoreSelect, { value: '', onChange: () => undefined });
  const drawn = renderToStaticMarkup(createElement(QueryClientProvider, { client }, select));
  return { drawn, read: client.getQueryCache().getAll().length };
}

test('the filter of stores is neither drawn nor read for an operator who may not list stores', () => {
  assert.deepEqual(drawFor(['platform:order:query']), { drawn: '', read: 0 });
  const allowed = drawFor(['platform:order:query', 'platform:store:query']);
  assert.match(allowed.drawn, /combobox/);
  assert.ok(allowed.read > 0);
});
