import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { installPage } from '../../lib/testing/install-page.ts';
import { startModules } from '../../lib/testing/render.ts';

installPage();
const load = await startModules();
const { BalancesCard } = await load<typeof import('./balances-card.tsx')>(
  'shop/ledger/balances-card.tsx',
);
const { loadTexts } = await load<typeof import('../../lib/load-texts.ts')>('lib/load-texts.ts');
await Promise.all([loadTexts('start'), loadTexts('signedIn')]);

test('while payouts are held, the available balance does not promise one', () => {
  const draw = (isHeld: boolean) =>
    renderToStaticMarkup(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(BalancesCard, { balances: undefined, account: undefined, isHeld }),
      ),
    );
  assert.deepEqual(
    [false, true].map((isHeld) => draw(isHeld).includes('Can be paid out')),
    [true, false],
  );
});
